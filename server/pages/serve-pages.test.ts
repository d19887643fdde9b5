import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURES } from '#contract/endpoint.ts';
import { paths } from '#contract/pages.ts';
import { readRates } from '#contract/rate-limits.ts';
import type { PageContext } from '#web/data/page-context.ts';
import { buildApp } from '../app.ts';
import { type DatabaseConnection, openDatabase } from '../database/client.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../testing/builders.ts';
import { administrate } from '../testing/databases/database.ts';
import { servePages } from './serve-pages.ts';

let renders = 0;
let beforeRender: Promise<unknown> = Promise.resolve();

// A registry's page says what the API says of it.
vi.mock('./web-client.ts', () => ({
  builtClient: async () => ({
    async render(request: Request, { fetchApi }: PageContext) {
      renders += 1;
      await beforeRender;
      const name = new URL(request.url).pathname.split('/')[2];
      const answer = await fetchApi(`/api/v1/birthregistry/shortlink/${name}`, { method: 'GET', headers: {} });
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(`<p>${await answer.text()}</p>`, { status: answer.ok ? 200 : 500, headers });
    },
  }),
}));

let testApp: TestApp;
/** Two processes on one database. */
let here: Node;
let there: Node;
beforeAll(async () => {
  testApp = await startTestApp({ features: { ...FEATURES, langSelectorFeature: true } });
  here = await startNode();
  there = await startNode();
});
afterAll(async () => {
  for (const node of [here, there]) await node.stop();
  await testApp.close();
});
beforeEach(() => {
  renders = 0;
});

interface Node {
  app: FastifyInstance;
  connection: DatabaseConnection;
  stop(): Promise<void>;
}

async function startNode(rates = 'off'): Promise<Node> {
  const connection = await openDatabase({ databaseUrl: testApp.databaseUrl, dataDir: '' });
  const config = { ...testApp.context.config, rates: readRates(rates) };
  const app = await buildApp({ ...testApp.context, config, database: connection.database }, { pages: servePages });
  await app.ready();
  return {
    app,
    connection,
    async stop() {
      await app.close();
      await connection.close();
    },
  };
}

async function newRegistry() {
  const registry = await createOnlineRegistry(testApp);
  const wish = await createWish(testApp, { registryId: registry.id, quantity: 20 });
  return { wishId: wish.id, url: paths.publicRegistry(registry.name) };
}

async function bookAt({ app }: Node, wishId: number, name: string): Promise<void> {
  const payload = [bookingPayload({ first_name: name, wishes_ids: [wishId] })];
  const answer = await app.inject({ method: 'POST', url: '/api/v1/booking/multi', payload });
  expect(answer.statusCode).toBe(201);
}

