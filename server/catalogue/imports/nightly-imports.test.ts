import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleCounts, articles, catalogueImports } from '../../database/schema/catalogue.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { startShop, type TestShop } from '../../testing/shop.ts';
import { importNightly } from './nightly-imports.ts';

const FEED = 'id,title,link,price\n1,Doudou,https://boutique.example/1,10\n';

function* forEver(text: string): Generator<string> {
  for (;;) yield text;
}

/** What a shop may answer in place of its feed, and why that is not one. */
const HOSTILE: Record<string, [(response: ServerResponse) => unknown, string]> = {
  '/inside': [(response) => response.writeHead(302, { location: 'http://127.0.0.1:1/feed' }).end(), 'UNREACHABLE'],
  '/metadata': [(response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), 'UNREACHABLE'],
  '/file': [(response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(), 'UNREACHABLE'],
  '/circle': [(response) => response.writeHead(302, { location: '/circle' }).end(), 'UNREACHABLE'],
  '/away': [(response) => response.writeHead(503).end(), 'UNREACHABLE'],
  '/bomb': [
    (response) => response.end(gzipSync(Buffer.alloc(80 * 1024 * 1024, `${'a'.repeat(90_000)},b\n`))),
    'TOO_LARGE',
  ],
  '/endless': [(response) => Readable.from(forEver('a'.repeat(65_536))).pipe(response), 'ENDLESS'],
  '/cut': [
    (response) => {
      response.writeHead(200, { 'content-length': 1_000_000 }).write(FEED);
      setTimeout(() => response.destroy(), 50);
    },
    'UNREACHABLE',
  ],
  '/page': [(response) => response.end('<!doctype html><title>Connexion</title>'), 'NO_FEED'],
};

let testApp: TestApp;
let shop: TestShop;
let feed = FEED;
beforeAll(async () => {
  shop = await startShop((path, response) => {
    const [answer] = HOSTILE[path.replace('?key=secret', '')] ?? [];
    if (answer) answer(response);
    else response.end(path.startsWith('/fine') ? FEED : feed);
  });
  testApp = await startTestApp({ fetchAllowHosts: [shop.host] });
});
afterAll(async () => {
  await testApp.close();
  await shop.close();
});

async function importAll(names: string[]) {
  const { context, connection } = testApp;
  await context.database.delete(catalogueImports);
  const config = {
    ...context.config,
    catalogueFeeds: names.map((name) => ({ name, url: `${shop.origin}${name}?key=secret` })),
  };
  const told: object[] = [];
  const log = { info: (facts: object) => told.push(facts), warn: (facts: object) => told.push(facts) };
  await importNightly({ ...context, config }, connection, log);
  const records = await context.database.select().from(catalogueImports).orderBy(asc(catalogueImports.id));
  return { records, told };
}

it('Feeds of the configuration come every night, whatever the others are; a hostile one changes nothing, and its key is told nowhere', async () => {
  const names = ['/good', ...Object.keys(HOSTILE), '/other'];
  const { records, told } = await importAll(names);
  expect(records.map(({ feed, reason }) => [feed, reason])).toEqual(
    names.map((name) => [name, HOSTILE[name]?.[1] ?? null]),
  );
  expect(JSON.stringify([records, told])).not.toContain('secret');
  expect(await testApp.context.database.$count(articles)).toBe(2);
  expect(await testApp.context.database.select().from(articleCounts)).toEqual([
    { shop: 'boutique.example', category: 'sleep', articles: 2 },
  ]);
}, 60_000);

it('The next night brings new prices, and marks what is gone', async () => {
  feed = 'id,title,link,price\n2,Hochet,https://boutique.example/2,5\n';
  await importAll(['/good']);
  const rows = await testApp.context.database
    .select()
    .from(articles)
    .orderBy(asc(articles.title), asc(articles.itemKey));
  expect(rows.map(({ title, priceCents, vanishedAt }) => [title, priceCents, vanishedAt !== null]).sort()).toEqual([
    ['Doudou', 1000, false],
    ['Doudou', 1000, true],
    ['Hochet', 500, false],
  ]);
});

it('A feed that fails in a way that nobody foresaw is told to the operator, and the others come', async () => {
  const { database } = testApp.context;
  feed = 'id,title,link,price\n1,Surprise,https://boutique.example/surprise,5\n';
  await database.execute(sql`alter table articles add constraint no_surprise check (title <> 'Surprise')`);
  const { records, told } = await importAll(['/surprise', '/fine']);
  expect(records.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'FAILED'],
    ['done', null],
  ]);
  expect(told[0]).toMatchObject({ feed: '/surprise', err: { constraint: 'no_surprise' } });
  const counts = await database.select().from(articleCounts);
  expect(counts.reduce((sum, count) => sum + count.articles, 0)).toBe(3);
});
