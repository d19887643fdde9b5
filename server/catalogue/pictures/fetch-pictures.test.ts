import { asc, eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { articlePictures, articles } from '../../database/schema/catalogue.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { bordersOf } from '../../guarded-fetch/destinations.ts';
import { createGuardedFetch } from '../../guarded-fetch/guarded-fetch.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createArticle } from '../../testing/builders.ts';
import { hold } from '../../testing/databases/hold.ts';
import { startShop, type TestShop } from '../../testing/shop.ts';
import { importFeed } from '../imports/import-feed.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { takeWanted } from './take-wanted.ts';
import { wantFirstPictures } from './want-pictures.ts';

let testApp: TestApp;
let shop: TestShop;
let isShopClosed: boolean;
const warnings: object[] = [];
beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#6ec1e4' } })
    .jpeg()
    .toBuffer();
  shop = await startShop((path, response) => {
    if (path === '/robots.txt') return response.writeHead(404).end();
    if (isShopClosed || path.startsWith('/gone')) return response.writeHead(404).end();
    if (path === '/inside.jpg') return response.writeHead(302, { location: 'http://127.0.0.1:1/x.jpg' }).end();
    return response.end(path.startsWith('/page') ? '<!doctype html>' : jpeg);
  });
  testApp = await startTestApp({ fetchAllowHosts: [shop.host] });
});
afterAll(async () => {
  await testApp.close();
  await shop.close();
});
beforeEach(async () => {
  await testApp.context.database.delete(articles);
  isShopClosed = false;
  shop.visits.length = 0;
  warnings.length = 0;
});

async function work() {
  const fetchGuarded = createGuardedFetch({
    borders: bordersOf([shop.host]),
    contact: 'https://cigogne.example/contact',
  });
  const log = { warn: (details: object) => warnings.push(details) };
  await fetchPictures(testApp.context, fetchGuarded, log, { turnMs: 20_000, hostRestsMs: 1 });
}

const article = (image: string, title = image) =>
  createArticle(testApp, { title, imageUrl: `${shop.origin}${image}`, category: 'sleep' });

function waiting() {
  return testApp.context.database.select().from(articlePictures).orderBy(asc(articlePictures.imageUrl));
}

async function showAll() {
  return (await testApp.request('GET /catalog/')).json<{ id: number; img_path: string | null }[]>();
}

it('The picture of an article comes into our store once somebody has looked at it, and one for all that share it', async () => {
  const [one, other] = [await article('/doudou.jpg'), await article('/doudou.jpg')];
  await createArticle(testApp, { imageUrl: null });
  expect((await showAll()).map(({ img_path }) => img_path)).toEqual([null, null, null]);
  await vi.waitUntil(async () => (await waiting()).length === 2, { timeout: 10_000 });
  await work();
  const shown = new Map((await showAll()).map(({ id, img_path }) => [id, img_path]));
  expect(shown.get(one.id)).toMatch(/^item\/[\da-f]{32}-800x600-[\da-f]{12}\.webp$/);
  expect([await waiting(), new Set([one, other].map(({ id }) => shown.get(id))).size]).toEqual([[], 1]);
  expect(shop.visits.filter((path) => path === '/doudou.jpg')).toHaveLength(1);
  expect((await testApp.app.inject(`/images/${shown.get(one.id)}`)).statusCode).toBe(200);
});

it('A failure is remembered: retried later, or never if it is not a picture', async () => {
  for (const image of ['/gone.jpg', '/inside.jpg', '/page.jpg']) await article(image);
  await wantFirstPictures(testApp.context);
  await work();
  const rows = await waiting();
  expect(rows.map(({ tries, reason, nextTryAt }) => [tries, reason, nextTryAt !== null])).toEqual([
    [1, 'PICTURE_NOT_FETCHED', true],
    [1, 'PICTURE_NOT_FETCHED', true],
    [1, 'UNSUPPORTED_MEDIA_TYPE', false],
  ]);
  const visits = shop.visits.length;
  await wantFirstPictures(testApp.context);
  await work();
  expect(shop.visits.length).toBe(visits);
  for (let tries = 1; tries < 6; tries += 1) {
    await testApp.context.database.execute(
      sql`update article_pictures set next_try_at = now() where next_try_at > now()`,
    );
    await work();
  }
  expect((await waiting()).map(({ tries, nextTryAt }) => [tries, nextTryAt])).toEqual([
    [5, null],
    [5, null],
    [1, null],
  ]);
});

