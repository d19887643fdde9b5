import { expect, it } from 'vitest';
import { AVIF, srcSetOf, WEBP } from './src-set.ts';

it.each([
  [WEBP, 1600, 1, 'p-480.webp 480w,p-960.webp 960w,p.webp 1600w'],
  [WEBP, 1200, 1, 'p-480.webp 480w,p-960.webp 960w,p.webp 1200w'],
  [WEBP, 700, 1, 'p-480.webp 480w,p-960.webp 700w'],
  [WEBP, 300, 1, 'p-480.webp 300w'],
  [AVIF, 1600, 0.5, 'p-480.avif 240w,p-960.avif 480w'],
])(
  'each file is as wide as it says, and no larger one has no more pixels: %j, %i × %f',
  (files, longest, share, expected) => {
    expect(srcSetOf('p', files, longest, share)).toBe(expected);
  },
);
