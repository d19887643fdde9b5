import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pictures } from '../database/schema/pictures.ts';
import { cleanUp } from '../farewells/clean-up.ts';
import { bordersOf } from '../guarded-fetch/destinations.ts';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { daysAgo } from '../testing/old-rows.ts';
import { startShop, type TestShop } from '../testing/shop.ts';
import { refreshBlog } from './refresh-blog.ts';

let blog: TestShop;
let testApp: TestApp;
let photo: Buffer;
let feed: (response: ServerResponse) => unknown;
const warnings: string[] = [];
/** The answer with a picture that has not come yet. */
let slow: ServerResponse | null = null;

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#6ec1e4' } })
    .jpeg()
    .toBuffer();
  blog = await startShop((path, response) => {
    if (path === '/feed') feed(response);
    else if (path === '/slow.jpg') slow = response;
    else if (path.endsWith('.jpg')) response.end(photo);
    else response.writeHead(404).end();
  });
  const feedUrl = `${blog.origin}/feed`;
  testApp = await startTestApp({ fetchAllowHosts: [blog.host], blog: { feedUrl, url: blog.origin } });
});
beforeEach(() => {
  warnings.length = 0;
});
afterAll(async () => {
  await testApp.close();
  await blog.close();
});

const refresh = () => {
  const guest = { borders: bordersOf([blog.host]), contact: 'http://localhost/contact' };
  // A busy machine is no slow blog.
  const fetchGuarded = createGuardedFetch(guest, { ms: 60_000, patienceMs: 60_000 });
  return refreshBlog(testApp.context, fetchGuarded, {
    warn: ({ reason }: { reason?: string }) => warnings.push(String(reason)),
  });
};
const articles = async (query = '') => (await testApp.request(`GET /blog${query}`)).json();
const send = (text: string) => {
  feed = (response) => response.end(text);
};

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title>${items}</channel></rss>`;
const item = (name: string, more = '') =>
  `<item><title>${name} &amp; co</title><link>/${name}</link><guid>${name}</guid><dc:creator>Camille</dc:creator><category>Grossesse</category>${more}</item>`;
const VALISE = `<content:encoded><![CDATA[<script>alert(1)</script><p>Que mettre <b>dedans</b>&nbsp;?</p><img src="/valise.jpg">]]></content:encoded>`;

it('reads RSS articles as plain text, with a picture in our store', async () => {
  send(rss(item('valise', VALISE).replace('/valise<', `${blog.origin}/valise<`)));
  await refresh();
  const [article] = await articles();
  expect(article).toEqual({
    guid: 'valise',
    title: 'valise & co',
    creator: 'Camille',
    contentSnippet: 'Que mettre dedans ?',
    categories: ['Grossesse'],
    featured_image: expect.stringMatching(/^blog\/[\da-f]{32}-900x600-/),
    link: `${blog.origin}/valise`,
  });
  expect((await testApp.app.inject(`/images/${article.featured_image}`)).statusCode).toBe(200);
});

it('fetches a picture once, keeps it while an article shows it, and lets it go after', async () => {
  await refresh();
  expect(blog.visits.filter((path) => path === '/valise.jpg')).toHaveLength(1);
  const [{ featured_image: path }] = await articles();
  const passDays = () => testApp.context.database.update(pictures).set({ unusedSince: daysAgo(8) });
  await passDays();
  await cleanUp(testApp.context);
  expect((await testApp.app.inject(`/images/${path}`)).statusCode).toBe(200);
  send(rss('<item><title>Autre</title><link>https://blog.example/autre</link></item>'));
  await refresh();
  await passDays();
  await cleanUp(testApp.context);
  expect((await testApp.app.inject(`/images/${path}`)).statusCode).toBe(404);
});

it('shows the texts while a picture is still on its way', async () => {
  send(
    rss(
      `<item><title>Lente</title><link>${blog.origin}/lente</link><description>&lt;img src="/slow.jpg"&gt;</description></item>`,
    ),
  );
  const refreshing = refresh();
  await vi.waitUntil(() => slow, { timeout: 60_000 });
  expect(await articles()).toMatchObject([{ title: 'Lente', featured_image: null }]);
  slow?.end(photo);
  await refreshing;
  expect(await articles()).toMatchObject([{ title: 'Lente', featured_image: expect.stringMatching(/^blog\//) }]);
});

it('takes twenty pictures at a time, and those that cannot be had keep no other waiting for ever', async () => {
  const broken = Array.from({ length: 30 }, (_, number) => `/none-${number}.png`);
  const stories = [...broken, '/lit.jpg'].map((path) => item(path.slice(1, -4), VALISE.replace('/valise.jpg', path)));
  send(rss(stories.join('').replaceAll('<link>/', `<link>${blog.origin}/`)));
  blog.visits.length = 0;
  await refresh();
  expect(blog.visits.filter((path) => /^\/(none|lit)/.test(path))).toHaveLength(20);
  const isThere = async () =>
    (await articles('?limit=50')).some(({ featured_image }: { featured_image: string | null }) => featured_image);
  // One in three stays without it each time: after sixty, one in 10^29.
  for (let times = 0; times < 60 && !(await isThere()); times += 1) await refresh();
  expect(await isThere()).toBe(true);
});

it('reads Atom, nine by nine', async () => {
  const entries = Array.from(
    { length: 20 },
    (_, index) =>
      `<entry><id>urn:${index}</id><title>Article ${index}</title><link href="https://blog.example/${index}"/><summary>Bref</summary></entry>`,
  );
  send(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>B</title>${entries.join('')}</feed>`);
  await refresh();
  expect((await articles('?skip=9&limit=9')).map(({ title }: { title: string }) => title)).toEqual(
    Array.from({ length: 9 }, (_, index) => `Article ${index + 9}`),
  );
  const { headers } = await testApp.request('GET /blog?limit=1');
  expect(headers['x-total-count']).toBe('20');
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ['away', (response) => response.destroy()],
  ['broken', (response) => response.end('<rss><channel><item><title>x')],
  ['no feed', (response) => response.end('<!doctype html><title>404</title>')],
  ['nothing', (response) => response.end()],
  ['refused', (response) => response.writeHead(500).end()],
  ['huge', (response) => response.end(Buffer.alloc(6_000_000, '<item>'))],
  [
    'a bomb of gzip',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  ],
  [
    'a bomb of entities',
    (response) =>
      response.end(
        `<!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}">${'bcdefghij'
          .split('')
          .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
          .join('')}]>${rss(item('&j;'))}`,
      ),
  ],
  ['endlessly deep', (response) => response.end(`<rss><channel>${'<item>'.repeat(500_000)}`)],
  ['inside', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
])('leaves the articles as they were when the feed is %s', async (_what, answer) => {
  const before = await articles();
  feed = answer;
  await refresh();
  expect(await articles()).toEqual(before);
  expect(warnings).toHaveLength(1);
});

it('accepts no invalid link and no markup', async () => {
  send(
    rss(
      `<item><title>Mauvais</title><link>javascript:alert(1)</link></item>
       <item><title>&lt;b&gt;Bon&lt;/b&gt;\u202E</title><link>https://blog.example/bon</link><description>&lt;img src=x onerror=alert(1)&gt;Texte</description></item>`,
    ),
  );
  await refresh();
  const [article, ...others] = await articles();
  expect(others).toEqual([]);
  expect(article).toMatchObject({ link: 'https://blog.example/bon', contentSnippet: 'Texte', featured_image: null });
});

it('is absent if no feed is configured', async () => {
  const without = await startTestApp();
  expect((await without.request('GET /blog')).json()).toEqual([]);
  expect((await without.request('GET /config')).json().blog_url).toBeNull();
  await without.close();
});
