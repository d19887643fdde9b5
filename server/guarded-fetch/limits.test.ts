import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../testing/shop.ts';
import { bordersOf } from './destinations.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

const shops: TestShop[] = [];
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close();
});

const MOST = 100_000;
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

async function open(answer: (path: string, response: ServerResponse) => void, ms = 5000) {
  const shop = await startShop((path, response) => {
    if (path === '/robots.txt') response.writeHead(404).end();
    else answer(path, response);
  });
  shops.push(shop);
  const fetch = createGuardedFetch({ borders: bordersOf([shop.host]), contact: 'test' }, { ms, patienceMs: 150 });
  const get = (path: string, who = 'somebody') =>
    fetch(`${shop.origin}${path}`, { who, accept: '*/*', most: MOST }, async ({ address, headers, bytes }) => ({
      text: String(bytes),
      path: address.slice(shop.origin.length),
      headers,
    }));
  return { shop, get };
}

/** Sends until nobody is reading any more. */
function pour(response: ServerResponse, part: Buffer): void {
  response.on('error', () => {});
  const more = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

describe('What a shop sends', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['identity', Buffer.from],
  ] as const)('is unfolded: %s', async (encoding, fold) => {
    const { get } = await open((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(fold(Buffer.from('Doudou'))),
    );
    const { text, headers } = await get('/');
    expect(text).toBe('Doudou');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('may be as large as was said, and no larger: as it comes, and unfolded', async () => {
    const bodies: Record<string, [string, Buffer]> = {
      '/most': ['identity', Buffer.alloc(MOST)],
      '/more': ['identity', Buffer.alloc(MOST + 1)],
      '/most.gz': ['gzip', gzipSync(Buffer.alloc(MOST))],
      '/more.gz': ['gzip', gzipSync(Buffer.alloc(MOST + 1))],
      '/bomb.gz': ['gzip', gzipSync(Buffer.alloc(50_000_000), { level: 1 })],
      '/bomb.br': ['br', brotliCompressSync(Buffer.alloc(50_000_000), QUICKLY)],
    };
    const { get } = await open((path, response) => {
      const [encoding = '', body] = bodies[path] ?? [];
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    expect((await get('/most')).text).toHaveLength(MOST);
    expect((await get('/most.gz')).text).toHaveLength(MOST);
    for (const path of ['/more', '/more.gz', '/bomb.gz', '/bomb.br']) {
      await expect(get(path), path).rejects.toMatchObject({ why: 'too large' });
    }
  });

  it('is given up where it has no end, takes little, and closes the connection', async () => {
    const closed: string[] = [];
    const { get } = await open((path, response) => {
      response.on('close', () => closed.push(path));
      if (path === '/headers') response.writeHead(200, { 'x-long': 'x'.repeat(80_000) }).end();
      else pour(response, Buffer.alloc(16_384));
    });
    await expect(get('/endless')).rejects.toMatchObject({ why: 'too large' });
    await expect(get('/headers')).rejects.toMatchObject({ why: 'too large' });
    await expect.poll(() => closed).toEqual(['/endless', '/headers']);
  });

  it('is given up where it takes too long, however it does', async () => {
    const { get } = await open((path, response) => {
      response.on('error', () => {});
      if (path === '/silent') return;
      if (path === '/headers') response.writeProcessing();
      else response.write('<');
      const drip = setInterval(() => (path === '/headers' ? response.writeProcessing() : response.write('a')), 20);
      response.on('close', () => clearInterval(drip));
    }, 200);
    for (const path of ['/silent', '/drip', '/headers']) {
      await expect(get(path), path).rejects.toMatchObject({ why: 'too slow' });
    }
  });

  it('may lead on five times, in that time', async () => {
    const { get } = await open((path, response) => {
      const [, left = 0] = path.split('/').map(Number);
      if (left === 0) response.end('here');
      else response.writeHead(302, { location: `${left - 1}#top` }).end('not here');
    });
    expect(await get('/5')).toMatchObject({ text: 'here', path: '/0' });
    await expect(get('/6')).rejects.toMatchObject({ why: 'refused' });
    const slow = await open((path, response) => {
      setTimeout(() => response.writeHead(302, { location: `${path}x` }).end(), 80);
    }, 200);
    await expect(slow.get('/')).rejects.toMatchObject({ why: 'too slow' });
  });

  it('may lead to the same door again, for a cookie to be shown there', async () => {
    const { shop, get } = await open((_, response) => {
      if (response.req.headers.cookie === 'seen=1; lang=fr') response.end('here');
      else response.writeHead(302, { location: '/', 'set-cookie': ['seen=1; Path=/; HttpOnly', 'lang=fr'] }).end();
    });
    expect((await get('/')).text).toBe('here');
    // The next errand has none of them.
    await get('/');
    expect(shop.visits).toEqual(['/robots.txt', '/', '/', '/', '/']);
  });

  it('may lead on with accents as they are', async () => {
    const location = Buffer.from('/bébé').toString('latin1');
    const { get } = await open((path, response) => {
      if (path === '/') response.writeHead(302, { location }).end();
      else response.end('here');
    });
    expect((await get('/')).path).toBe('/b%C3%A9b%C3%A9');
  });

  it('is nothing where it breaks off, or is written as nobody can read', async () => {
    const { get } = await open((path, response) => {
      if (path === '/gone') response.destroy();
      else if (path === '/cut')
        response.writeHead(200, { 'content-length': '10' }).write('abc', () => response.destroy());
      else response.writeHead(200, { 'content-encoding': path.slice(1) }).end('not that');
    });
    for (const path of ['/gone', '/cut', '/br', '/gzip', '/zstd']) {
      await expect(get(path), path).rejects.toMatchObject({ why: 'unreachable' });
    }
  });
});

describe('Those who ask at once', () => {
  it('are two of a place and three at a shop; who waits too long is told when to come back', async () => {
    const waiting: ServerResponse[] = [];
    const stand = await open((_, response) => {
      waiting.push(response);
    });
    // The shop's robots.txt is already cached.
    const first = stand.get('/first');
    await expect.poll(() => waiting.length).toBe(1);
    waiting.pop()?.end('first');
    await first;

    const own = ['/1', '/2', '/3'].map((path) => stand.get(path, 'eager'));
    const others = ['/4', '/5'].map((path) => stand.get(path, `other ${path}`));
    const [, , third, , fifth] = [...own, ...others];
    await expect.poll(() => waiting.length).toBe(3);
    for (const one of [third, fifth]) {
      await expect(one).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
    }
    expect(stand.shop.visits.sort()).toEqual(['/1', '/2', '/4', '/first', '/robots.txt']);
    for (const response of waiting) response.end('hello');
    expect((await Promise.all([own[0], own[1], others[0]])).map((one) => one?.text)).toEqual(Array(3).fill('hello'));
  });

  it('are ten in all, each of another shop', async () => {
    const waiting: ServerResponse[] = [];
    const stands = await Promise.all(
      Array.from({ length: 12 }, () =>
        startShop((path, response) => {
          if (path === '/robots.txt') response.end();
          else waiting.push(response);
        }),
      ),
    );
    shops.push(...stands);
    const fetch = createGuardedFetch({ borders: bordersOf(stands.map(({ host }) => host)), contact: 'test' });
    const all = stands.map(({ origin }, who) =>
      fetch(`${origin}/p`, { who: String(who), accept: '*/*', most: MOST }, async ({ bytes }) => String(bytes)),
    );
    await expect.poll(() => waiting.length).toBe(10);
    // The others have not even connected.
    expect(stands.flatMap(({ visits }) => visits).filter((path) => path === '/p')).toHaveLength(10);
    waiting.shift()?.end('hello');
    await expect.poll(() => waiting.length).toBe(10);
    while (waiting.length > 0) {
      waiting.shift()?.end('hello');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await Promise.all(all)).toEqual(stands.map(() => 'hello'));
  });
});
