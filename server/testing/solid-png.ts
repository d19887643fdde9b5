import { constants, crc32, deflateRawSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const HEADER_END = 33;
const ROWS_AT_ONCE = 16;
const ADLER_BASE = 65_521;
/** Compressed as little as zlib does, and each part for itself, so that equal parts are equal once compressed. */
const HOW = { level: 1, finishFlush: constants.Z_FULL_FLUSH };

/**
 * A PNG of one colour, of three channels or four. Sixteen of its rows are compressed, and repeated: an encoder takes
 * most of a second for forty megapixels.
 */
export function solidPng(width: number, height: number, colour = [0xcc, 0x33, 0x33, 0xff]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, colour.length === 4 ? 6 : 2], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * colour.length, Buffer.from(colour))]);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', repeated(row, height)), chunk('IEND')]);
}

/** With what another PNG says about itself before its pixels: its profile, which way it was held. */
export function describedAs(model: Buffer, png: Buffer): Buffer {
  const said = model.subarray(HEADER_END, model.indexOf('IDAT') - 4);
  return Buffer.concat([png.subarray(0, HEADER_END), said, png.subarray(HEADER_END)]);
}

/** What zlib makes of this many equal rows: their compressed parts, and the sum of them all (Adler-32). */
function repeated(row: Buffer, times: number): Buffer {
  const whole = Math.floor(times / ROWS_AT_ONCE);
  const some = deflateRawSync(Buffer.concat(Array<Buffer>(ROWS_AT_ONCE).fill(row)), HOW);
  const rest = deflateRawSync(Buffer.concat(Array<Buffer>(times % ROWS_AT_ONCE).fill(row)), { level: 1 });
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(sumOf(row, times));
  return Buffer.concat([Buffer.of(0x78, 0x01), ...Array<Buffer>(whole).fill(some), rest, sum]);
}

function sumOf(row: Buffer, times: number): number {
  let [low, high] = [0, 0];
  for (const byte of row) {
    low = (low + byte) % ADLER_BASE;
    high = (high + low) % ADLER_BASE;
  }
  let [a, b] = [1, 0];
  for (let count = 0; count < times; count += 1) {
    b = (b + row.length * a + high) % ADLER_BASE;
    a = (a + low) % ADLER_BASE;
  }
  return b * 0x10000 + a;
}

function chunk(name: string, contents: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), contents]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(contents.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
