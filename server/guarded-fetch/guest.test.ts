import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startShop, type TestShop } from '../testing/shop.ts';
import { bordersOf } from './destinations.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

const shops: TestShop[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const shop of shops.splice(0)) await shop.close();
});

async function open(answer: (path: string, response: ServerResponse) => void) {
  const shop = await startShop(answer);
  shops.push(shop);
  const fetch = createGuardedFetch({ borders: bordersOf([shop.host]), contact: 'https://cigogne.example/contact' });
  const errand = { who: 'somebody', accept: 'text/html', most: 1000 };
  const get = (path: string) =>
    fetch(`${shop.origin}${path}`, errand, async ({ status, bytes }) => `${status} ${bytes}`).catch(
      (error: { why: string }) => error.why,
    );
  return { shop, get };
}

describe('A guest of shops', () => {
  it('says who it is and where it is found', async () => {
    let seen: IncomingHttpHeaders = {};
    const { get } = await open((_, response) => {
      seen = response.req.headers;
      response.end('hello');
    });
    expect(await get('/p/1')).toBe('200 hello');
    expect(seen).toMatchObject({
      'user-agent': 'CigogneBot/1.0 (+https://cigogne.example/contact)',
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
    });
    expect(seen.cookie).toBeUndefined();
  });

  it('stays away from what robots.txt names, which it reads once', async () => {
    const { shop, get } = await open((path, response) =>
      response.end(path === '/robots.txt' ? 'User-agent: *\nDisallow: /private' : 'hello'),
    );
    expect(await get('/private/1')).toBe('unwelcome');
    expect(await get('/p/1')).toBe('200 hello');
    expect(shop.visits).toEqual(['/robots.txt', '/p/1']);
  });

  it('does not go behind a redirect to what robots.txt names', async () => {
    const { shop, get } = await open((path, response) => {
      if (path === '/robots.txt') response.end('User-agent: CigogneBot\nDisallow: /private');
      else response.writeHead(302, { location: '/private' }).end();
    });
    expect(await get('/p/1')).toBe('unwelcome');
    expect(shop.visits).toEqual(['/robots.txt', '/p/1']);
  });

  it('stays away while robots.txt cannot be read', async () => {
    let status = 503;
    const { get } = await open((path, response) => {
      response.writeHead(path === '/robots.txt' ? status : 200).end('hello');
    });
    expect(await get('/p/1')).toBe('unwelcome');
    status = 404;
    expect(await get('/p/1')).toBe('200 hello');
  });

  it.each([
    [429, '120', 119_000, 121_000],
    [429, undefined, 59_000, 61_000],
    [503, '20', 19_000, 21_000],
    [429, '86400', 3_599_000, 3_601_000],
  ])('comes back when it is asked to: %d, Retry-After %s', async (status, later, tooEarly, late) => {
    let isBusy = true;
    const { shop, get } = await open((path, response) => {
      if (path === '/robots.txt') response.writeHead(404).end();
      else if (isBusy) response.writeHead(status, later === undefined ? {} : { 'retry-after': later }).end('busy');
      else response.end('hello');
    });
    expect(await get('/p/1')).toBe(`${status} busy`);
    isBusy = false;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + tooEarly });
    expect(await get('/p/2')).toBe('unwelcome');
    vi.setSystemTime(Date.now() + late - tooEarly);
    expect(await get('/p/2')).toBe('200 hello');
    expect(shop.visits).toEqual(['/robots.txt', '/p/1', '/p/2']);
  });
});