it('A shop that refuses is left alone, and asked again once the picture differs', async () => {
  isShopClosed = true;
  const all = await Promise.all(Array.from({ length: 9 }, (_, nth) => article(`/${nth}.jpg`)));
  await wantFirstPictures(testApp.context);
  await work();
  expect(shop.visits.filter((path) => path.endsWith('.jpg')).length).toBeLessThan(8);
  expect(warnings).toContainEqual({ host: shop.host, reason: 'PICTURE_NOT_FETCHED' });
  isShopClosed = false;
  const ids = all.map(({ id }) => id);
  await testApp.context.database
    .update(articles)
    .set({ imageUrl: `${shop.origin}/neu.jpg` })
    .where(inArray(articles.id, ids));
  await wantFirstPictures(testApp.context);
  await work();
  expect((await showAll()).filter(({ img_path }) => img_path)).toHaveLength(9);
});

it('A feed with a new picture of an article removes our old one, with another title alone it does not', async () => {
  const read = (image: string, title = 'Doudou') => {
    async function* bytes() {
      yield Buffer.from(`id,title,link,image link\n1,${title},https://b.example/1,${shop.origin}${image}\n`);
    }
    return importFeed(testApp.connection, { name: 'images', bytes: bytes() });
  };
  await read('/a.jpg');
  await wantFirstPictures(testApp.context);
  await work();
  const [before] = await showAll();
  await read('/a.jpg', 'Doudou gris');
  expect(await showAll()).toEqual([{ ...before, title: 'Doudou gris' }]);
  await read('/b.jpg');
  expect((await showAll())[0]?.img_path).toBeNull();
  const isOld = eq(pictures.imagePath, before?.img_path ?? '');
  expect(await testApp.context.database.$count(pictures, isOld)).toBe(1);
});

it('An import of articles that share a picture, and the picture that comes for them, do not stand in each other’s way', async () => {
  const read = (ids: number[], title: string) => {
    const lines = ids.map((id) => `${id},${title} ${id},https://b.example/${id},${shop.origin}/shared.jpg\n`);
    async function* bytes() {
      yield Buffer.from(`id,title,link,image link\n${lines.join('')}`);
    }
    return importFeed(testApp.connection, { name: 'shared', bytes: bytes() });
  };
  await read([1, 2, 3], 'Doudou');
  await wantFirstPictures(testApp.context);
  const held = await hold(testApp, sql`select from articles where title = 'Doudou 2' for update`);
  const working = work();
  await held.waiting(1);
  const importing = read([3, 1, 2], 'Peluche');
  await held.waiting(2);
  await held.release();
  expect(await importing).toMatchObject({ changed: 3 });
  await working;
  expect((await showAll()).filter(({ img_path }) => img_path)).toHaveLength(3);
});

it('Two nodes that claim a picture of several articles at the same moment both go on', async () => {
  for (let nth = 0; nth < 3; nth += 1) await article('/shared.jpg');
  await wantFirstPictures(testApp.context);
  const { database } = testApp.context;
  const first = sql`(select article_id from article_pictures order by ctid limit 1)`;
  // The others are due one after the other, so each node begins with another one.
  await database.execute(sql`update article_pictures set next_try_at = now() - article_id * interval '1 microsecond'`);
  const held = await hold(testApp, sql`select from article_pictures where article_id = ${first} for update`);
  const node = () => takeWanted(testApp.context, { hostRestsMs: 1, restsUntil: new Map(), failures: new Map() });
  const one = node();
  await held.waiting(1);
  const other = node();
  await held.waiting(2);
  await held.release();
  // Whoever gave way finds that the other has claimed them all.
  expect(await Promise.all([one, other])).toContainEqual(expect.objectContaining({ articleIds: expect.any(Array) }));
});
