import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/builders.ts';

let testApp: TestApp;
let address: URL;
/** The service's ends of the connections. */
const taken: Socket[] = [];
beforeAll(async () => {
  testApp = await startTestApp({ trustProxy: 1 });
  testApp.app.server.on('connection', (socket) => taken.push(socket));
  address = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => testApp.close());

interface Begun {
  mine: Socket;
  theirs: Socket;
}

const begun: Begun[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { mine } of begun) mine.destroy();
  await expect.poll(() => begun.every(({ theirs }) => theirs.destroyed)).toBe(true);
  begun.length = 0;
});

const page = '<title>Berceau</title><h1>Berceau</h1><p class="price">24,90 €</p><button>Ajouter au panier</button>';

const told: string[] = [];

async function read(from: string, token?: string): Promise<number> {
  const response = await fetch(new URL('/api/v1/scraper/read', address), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ url: 'https://shop.example/p', html: page }),
  });
  if (response.status === 503) told.push(`${response.headers.get('retry-after')} ${(await response.json()).detail}`);
  return response.status;
}

/** Announces five megabytes. */
function head(from: string, token?: string): string {
  return [
    'POST /api/v1/scraper/read HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${from}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    'Content-Type: application/json',
    'Content-Length: 5000000',
    '\r\n',
  ].join('\r\n');
}

function theirEndOf(mine: Socket): Socket | undefined {
  return taken.find(({ remotePort }) => remotePort !== undefined && remotePort === mine.localPort);
}

/** Sends the beginning of a body, and waits until the service has it. */
async function begin(from: string, token?: string): Promise<Begun> {
  const mine = connect(Number(address.port), address.hostname);
  mine.write(`${head(from, token)}{"url":`);
  await expect.poll(() => theirEndOf(mine)?.bytesRead).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const both = { mine, theirs: theirEndOf(mine) as Socket };
  begun.push(both);
  return both;
}

it('Large bodies of one client come one after another, and few wait', async () => {
  const { mine } = await begin('192.0.2.1');
  const answers: number[] = [];
  // Who waits has patience for ever: on a busy machine the first page may be read for longer than eight seconds.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = Array.from({ length: 3 }, () => read('192.0.2.1').then((status) => answers.push(status)));
  await expect.poll(() => answers).toEqual([503]);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(answers).toEqual([503]);
  expect(told).toEqual([expect.stringMatching(/^5 Beaucoup de pages sont lues en ce moment/)]);
  mine.destroy();
  await Promise.all(asked);
  expect(answers).toEqual([503, 200, 200]);
});

it('All of a /48 are one, whose unfinished bodies leave a turn to others', async () => {
  for (const home of [1, 2, 3, 4]) await begin(`2001:db8:1:${home}::1`);
  expect(await read('2001:db8:2::1')).toBe(200);
});

it('Whoever is logged in does not wait for those whom nobody knows; what stands still is given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { token } = await createUser(testApp);
  const coming = await begin('192.0.2.1');
  const silent = await begin('192.0.2.2');
  const waiting = read('192.0.2.3');
  expect(await read('192.0.2.1', token)).toBe(200);
  coming.mine.write(' '.repeat(400_000));
  await expect.poll(() => coming.theirs.bytesRead).toBeGreaterThan(400_000);
  vi.advanceTimersByTime(5000);
  expect(await waiting).toBe(200);
  expect([coming.theirs.destroyed, silent.theirs.destroyed]).toEqual([false, true]);
});

it('What is turned away while it comes is not read on', async () => {
  const { token } = await createUser(testApp);
  for (let count = 0; count < 3; count += 1) await begin('192.0.2.1', token);
  const mine = connect(Number(address.port), address.hostname).on('error', () => undefined);
  const answered = once(mine, 'data');
  mine.write(Buffer.concat([Buffer.from(head('192.0.2.1', token)), Buffer.alloc(4_900_000, 'x')]));
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 503 /);
  const theirs = theirEndOf(mine);
  if (!mine.destroyed) await new Promise((resolve) => mine.once('close', resolve));
  expect(theirs?.bytesRead).toBeLessThan(1_000_000);
});

it.each([
  ['announces', { 'content-length': '7000000' }],
  ['does not announce', { 'transfer-encoding': 'chunked' }],
])('A body that is too large is refused in words, when it %s its length', async (_what, headers) => {
  const { port, hostname: host } = address;
  const sent = request({ port, host, path: '/api/v1/scraper/read', method: 'POST', agent: false });
  for (const [name, value] of Object.entries({ ...headers, 'content-type': 'application/json' })) {
    sent.setHeader(name, value);
  }
  sent.on('error', () => undefined).end(Buffer.alloc(7_000_000, ' '));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  answer.destroy();
});
