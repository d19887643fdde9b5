import { createGunzip } from 'node:zlib';
import { FeedProblem } from '../feed-problem.ts';
import { inflated, PARTS } from './inflate.ts';
import { peek } from './peek.ts';
import { unzip } from './unzip.ts';

/** How much a feed may unpack to: an absolute maximum, and a multiple of its packed size, which exposes bombs. */
const MOST_BYTES = 16 * 1024 ** 3;
const SURELY_A_FEED = 64 * 1024 ** 2;
const MOST_TIMES = 200;

/** The bytes of a feed, whether plain, gzipped, or in a zip. */
export async function* unpack(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const count = { packed: 0 };
  const { head, all } = await peek(counted(packed, count), 4);
  if (head[0] === 0x1f && head[1] === 0x8b) yield* bounded(inflated(all, createGunzip(PARTS)), count);
  else if (head.toString('latin1') === 'PK\x03\x04') yield* bounded(unzip(all), count);
  else yield* bounded(all, count);
}

async function* counted(source: AsyncIterable<Buffer>, count: { packed: number }): AsyncGenerator<Buffer> {
  for await (const part of source) {
    count.packed += part.length;
    yield part;
  }
}

async function* bounded(source: AsyncIterable<Buffer>, count: { packed: number }): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of source) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new FeedProblem('TOO_LARGE', `over ${MOST_BYTES} bytes`);
    if (bytes > SURELY_A_FEED && bytes > count.packed * MOST_TIMES) {
      throw new FeedProblem('TOO_LARGE', `${MOST_TIMES} times what was packed`);
    }
    yield part;
  }
}
