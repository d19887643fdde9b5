import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startShop, type TestShop } from '../testing/shop.ts';
import { bordersOf } from './destinations.ts';
import { openGuarded } from './open-guarded.ts';

const FEED = Buffer.alloc(1_000_000, 'Doudou lapin;');

let shop: TestShop;
afterEach(() => shop.close());

/** What comes of a feed that is read only once its shop has hung up, as every shop does after a while. */
async function readLate(send: (response: ServerResponse) => void): Promise<Buffer> {
  const { promise: sending, resolve } = Promise.withResolvers<ServerResponse['socket']>();
  shop = await startShop((_, response) => {
    resolve(response.socket);
    send(response);
  });
  const { bytes } = await openGuarded(`${shop.origin}/feed.csv`, { borders: bordersOf([shop.host]), contact: 'test' });
  const socket = await sending;
  if (!socket?.writableFinished) await once(socket as NonNullable<typeof socket>, 'finish');
  const parts: Buffer[] = [];
  for await (const part of bytes) {
    parts.push(part);
    // A database takes its time.
    await pause(10);
  }
  return Buffer.concat(parts);
}

it('a feed is whole although its shop has hung up before the last of it is read', async () => {
  const read = await readLate((response) => {
    const { socket } = response;
    response.end(FEED, () => socket?.end());
  });
  expect(read.equals(FEED)).toBe(true);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['shorter than it says', (response) => response.setHeader('content-length', FEED.length + 1)],
  ['in parts, without the last', () => {}],
])('a feed that is cut off is refused: %s', async (_, prepare) => {
  const cut = readLate((response) => {
    prepare(response);
    const { socket } = response;
    response.write(FEED, () => socket?.end());
  });
  await expect(cut).rejects.toThrow('unreachable');
});
