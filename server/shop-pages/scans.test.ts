import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
import { startLimitedApp, statuses, times } from '../testing/limited-app.ts';
import { sampleShop, startShop, type TestShop } from '../testing/shop.ts';

let testApp: TestApp;
let shop: TestShop;
let answer: (path: string, response: ServerResponse) => void;
beforeAll(async () => {
  shop = await startShop((path, response) => {
    if (path === '/robots.txt') response.writeHead(404).end();
    else answer(path, response);
  });
  testApp = await startTestApp({ fetchAllowHosts: [shop.host, (await sampleShop()).host] });
});
afterAll(async () => {
  await testApp.close();
  await shop.close();
});
afterEach(() => {
  shop.visits.length = 0;
});

const parse = (url: string, options = {}) =>
  testApp.request(`POST /scraper/parse?${new URLSearchParams({ url })}`, options);
const read = (body: object, options = {}) => testApp.request('POST /scraper/read', { body, ...options });
const codeOf = (response: { statusCode: number; json(): { code: string } }) => [
  response.statusCode,
  response.json().code,
];

function page(title: string, price = '24,90 €') {
  return `<title>${title}</title><h1>${title}</h1><p class="price">${price}</p><button>Ajouter au panier</button>`;
}

function html(response: ServerResponse, text: string) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}

describe('A link that is pasted', () => {
  it('fills in the form of a wish, for whoever asks', async () => {
    const { origin } = await sampleShop();
    const response = await parse(`${origin}/doudou-lapin?couleur=creme#photos`);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        link: `${origin}/doudou-lapin?couleur=creme`,
        title: 'Doudou lapin',
        description: 'En coton biologique.',
        price: 24.9,
        currency: 'EUR',
        brand: 'Moulin Bleu',
        img: `${origin}/doudou.jpg`,
        ean: '3700000000013',
        shop: null,
        known_shop: false,
        affiliate_link: `${origin}/doudou-lapin?couleur=creme`,
      },
    ]);
  });

  it('is where its redirects lead', async () => {
    answer = (path, response) => {
      if (path === '/short') response.writeHead(302, { location: '/mobile' }).end();
      else html(response, page('Mobile en bois'));
    };
    expect((await parse(`${shop.origin}/short`)).json()).toMatchObject({ link: `${shop.origin}/mobile`, price: 24.9 });
  });

  it('is fetched once within an hour, whoever asks, also while it is being fetched', async () => {
    answer = (_path, response) => html(response, page('Tapis'));
    const { token } = await createUser(testApp);
    const asked = [parse(`${shop.origin}/tapis`), parse(`${shop.origin}/tapis#avis`, { token })];
    for (const response of await Promise.all(asked)) expect(response.json().title).toBe('Tapis');
    await parse(`${shop.origin}/tapis`, { from: '192.0.2.7' });
    expect(shop.visits).toEqual(['/tapis']);
  });

  it('tells the currency where it is not the euro, and no price', async () => {
    answer = (_path, response) => html(response, page('Hochet', '£24.90'));
    expect((await parse(`${shop.origin}/hochet`)).json()).toMatchObject({
      title: 'Hochet',
      price: null,
      currency: 'GBP',
    });
  });

  it.each(['', 'doudou', 'ftp://shop.example/p', 'javascript:alert(1)', 'https://me:secret@shop.example/p'])(
    'is none: %j',
    async (url) => {
      const response = await parse(url);
      expect(codeOf(response)).toEqual([422, 'UNPROCESSABLE_ENTITY']);
      expect(response.json().errors[0].path).toBe('query.url');
    },
  );

  it.each([
    ['no product’s page', 'UNKNOWN_SHOP', [200, 'text/html', '<title>Nos lits</title><h1>Nos lits</h1>']],
    ['a refusal', 'UNKNOWN_SHOP', [403, 'text/html', page('Poussette')]],
    ['gone', 'UNKNOWN_SHOP', [404, 'text/html', page('Poussette')]],
    ['a robot check', 'IMPOSSIBLE_TO_PARSE', [200, 'text/html', '<title>Just a moment...</title>']],
    ['no page', 'IMPOSSIBLE_TO_PARSE', [200, 'application/pdf', '%PDF-1.7']],
    ['too large', 'IMPOSSIBLE_TO_PARSE', [200, 'text/html', `${page('Poussette')}${' '.repeat(6_000_000)}`]],
  ] as const)('is %s', async (what, code, [status, type, body]) => {
    answer = (_path, response) => response.writeHead(status, { 'content-type': type }).end(body);
    expect(codeOf(await parse(`${shop.origin}/${encodeURI(what)}`))).toEqual([422, code]);
  });

  it('tells nothing of what is inside, or of what is not there', async () => {
    answer = (_path, response) => response.destroy();
    const nobody = await startShop(() => {});
    await nobody.close();
    for (const address of [`${shop.origin}/cut`, nobody.origin, 'http://127.0.0.1:5432/', 'http://[::1]/']) {
      expect(codeOf(await parse(address)), address).toEqual([422, 'IMPOSSIBLE_TO_PARSE']);
    }
  });
});

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

describe('An account that scans all day', () => {
  it('is told to wait, and nobody else', async () => {
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

  it('has two pages fetched at once, and takes the turn of nobody else', async () => {
    const held: ServerResponse[] = [];
    const isHeld = (path: string) => path.startsWith('/held');
    answer = (path, response) => {
      if (isHeld(path)) held.push(response);
      else html(response, page('Berceau'));
    };
    const [scanner, other] = [await createUser(testApp), await createUser(testApp)];
    const scans = Array.from({ length: 12 }, (_, number) => parse(`${shop.origin}/held-${number}`, scanner));
    await expect.poll(() => held.length).toBe(2);
    expect((await parse(`${shop.origin}/berceau-of-another`, other)).statusCode).toBe(200);
    expect((await testApp.request('GET /birthregistry/mine', { token: scanner.token })).statusCode).toBe(200);
    expect(shop.visits.filter(isHeld)).toHaveLength(2);

    answer = (_, response) => html(response, page('Berceau'));
    for (const response of held) html(response, page('Berceau'));
    const told = (await Promise.all(scans)).map(({ statusCode }) => statusCode);
    // Those beyond its own queue had to come back.
    expect(new Set(told)).toEqual(new Set([200, 503]));
    expect(told.filter((status) => status === 200).length).toBeLessThan(12);
  });
});
