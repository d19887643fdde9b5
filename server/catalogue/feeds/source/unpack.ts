import { Readable, type Transform } from 'node:stream';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { FeedProblem } from '../feed-problem.ts';
import { peek } from './peek.ts';

/** How much a feed may unpack to: an absolute maximum, and a multiple of its packed size, which exposes bombs. */
const MOST_BYTES = 16 * 1024 ** 3;
const SURELY_A_FEED = 64 * 1024 ** 2;
const MOST_TIMES = 200;

/** Split into parts as large as a file's: each is examined on its own. */
const PARTS = { chunkSize: 64 * 1024 };

const ZIP_HEADER = 30;
const STORED = 0;
const DEFLATED = 8;

/** The bytes of a feed, whether plain, gzipped, or the first file of a zip. */
export async function* unpack(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const count = { packed: 0 };
  const { head, all } = await peek(counted(packed, count), 4);
  if (head[0] === 0x1f && head[1] === 0x8b) yield* bounded(through(all, createGunzip(PARTS)), count);
  else if (head.toString('latin1') === 'PK\x03\x04') yield* bounded(firstFileOf(all), count);
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

/** Uses the file's own header: what follows the file, and the directory at the end, are ignored. */
async function* firstFileOf(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, all } = await peek(archive, ZIP_HEADER);
  if (head.length < ZIP_HEADER) throw new FeedProblem('BROKEN_OFF', 'the zip ends in its header');
  const skipped = ZIP_HEADER + head.readUInt16LE(26) + head.readUInt16LE(28);
  const isEncrypted = (head.readUInt16LE(6) & 1) === 1;
  const method = head.readUInt16LE(8);
  if (isEncrypted) throw new FeedProblem('NO_FEED', 'the zip has a password');
  const packed = within(all, skipped, method === STORED ? head.readUInt32LE(18) : Number.POSITIVE_INFINITY);
  if (method === DEFLATED) yield* through(packed, createInflateRaw(PARTS));
  else if (method === STORED) yield* packed;
  else throw new FeedProblem('NO_FEED', `a zip by method ${method}`);
}

async function* within(source: AsyncIterable<Buffer>, start: number, length: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const part of source) {
    const [from, to] = [Math.max(0, start - at), Math.min(part.length, start + length - at)];
    if (from < to) yield part.subarray(from, to);
    at += part.length;
    if (at >= start + length) return;
  }
}

/** @throws BROKEN_OFF if the packed data is truncated or invalid */
async function* through(packed: AsyncIterable<Buffer>, decoder: Transform): AsyncGenerator<Buffer> {
  const source = Readable.from(packed);
  let failure: Error | null = null;
  source.on('error', (error) => {
    failure = error;
    decoder.destroy(error);
  });
  source.pipe(decoder);
  try {
    yield* decoder as AsyncIterable<Buffer>;
  } catch (error) {
    throw failure ?? new FeedProblem('BROKEN_OFF', (error as Error).message, { cause: error });
  } finally {
    source.destroy();
    decoder.destroy();
  }
}
