import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';
import { LIMITS } from '#contract/limits.ts';

/** What was cut on its way is read as far as it goes. */
const CUT = { maxOutputLength: LIMITS.shopPageBytes, finishFlush: constants.Z_SYNC_FLUSH };

const WAYS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  gzip: (bytes) => gunzipSync(bytes, CUT),
  'x-gzip': (bytes) => gunzipSync(bytes, CUT),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: LIMITS.shopPageBytes }),
  zstd: (bytes) => zstdDecompressSync(bytes, { maxOutputLength: LIMITS.shopPageBytes }),
  deflate: (bytes) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflateSync(bytes, CUT) : inflateRawSync(bytes, CUT)),
};

/**
 * The body as it was before it was compressed for the way. A body that says it is compressed and is not stays as it
 * is: programs that fetch unfold it and keep the header.
 * @returns null when there is more of it than a page may have
 */
export function unfold(bytes: Uint8Array, contentEncoding: string): Uint8Array | null {
  const said = contentEncoding
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  const looksZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const ways = said.filter((one) => one in WAYS && (!one.endsWith('gzip') || looksZipped)).slice(0, 3);
  if (looksZipped && !ways.some((way) => way.endsWith('gzip'))) ways.push('gzip');
  let body = bytes;
  for (const way of ways.reverse()) {
    try {
      body = WAYS[way]?.(body) ?? body;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
      return body;
    }
  }
  return body.length > LIMITS.shopPageBytes ? null : body;
}
