import type { Metadata } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isLarge, isTooLarge } from './too-large.ts';

const WIDE = { width: 8000, height: 5000 };

type Seen = Partial<Metadata>;

function picture(seen: Seen): Metadata {
  return { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: false, ...seen } as Metadata;
}

it.each([
  ['a photo', WIDE, false],
  ['a photo of more than 40 megapixels', { ...WIDE, width: 8001 }, true],
  ['a progressive photo', { ...WIDE, isProgressive: true }, false],
  ['a drawing that moves', { ...WIDE, format: 'gif', pages: 9 }, false],
  ['a PNG in passes, of sixteen bits', { ...WIDE, format: 'png', isProgressive: true, depth: 'ushort' }, false],
  ['an AVIF of twenty megapixels', { width: 5000, height: 4000, format: 'heif' }, false],
  [
    'an AVIF of fourteen megapixels, twelve bits',
    { width: 4320, height: 3240, format: 'heif', depth: 'ushort' },
    false,
  ],
  ['one of sixteen megapixels', { width: 4000, height: 4000, format: 'heif', depth: 'ushort' }, true],
  ['an AVIF that unfolds to 400 MB', { width: 6000, height: 4000, format: 'heif' }, true],
] satisfies [string, Seen, boolean][])('Refused is what would take too much: %s', (_name, seen, expected) => {
  expect(isTooLarge(picture(seen))).toBe(expected);
});

describe('One at a time is decoded what its decoder holds whole', () => {
  it.each([
    ['a photo', WIDE, false],
    ['a small progressive photo', { width: 1600, height: 1200, isProgressive: true }, false],
    ['a progressive photo', { ...WIDE, isProgressive: true }, true],
    ['a PNG of a telephone', { width: 4032, height: 3024, format: 'png' }, false],
    ['a large PNG', { ...WIDE, channels: 4, format: 'png' }, true],
    ['a high PNG', { width: 2000, height: 20_000, format: 'png' }, false],
    ['a high PNG in passes', { width: 2000, height: 20_000, format: 'png', isProgressive: true }, true],
    ['an AVIF', { width: 1600, height: 1200, format: 'heif' }, true],
  ] satisfies [string, Seen, boolean][])('%s', (_name, seen, expected) => {
    expect(isLarge(picture(seen))).toBe(expected);
  });
});