function open({ app }: Node, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

describe('the page of a list', () => {
  it('is rendered once for all who ask at the same time, and for those after them', async () => {
    const { url } = await newRegistry();
    const pages = await Promise.all(Array.from({ length: 20 }, () => open(here, url)));
    await open(here, url);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(renders).toBe(1);
  });

  it('shows what its reader has just booked, every time', async () => {
    const { url, wishId } = await newRegistry();
    for (let turn = 0; turn < 15; turn += 1) {
      await bookAt(here, wishId, `Jeanne-${turn}`);
      expect((await open(here, url)).body).toContain(`Jeanne-${turn}"`);
    }
  });

  it('shows what was booked at another node, soon', async () => {
    const { url, wishId } = await newRegistry();
    await open(here, url);
    await bookAt(there, wishId, 'Odette');
    await vi.waitUntil(async () => (await open(here, url)).body.includes('Odette'), { timeout: 5000, interval: 10 });
  });

  it('shows what was booked at another node while nobody could tell us', async () => {
    const { url, wishId } = await newRegistry();
    await open(here, url);
    await hangUpListeners();
    await bookAt(there, wishId, 'Lucette');
    await vi.waitUntil(async () => (await open(here, url)).body.includes('Lucette'), { timeout: 5000, interval: 10 });
    await vi.waitUntil(async () => (await countListeners()) === 2, { timeout: 10_000 });
  });

  it('comes as its reader can take it, and caches are told what that depends on', async () => {
    const { url } = await newRegistry();
    const plain = await open(here, url);
    const br = await open(here, url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await open(here, url, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('accept-encoding, cookie');
    const again = await open(here, url, { 'if-none-match': String(br.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers.vary).toBe('accept-encoding, cookie');
    expect(renders).toBe(1);
  });

  it('is rendered once however its address is spelled, and however it is sent', async () => {
    const { url } = await newRegistry();
    const { body } = await open(here, url);
    for (const spelling of [`${url}/`, url.toUpperCase(), url.replace('my', '%6dy')]) {
      const { statusCode, headers } = await open(here, `${spelling}?x=1`);
      expect([statusCode, headers.location]).toEqual([301, `${url}?x=1`]);
    }
    const plain = await open(here, url, { 'accept-encoding': 'identity' });
    expect(plain.body).toBe(body);
    expect(renders).toBe(1);
  });

  it('that is nobody’s is not kept', async () => {
    await open(here, paths.publicRegistry('nobody-has-this'));
    await open(here, paths.publicRegistry('nobody-has-this'));
    expect(renders).toBe(2);
  });
});

describe('who asks for too much', () => {
  let limited: Node;
  afterEach(() => limited.stop());

  it.each([
    ['of what does not exist', 'miss=2/1h', paths.publicRegistry('nobody-has-this')],
    ['of pages', 'page=2/1h', '/contact'],
    ['that must be made anew', 'making=1/1h', `${paths.publicRegistry('nobody-has-this')}?q=x`],
  ])('%s reads kind words', async (_what, rates, address) => {
    limited = await startNode(rates);
    const { url } = await newRegistry();
    for (let turn = 0; turn < 2; turn += 1) await open(limited, address);
    const answer = await open(limited, url, { cookie: 'x=1; __Host-lang=de' });
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('<h1>Einen Moment</h1>');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  });

  it('still gets what is kept', async () => {
    limited = await startNode('making=50/1h');
    const { url } = await newRegistry();
    expect((await open(limited, url)).statusCode).toBe(200);
    beforeRender = pause(60);
    await open(limited, `${url}?q=x`);
    beforeRender = Promise.resolve();
    expect((await open(limited, `${url}?q=x`)).statusCode).toBe(429);
    expect((await open(limited, `${url}?fbclid=x`)).statusCode).toBe(200);
  });
});

it('a page that was begun is finished while the service stops', async () => {
  const { url } = await newRegistry();
  const stopping = await startNode();
  const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const gate = Promise.withResolvers<void>();
  beforeRender = gate.promise;
  const page = fetch(address + url);
  await vi.waitUntil(() => renders === 1);
  const stopped = stopping.stop();
  await vi.waitUntil(() =>
    fetch(`${address}/healthz`).then(
      (answer) => answer.text().then(() => false),
      () => true,
    ),
  );
  gate.resolve();
  expect(await page.then((answer) => answer.text())).toContain('Doudou lapin');
  stopping.app.server.closeAllConnections();
  await stopped;
});

describe('while the database is away', () => {
  let cutOff: Node;
  let url: string;
  beforeAll(async () => {
    ({ url } = await newRegistry());
    cutOff = await startNode();
    await open(cutOff, url);
    await cutOff.connection.close();
  });
  afterAll(() => cutOff.app.close());

  it.each([
    ['fr', 'a list that was kept', '', 'Nous revenons dans un instant'],
    ['de', 'a page that is made anew', '?from=mail', 'Wir sind gleich wieder da'],
  ])('its reader meets kind words (%s, %s)', async (lang, _page, query, words) => {
    await administrate(String(testApp.databaseUrl), 'notify written');
    const answer = await vi.waitUntil(async () => {
      const page = await open(cutOff, url + query, { cookie: `lang=${lang}` });
      return page.statusCode === 200 ? null : page;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain(`<h1>${words}</h1>`);
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
  });

  it('the API says so as ever', async () => {
    const answer = await open(cutOff, `/api/v1/birthregistry/shortlink/${url.split('/')[2]}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

const LISTENERS = "from pg_stat_activity where datname = current_database() and application_name = 'cigogne notices'";

async function hangUpListeners(): Promise<void> {
  await administrate(String(testApp.databaseUrl), `select pg_terminate_backend(pid) ${LISTENERS}`);
}

async function countListeners(): Promise<number> {
  const { rows } = await testApp.context.database.execute(`select pid ${LISTENERS}`);
  return rows.length;
}
