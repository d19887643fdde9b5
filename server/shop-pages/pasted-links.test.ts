import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';
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

it('A place has two pages fetched at once, and takes the turn of nobody else', async () => {
  const held: ServerResponse[] = [];
  const isHeld = (path: string) => path.startsWith('/held');
  answer = (path, response) => {
    if (isHeld(path)) held.push(response);
    else html(response, page('Berceau'));
  };
  const [scanner, other] = [await createUser(testApp), await createUser(testApp)];
  const scans = Array.from({ length: 12 }, (_, number) => parse(`${shop.origin}/held-${number}`, scanner));
  await expect.poll(() => held.length).toBe(2);
  expect((await parse(`${shop.origin}/berceau-of-another`, { ...other, from: '192.0.2.9' })).statusCode).toBe(200);
  expect((await testApp.request('GET /birthregistry/mine', { token: scanner.token })).statusCode).toBe(200);
  expect(shop.visits.filter(isHeld)).toHaveLength(2);

  answer = (_, response) => html(response, page('Berceau'));
  for (const response of held) html(response, page('Berceau'));
  const told = (await Promise.all(scans)).map(({ statusCode }) => statusCode);
  // Those beyond its own queue had to come back.
  expect(new Set(told)).toEqual(new Set([200, 503]));
  expect(told.filter((status) => status === 200).length).toBeLessThan(12);
});

it('Whoever asks for a page that somebody else has in line waits for nothing but the page', async () => {
  const held: ServerResponse[] = [];
  answer = (path, response) => {
    if (path.startsWith('/occupying')) held.push(response);
    else html(response, page('Transat'));
  };
  const [busy, other] = [await createUser(testApp), await createUser(testApp)];
  const theirs = ['occupying-1', 'occupying-2', 'transat'].map((name) => parse(`${shop.origin}/${name}`, busy));
  await expect.poll(() => held.length).toBe(2);
  expect((await parse(`${shop.origin}/transat`, { ...other, from: '192.0.2.9' })).json()).toMatchObject({
    title: 'Transat',
  });
  expect(held.map(({ writableEnded }) => writableEnded)).toEqual([false, false]);
  for (const response of held) html(response, page('Table'));
  for (const { statusCode } of await Promise.all(theirs)) expect(statusCode).toBe(200);
});
