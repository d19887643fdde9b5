import {
  brotliDecompressSync,
  constants,
  gunzipSync,
  inflateRawSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib';
import { LIMITS } from '#contract/limits.ts';

/** Truncated data is read as far as it goes. */
const CUT = { maxOutputLength: LIMITS.shopPageBytes, finishFlush: constants.Z_SYNC_FLUSH };

const WAYS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  gzip: (bytes) => gunzipSync(bytes, CUT),
  'x-gzip': (bytes) => gunzipSync(bytes, CUT),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: LIMITS.shopPageBytes }),
  zstd: (bytes) => zstdDecompressSync(bytes, { maxOutputLength: LIMITS.shopPageBytes }),
  deflate: (bytes) => (((bytes[0] ?? 0) & 0x0f) === 8 ? inflateSync(bytes, CUT) : inflateRawSync(bytes, CUT)),
};

/**
 * Decompresses the body as transferred. A body wrongly declared as compressed stays as it is: HTTP clients decompress
 * but keep the header.
 * @returns null if it exceeds a page's maximum size
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
