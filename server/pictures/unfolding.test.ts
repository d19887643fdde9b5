import type { Metadata } from 'sharp';
import { expect, it } from 'vitest';
import { isTooLarge } from './unfolding.ts';

const WIDE = { width: 8000, height: 5000 };

it.each([
  ['a photo', WIDE, false],
  ['a photo of more than 40 megapixels', { ...WIDE, width: 8001 }, true],
  ['a progressive photo', { ...WIDE, isProgressive: true }, false],
  ['a drawing that moves', { ...WIDE, format: 'gif', pages: 9 }, false],
  ['a PNG in passes', { ...WIDE, format: 'png', isProgressive: true, channels: 4 }, false],
  ['one of sixteen bits', { ...WIDE, format: 'png', isProgressive: true, channels: 4, depth: 'ushort' }, true],
  ['an AVIF of twelve megapixels', { width: 4032, height: 3024, format: 'heif' }, false],
  ['one of twelve bits', { width: 4032, height: 3024, format: 'heif', depth: 'ushort' }, false],
  ['one of twelve bits and sixteen megapixels', { width: 4000, height: 4000, format: 'heif', depth: 'ushort' }, true],
  ['an AVIF that unfolds to 400 MB', { width: 6000, height: 4000, format: 'heif' }, true],
] satisfies [string, Partial<Metadata>, boolean][])('%s', (_name, picture, expected) => {
  const plain = { format: 'jpeg', channels: 3, depth: 'uchar', isProgressive: false } as Metadata;
  expect(isTooLarge({ ...plain, ...picture })).toBe(expected);
});
