// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } = constants;
const BEST = { [BROTLI_PARAM_QUALITY]: 11 };
/** The encoding of distances: what suits one file does not suit another. */
const WAYS = [BEST, { ...BEST, [BROTLI_PARAM_NDIRECT]: 12 }, { ...BEST, [BROTLI_PARAM_NPOSTFIX]: 2 }];

/**
 * Puts a .br and a .gz beside each text file of the built client: compressed once, as small as possible, rather than
 * for each request.
 * @param {string} folder
 */
export function compressAssets(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|txt)$/.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, smallest(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** @param {Buffer} bytes */
function smallest(bytes) {
  const packed = WAYS.map((params) => brotliCompressSync(bytes, { params }));
  return packed.reduce((best, one) => (one.length < best.length ? one : best));
}
