import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { corpusFile } from '../testing/corpus.ts';
import { startShop } from '../testing/shop.ts';
import { type Borders, bordersOf, findDestination } from './destinations.ts';
import { FetchFailure } from './fetch-failure.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

const CORPUS = corpusFile('ssrf.json');
/** One of each kind; more if the corpus is available. */
const HOSTILE = [
  ...['http://127.0.0.1/', 'http://127.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://017700000001/'],
  ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[64:ff9b::7f00:1]/'],
  ...['http://localhost/', 'http://127。0。0。1/', 'http://①②⑦.⓪.⓪.①/', 'http://anything.127.0.0.1.nip.example/'],
  ...['http://user@127.0.0.1/', 'http://shop.example@127.0.0.1/', 'http://127.0.0.1\\@shop.example/', '//127.0.0.1'],
  ...['gopher://127.0.0.1/', 'file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/html,x', 'http://127.0.0.1:22/'],
];

interface Sample {
  url: string;
  expect: string;
}
const corpus: Sample[] = existsSync(CORPUS) ? JSON.parse(readFileSync(CORPUS, 'utf8')) : [];
const samples = [...HOSTILE, ...corpus.filter((sample) => sample.expect !== 'allow').map(({ url }) => url)];

/** Every address of this machine, and its surroundings. */
const own = Object.values(networkInterfaces()).flatMap((cards) => (cards ?? []).map(({ address }) => address));
const inside = [...own, '127.0.0.2', '0.0.0.0', '::', '10.0.0.1', '192.168.0.1', '169.254.169.254', 'fd00:ec2::254'];

const listeners: Server[] = [];
let port = 0;
let visits = 0;

/** On all addresses at once, both families. */
async function listen(wanted: number): Promise<number> {
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port: wanted, host: '::', ipv6Only: false }, () => resolve(true));
  });
  if (isListening) listeners.push(server);
  return isListening ? (server.address() as AddressInfo).port : 0;
}

beforeAll(async () => {
  port = await listen(0);
  // Privileged ports are only watched if we may listen on them.
  for (const usual of [80, 443, 22, 8080]) await listen(usual);
});
afterAll(() => {
  for (const server of listeners) server.close();
});

/** Names resolve to internal addresses, each time a different one. */
function hostileBorders(): Borders {
  let asked = 0;
  const resolve = async () => [inside[asked++ % inside.length] as string];
  return { ...bordersOf([]), ports: ['80', '443', String(port)], resolve };
}

/** Where connections were attempted. */
function watchConnections() {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  return () => connect.mock.calls.map(([options]) => JSON.stringify(options));
}

const errand = { who: 'somebody', accept: '*/*', most: 1000 };
const failureOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => null,
    (error: unknown) => error,
  );

function atPort(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [];
  url.port = String(port);
  return [url.href];
}

describe('What strangers name', () => {
  it('is seen by the listeners when nothing guards it', async () => {
    const open = { ...hostileBorders(), isPublic: () => true };
    const fetch = createGuardedFetch({ borders: open, contact: 'test' });
    for (const host of ['127.0.0.1', '127.0.0.2', '[::1]']) {
      const before = visits;
      await failureOf(fetch(`http://${host}:${port}/`, errand, async () => {}));
      expect(visits, host).toBeGreaterThan(before);
    }
  });

  it(`never leads inside (${samples.length} addresses)`, async () => {
    const before = visits;
    const begun = watchConnections();
    const fetch = createGuardedFetch({ borders: hostileBorders(), contact: 'test' });
    for (const sample of samples) {
      for (const address of [sample, ...atPort(sample)]) {
        expect(await failureOf(fetch(address, errand, async () => {})), address).toBeInstanceOf(FetchFailure);
      }
    }
    expect(begun()).toEqual([]);
    expect(visits).toBe(before);
  });

  it('never leads inside by a redirect', async () => {
    const targets = samples.flatMap((sample) => [sample, ...atPort(sample)]).filter((target) => !/[\r\n]/.test(target));
    const shop = await startShop((path, { socket }) => {
      const target = targets[Number(path.slice(1))];
      socket?.end(
        `HTTP/1.1 ${target ? 302 : 404} X\r\n${target ? `Location: ${target}\r\n` : ''}Content-Length: 0\r\n\r\n`,
      );
    });
    const before = visits;
    const begun = watchConnections();
    const fetch = createGuardedFetch({ borders: { ...hostileBorders(), allowHosts: [shop.host] }, contact: 'test' });
    for (const [index, target] of targets.entries()) {
      // Incomplete addresses resolve within the shop.
      const leadsOut = URL.parse(target, shop.origin)?.origin !== shop.origin;
      const failure = await failureOf(fetch(`${shop.origin}/${index}`, errand, async () => {}));
      if (leadsOut) expect(failure, target).toBeInstanceOf(FetchFailure);
    }
    expect(begun().every((options) => options.includes(`"port":"${new URL(shop.origin).port}"`))).toBe(true);
    expect(begun().length).toBeGreaterThanOrEqual(targets.length);
    expect(visits).toBe(before);
    await shop.close();
  });

  it('is asked for once: a name that changes its answer leads nowhere', async () => {
    const shop = await startShop((_, response) => response.end('hello'), '127.0.0.2');
    const shopPort = new URL(shop.origin).port;
    const neighbour = createServer((socket) => {
      visits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => neighbour.listen(Number(shopPort), '127.0.0.1', resolve));
    const before = visits;
    const answers = [['127.0.0.2'], ['127.0.0.2'], ['127.0.0.1'], ['127.0.0.2', '127.0.0.1']];
    const borders = {
      ...bordersOf([]),
      ports: [shopPort],
      isPublic: (address: string) => address === '127.0.0.2',
      resolve: async () => answers.shift() ?? [],
    };
    const fetch = createGuardedFetch({ borders, contact: 'test' });
    const address = `http://shop.example:${shopPort}/`;
    // For its robots.txt and the page, once each.
    expect(await fetch(address, errand, async ({ bytes }) => String(bytes))).toBe('hello');
    for (let round = 0; round < 2; round += 1) {
      expect(await failureOf(fetch(address, errand, async () => {}))).toMatchObject({ why: 'refused' });
    }
    expect([visits, answers]).toEqual([before, []]);
    neighbour.close();
    await shop.close();
  });

  it('may be on the internet', async () => {
    const never = AbortSignal.timeout(1000);
    const find = (address: string, allowed: string[] = []) =>
      findDestination(new URL(address), { ...bordersOf(allowed), resolve: async () => ['93.184.216.34'] }, never);
    expect(await find('https://shop.example/')).toEqual(['93.184.216.34']);
    expect(await find('http://93.184.216.34/')).toEqual(['93.184.216.34']);
    expect(await find('http://127.0.0.1:8099/', ['127.0.0.1:8099'])).toEqual(['127.0.0.1']);
    await expect(find('http://127.0.0.1:8098/', ['127.0.0.1:8099'])).rejects.toThrow(FetchFailure);
    await expect(find('https://shop.example:8443/')).rejects.toThrow('port 8443');
  });
});
