import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/pages.ts';
import { articleCounts } from '../database/schema/catalogue.ts';
import { bookingPayload } from '../testing/builders.ts';
import { administrate } from '../testing/databases/database.ts';
import { making } from '../testing/pages/answering-client.ts';
import { type PageNode, pageNodes } from '../testing/pages/page-nodes.ts';

vi.mock('./web-client.ts', () => import('../testing/pages/answering-client.ts'));

const { shared, startNode, newRegistry } = pageNodes();
let here: PageNode;
let there: PageNode;
beforeAll(async () => {
  here = await startNode();
  there = await startNode();
});
afterAll(async () => {
  for (const node of [here, there]) await node.stop();
});
beforeEach(() => {
  making.pages = 0;
});

async function bookAt({ app }: PageNode, wishId: number, name: string): Promise<void> {
  const payload = [bookingPayload({ first_name: name, wishes_ids: [wishId] })];
  const answer = await app.inject({ method: 'POST', url: '/api/v1/booking/multi', payload });
  expect(answer.statusCode).toBe(201);
}

describe('the page of a list', () => {
  it('is rendered once for all who ask at the same time, and for those after them', async () => {
    const { url } = await newRegistry();
    const pages = await Promise.all(Array.from({ length: 20 }, () => here.open(url)));
    await here.open(url);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(making.pages).toBe(1);
  });

  it('is made patiently where it is filtered, as that is for one reader alone', async () => {
    const { url } = await newRegistry();
    await here.open(`${url}?q=Veilleuse`);
    expect(making).toMatchObject({ pages: 1, isKept: false });
    await here.open(url);
    expect(making).toMatchObject({ pages: 2, isKept: true });
  });

  it('shows what its reader has just booked, every time', async () => {
    const { url, wishId } = await newRegistry();
    for (let round = 0; round < 15; round += 1) {
      await bookAt(here, wishId, `Jeanne-${round}`);
      expect((await here.open(url)).body).toContain(`Jeanne-${round}"`);
    }
  });

  it('shows what was booked at another node, soon', async () => {
    const { url, wishId } = await newRegistry();
    await here.open(url);
    await bookAt(there, wishId, 'Odette');
    await vi.waitUntil(async () => (await here.open(url)).body.includes('Odette'), { timeout: 5000, interval: 10 });
  });

  it('shows what was booked at another node while nobody could tell us', async () => {
    const { url, wishId } = await newRegistry();
    await here.open(url);
    await hangUpListeners();
    await bookAt(there, wishId, 'Lucette');
    await vi.waitUntil(async () => (await here.open(url)).body.includes('Lucette'), { timeout: 5000, interval: 10 });
    await vi.waitUntil(async () => (await countListeners()) === 2, { timeout: 10_000 });
  });

  it('comes as its reader can take it, and caches are told what that depends on', async () => {
    const { url } = await newRegistry();
    const plain = await here.open(url);
    const br = await here.open(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await here.open(url, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toBe('accept-encoding, cookie');
    const again = await here.open(url, { 'if-none-match': String(br.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers.vary).toBe('accept-encoding, cookie');
    expect(making.pages).toBe(1);
  });

  it('is rendered once however its address is spelled, and however it is sent', async () => {
    const { url } = await newRegistry();
    const { body } = await here.open(url);
    for (const spelling of [`${url}/`, url.toUpperCase(), url.replace('my', '%6dy')]) {
      const { statusCode, headers } = await here.open(`${spelling}?x=1`);
      expect([statusCode, headers.location]).toEqual([301, `${url}?x=1`]);
    }
    const plain = await here.open(url, { 'accept-encoding': 'identity' });
    expect(plain.body).toBe(body);
    expect(making.pages).toBe(1);
  });

  it('says its charset, and so do its data alone', async () => {
    const { url } = await newRegistry();
    for (const [address, type] of [
      [url, 'text/html; charset=utf-8'],
      [`${url}.data`, 'text/x-script; charset=utf-8'],
    ] as const) {
      expect((await here.open(address)).headers['content-type']).toBe(type);
    }
  });

  it('is made once for all who open it from another page, and again once something is booked', async () => {
    const { url, wishId } = await newRegistry();
    const data = `${url}.data?_routes=registries%2Fpublic%2Fpublic-registry`;
    const first = await here.open(data, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'content-type': 'text/x-script; charset=utf-8', 'x-robots-tag': 'noindex' });
    const again = await here.open(data, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(making).toMatchObject({ pages: 1, isKept: true });
    await bookAt(here, wishId, 'Suzanne');
    expect((await here.open(data)).body).toContain('Suzanne"');
    await here.open(`${url}.data?_routes=elsewhere`);
    await here.open(`${url}.data?_routes=elsewhere`);
    expect(making).toMatchObject({ pages: 4, isKept: false });
  });

  it('that is nobody’s is not kept', async () => {
    await here.open(paths.publicRegistry('nobody-has-this'));
    await here.open(paths.publicRegistry('nobody-has-this'));
    expect(making.pages).toBe(2);
  });
});

it('the home page, and its data alone, are made once, and again when the catalogue is another', async () => {
  const open = async () =>
    [await here.open('/'), await here.open('/_.data?_routes=home%2Fhome')].map(({ body }) => body);
  const first = await open();
  expect(await open()).toEqual(first);
  expect(making).toMatchObject({ pages: 2, isKept: true });
  const shop = { shop: 'Doudou', category: 'sleep', articles: 1 } as const;
  await shared.testApp.context.database.insert(articleCounts).values(shop);
  const later = performance.now() + 11_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  try {
    for (const body of await open()) expect(first).not.toContain(body);
  } finally {
    vi.restoreAllMocks();
  }
});

it.each(['/metrics', '/metrics/', '/api/metrics', '/api/v2/config'])(
  'no page stands at %s, and nothing else',
  async (url) => {
    expect((await here.open(url)).statusCode).toBe(404);
    expect(making.pages).toBe(0);
  },
);

it('a form that is sent without our scripts leads to its page again, and nowhere else', async () => {
  const send = (url: string) =>
    here.app.inject({ method: 'POST', url, headers: { accept: 'text/html' }, payload: 'username=zoe&password=secret' });
  for (const [url, location] of [
    ['/login?from=/babies', '/login?from=/babies'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/'],
  ] as const) {
    const { statusCode, headers } = await send(url);
    expect([statusCode, headers.location]).toEqual([303, `http://localhost:3000${location}`]);
  }
  expect((await here.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
});

it('an address that is longer than any of ours leads home, and nothing is made', async () => {
  const answers = await Promise.all(['a', '/'].map((part) => here.open(`/list/${part.repeat(5000)}/5`)));
  for (const { statusCode, headers } of answers) expect([statusCode, headers.location]).toEqual([302, '/']);
  expect(making.pages).toBe(0);
});

it('a page with a token in its address goes nowhere: no cache keeps it, no other site is told', async () => {
  const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  expect((await here.open(paths.myBooking('token'))).headers).toMatchObject(secret);
  expect((await here.open('/list/5%2f6/second-owner/token')).headers).toMatchObject(secret);
});

it('a page that was begun is finished while the service stops', async () => {
  const { url } = await newRegistry();
  const stopping = await startNode();
  const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
  const gate = Promise.withResolvers<void>();
  making.waitsFor = gate.promise;
  const page = fetch(address + url);
  await vi.waitUntil(() => making.pages === 1);
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

const LISTENERS = "from pg_stat_activity where datname = current_database() and application_name = 'cigogne notices'";

async function hangUpListeners(): Promise<void> {
  await administrate(String(shared.testApp.databaseUrl), `select pg_terminate_backend(pid) ${LISTENERS}`);
}

async function countListeners(): Promise<number> {
  const { rows } = await shared.testApp.context.database.execute(`select pid ${LISTENERS}`);
  return rows.length;
}
