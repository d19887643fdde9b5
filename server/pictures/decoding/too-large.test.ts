import type { Metadata } from 'sharp';
import { describe, expect, it } from 'vitest';
import { coefficientBytes, hasCoarseColours, isLossless } from './picture-headers.ts';
import { hasTooManyPixels, isLarge, isTooLargeForKind } from './too-large.ts';

const WIDE = { width: 8000, height: 5000 };
const NOTHING = Buffer.alloc(0);

type Seen = Partial<Metadata>;

function picture(seen: Seen): Metadata {
  return { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: false, ...seen } as Metadata;
}

/** A JPEG's header: a table, then its frame, with each component's resolution. */
function jpeg(fine: number[], marker = 0xc2): Buffer {
  const table = [0xff, 0xdb, 0, 5, 0xff, 0xc0, 1];
  const frame = [0xff, marker, 0, 8 + 3 * fine.length, 8, 0, 1, 0, 1, fine.length];
  return Buffer.from([0xff, 0xd8, ...table, 0xff, ...frame, ...fine.flatMap((each, index) => [index, each, 0]), 0, 0]);
}

function webp(...parts: [string, number][]): Buffer {
  const written = parts.map(([name, length]) => {
    const part = Buffer.alloc(8 + length + (length % 2));
    part.write(name, 'latin1');
    part.writeUInt32LE(length, 4);
    return part;
  });
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), ...written]);
}

/** An AVIF's header: how fine the colours of each of its pictures are. */
function avif(...colours: number[]): Buffer {
  return Buffer.concat(colours.map((each) => Buffer.from(`av1C\x81\x08${String.fromCharCode(each)}\0`, 'latin1')));
}

it('No kind has more than 40 megapixels', () => {
  expect(hasTooManyPixels(picture(WIDE))).toBe(false);
  expect(hasTooManyPixels(picture({ ...WIDE, width: 8001 }))).toBe(true);
});

it.each([
  ['a photo', WIDE, NOTHING, false],
  ['a large progressive photo', { ...WIDE, isProgressive: true }, jpeg([0x22, 0x11, 0x11]), true],
  ['one of nine megapixels', { width: 3456, height: 2592, isProgressive: true }, jpeg([0x22, 0x11, 0x11]), false],
  ['a wide one', { width: 8000, height: 1500, isProgressive: true }, jpeg([0x22, 0x11, 0x11]), true],
  ['one that only looks coarse', { width: 3456, height: 2592, isProgressive: true }, jpeg([0x22, 0x22, 0x22]), true],
  ['a PNG', { ...WIDE, format: 'png', channels: 4 }, Buffer.alloc(10_485_760), false],
  ['a PNG in passes', { ...WIDE, format: 'png', isProgressive: true }, NOTHING, true],
  ['a PNG of one line', { width: 40_000_000, height: 1, format: 'png' }, NOTHING, true],
  ['a PNG of many rows', { width: 2, height: 65_536, format: 'png' }, NOTHING, true],
  ['a WebP', { ...WIDE, format: 'webp' }, webp(['VP8X', 10], ['ALPH', 7], ['VP8 ', 9]), false],
  ['a WebP without loss', { ...WIDE, format: 'webp' }, webp(['VP8X', 10], ['VP8L', 9]), true],
  ['a WebP that moves', { ...WIDE, format: 'webp', pages: 2 }, webp(['VP8 ', 9]), true],
  ['a GIF', { width: 4000, height: 3000, format: 'gif' }, NOTHING, true],
  ['an AVIF of a shop', { width: 1500, height: 1500, format: 'heif' }, avif(0x0c), false],
  ['the same in fine colours', { width: 1500, height: 1500, format: 'heif' }, avif(0), true],
  ['the same with twelve bits', { width: 1500, height: 1500, format: 'heif', depth: 'ushort' }, avif(0x6c), true],
  ['a small one that is a large file', { width: 1200, height: 1200, format: 'heif' }, Buffer.alloc(10_485_760), true],
] satisfies [string, Seen, Buffer, boolean][])(
  'Refused is what would be held whole, or go on for long: %s',
  (_name, seen, bytes, expected) => {
    expect(isTooLargeForKind(picture(seen), bytes)).toBe(expected);
  },
);

it.each([
  ['colours half as fine', jpeg([0x22, 0x11, 0x11]), 3],
  ['as fine as the light', jpeg([0x11, 0x11, 0x11]), 6],
  ['all of them twice as fine', jpeg([0x22, 0x22, 0x22]), 6],
  ['grey', jpeg([0x11]), 2],
  ['four inks', jpeg([0x11, 0x11, 0x11, 0x11]), 8],
  ['no frame at all', jpeg([0x11], 0xc4), 8],
  ['a frame of nothing', jpeg([]), 8],
  ['a frame that breaks off', jpeg([0x11, 0x11, 0x11]).subarray(0, 18), 8],
  ['nothing', NOTHING, 8],
])('What a progressive photo holds of each pixel: %s', (_name, bytes, expected) => {
  expect(coefficientBytes(bytes)).toBe(expected);
});

it.each([
  ['halved', avif(0x0c), true],
  ['none', avif(0x1c), true],
  ['halved in one direction only', avif(0x08), false],
  ['fine in the second picture', avif(0x0c, 0), false],
  ['cut off', Buffer.from('av1C'), false],
  ['nothing said', NOTHING, false],
])('How fine the colours of an AVIF are: %s', (_name, bytes, expected) => {
  expect(hasCoarseColours(bytes)).toBe(expected);
});

it('A WebP without a picture is taken for the worst', () => {
  expect(isLossless(webp(['EXIF', 3], ['VP8 ', 9]))).toBe(false);
  expect(isLossless(webp(['EXIF', 3]))).toBe(true);
});

describe('One at a time is decoded what its decoder holds whole', () => {
  it.each([
    ['a photo', WIDE, false],
    ['a small progressive photo', { width: 1600, height: 1200, isProgressive: true }, false],
    ['a progressive photo', { width: 4032, height: 3024, isProgressive: true }, true],
    ['a PNG of a telephone', { width: 4032, height: 3024, format: 'png' }, false],
    ['a large PNG', { ...WIDE, channels: 4, format: 'png' }, true],
    ['a PNG in passes', { width: 2000, height: 8000, format: 'png', isProgressive: true }, true],
    ['an AVIF', { width: 1600, height: 1200, format: 'heif' }, true],
  ] satisfies [string, Seen, boolean][])('%s', (_name, seen, expected) => {
    expect(isLarge(picture(seen), jpeg([0x22, 0x11, 0x11]))).toBe(expected);
  });
});
