import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { startLimitedApp, statuses, times } from '../testing/limited-app.ts';
import { startShop, type TestShop } from '../testing/shop.ts';

let testApp: TestApp;
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop((_path, response) => response.writeHead(404).end());
  testApp = await startTestApp({ fetchAllowHosts: [shop.host] });
});
afterAll(async () => {
  await testApp.close();
  await shop.close();
});

const read = (body: object, options = {}) => testApp.request('POST /scraper/read', { body, ...options });
const codeOf = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];

function page(title: string) {
  return `<title>${title}</title><h1>${title}</h1><p class="price">24,90 €</p><button>Ajouter au panier</button>`;
}

describe('A page that a browser shows', () => {
  const address = 'https://www.amazon.fr/dp/B0EXAMPLE1';

  it('is read without any fetch', async () => {
    const response = await read({ url: `${shop.origin}/cot`, html: page('Berceau') });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining({ title: 'Berceau', price: 24.9 }),
    ]);
    expect(shop.visits).toEqual([]);
  });

  it('is of a shop that we know', async () => {
    const shown = (await read({ url: address, html: page('Berceau') })).json();
    expect(shown).toMatchObject({ link: address, known_shop: true, shop: 'Amazon.fr' });
    expect(codeOf(await read({ url: address, html: '<title>Panier</title>' }))).toEqual([422, 'IMPOSSIBLE_TO_PARSE']);
    expect(codeOf(await read({ url: 'https://shop.example/', html: '<title>Panier</title>' }))).toEqual([
      422,
      'UNKNOWN_SHOP',
    ]);
  });

  it('may have five megabytes', async () => {
    const padded = (bytes: number) => page('Berceau').padEnd(bytes - 2, ' ');
    const most = 5 * 1024 * 1024;
    expect((await read({ url: address, html: padded(most) })).statusCode).toBe(200);
    expect(codeOf(await read({ url: address, html: padded(most + 10) }))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(codeOf(await read({ url: address, html: padded(most * 2) }))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('is parsed beside the service: nobody waits for its JSON', async () => {
    const parsed = vi.spyOn(JSON, 'parse');
    await read({ url: address, html: page('Berceau').padEnd(1_000_000, ' ') });
    const longest = Math.max(...parsed.mock.calls.map(([text]) => String(text).length));
    parsed.mockRestore();
    expect(longest).toBeLessThan(10_000);
  });

  it.each([
    ['broken', '{"url":', 400, []],
    ['poisoned', '{"__proto__":{"url":"https://shop.example/"}}', 400, []],
    ['nothing', '', 422, [['', 'REQUIRED']]],
    ['null', 'null', 422, [['', 'REQUIRED']]],
    ['a list', '[]', 422, [['', 'INVALID_TYPE']]],
    ['a text', '"https://shop.example/"', 422, [['', 'INVALID_TYPE']]],
    [
      'without fields',
      '{}',
      422,
      [
        ['url', 'REQUIRED'],
        ['html', 'REQUIRED'],
      ],
    ],
    [
      'of other types',
      '{"url":{"a":1},"html":[7]}',
      422,
      [
        ['url', 'INVALID_TYPE'],
        ['html', 'INVALID_TYPE'],
      ],
    ],
    ['empty', '{"url":"https://shop.example/","html":""}', 422, [['html', 'REQUIRED']]],
    ['of no address', '{"url":"shop","html":"<p>"}', 422, [['url', 'INVALID_URL']]],
    [
      'of a long address',
      `{"url":"https://shop.example/${'a'.repeat(900_000)}","html":"<p>"}`,
      422,
      [['url', 'TOO_LONG']],
    ],
  ])('is refused as in every call: %s', async (_what, body, status, fields) => {
    const response = await read(body as never, { headers: { 'content-type': 'application/json' } });
    const { code, errors = [] } = response.json();
    expect([response.statusCode, code]).toEqual([status, status === 400 ? 'BAD_REQUEST' : 'UNPROCESSABLE_ENTITY']);
    expect(errors.map((error: { path: string; code: string }) => [error.path, error.code])).toEqual(fields);
  });

  it('is taken with a mark of its order of bytes, and signs that are none', async () => {
    const sent = Buffer.from(`\ufeff${JSON.stringify({ url: address, html: page('Berceau \ud83d') })}`);
    expect((await read(sent, { headers: { 'content-type': 'application/json' } })).json().title).toMatch(/^Berceau/);
  });
});

it('Pages that somebody has read are counted, by account and by address', async () => {
  const service = await startLimitedApp('parse=3/1h,parse.account=2/1h');
  const { token } = await createUser(service);
  const body = { url: 'https://shop.example/p', html: page('Berceau') };
  const ask = (options: object) => () => service.request('POST /scraper/read', { body, ...options });
  const byAccount = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) => ask({ token, from }));
  expect(await statuses(byAccount)).toEqual([200, 200, 429]);
  expect(await statuses(times(4, ask({ from: '192.0.2.9' })))).toEqual([200, 200, 200, 429]);
});

it('An account that scans all day is told to wait, and nobody else', async () => {
  const service = await startLimitedApp('parse.account=2/1h');
  const [scanner, other] = [await createUser(service), await createUser(service)];
  const body = { url: 'https://shop.example/p', html: page('Berceau') };
  const scan =
    ({ token }: { token: string }) =>
    () =>
      service.request('POST /scraper/read', { body, token });
  expect(await statuses(times(3, scan(scanner)))).toEqual([200, 200, 429]);
  expect(await statuses([scan(other)])).toEqual([200]);
  // The scanner's limits refuse nothing else either.
  expect(await statuses([() => service.request('GET /birthregistry/mine', { token: scanner.token })])).toEqual([200]);
});
