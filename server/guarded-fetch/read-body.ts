import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createUnzip } from 'node:zlib';
import { FetchFailure } from './fetch-failure.ts';

/** A truncated body is used as far as it came, as browsers do. */
const DECODERS: Record<string, () => Transform> = {
  gzip: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** What we can decode: for the Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, br';

/**
 * The whole body, decompressed.
 * @param most bytes, both before and after decompression
 * @throws FetchFailure as soon as it is exceeded
 */
export async function readBody(body: Readable, encoding: string, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  const keep = async (source: AsyncIterable<Buffer>) => {
    for await (const part of atMost(most)(source)) parts.push(part);
  };
  const decoder = decoderFor(encoding);
  if (decoder) await pipeline(body, atMost(most), decoder, keep);
  else await pipeline(body, keep);
  return Buffer.concat(parts);
}

function decoderFor(encoding: string): Transform | null {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return null;
  const decoder = DECODERS[name];
  if (!decoder) throw new FetchFailure('unreachable', 'an encoding that we did not ask for');
  return decoder();
}

function atMost(most: number) {
  return async function* bounded(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let length = 0;
    for await (const part of source) {
      length += part.length;
      if (length > most) throw new FetchFailure('too large', `over ${most} bytes`);
      yield part;
    }
  };
}
