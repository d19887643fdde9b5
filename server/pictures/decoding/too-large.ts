import type { Metadata } from 'sharp';
import { LONGEST_SIDE } from '#contract/everywhere/picture-sizes.ts';
import { coefficientBytes, isLossless } from './picture-headers.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** Including the file itself: 64 MiB more than a process that decodes next to nothing. */
const MOST_BYTES = 76 * MEBIBYTE;
const LARGE_BYTES = 24 * MEBIBYTE;
/** Rows and what is made of them; a JPEG not shrunk to an eighth or a quarter has longer ones. */
const MADE_BYTES = 12 * MEBIBYTE;
const MADE_BYTES_OF_JPEG = 30 * MEBIBYTE;

/** How many rows of a PNG libvips holds while narrowing them; 1,900 if it also reduced their number. */
const LINES_AT_ONCE = 800;

/** Whether a picture exceeds the maximum number of pixels. */
export function hasTooManyPixels(picture: Metadata): boolean {
  return pixelsOf(picture) > MOST_PIXELS;
}

/** Whether decoders would hold it in memory whole, and that would take too much. */
export function isTooLargeForKind(picture: Metadata, bytes: Buffer): boolean {
  return heldBytes(picture, bytes) + madeBytes(picture) + bytes.length > MOST_BYTES;
}

/** Whether its decoder holds more of it than usual: such pictures are decoded one at a time. */
export function isLarge(picture: Metadata, bytes: Buffer): boolean {
  return heldBytes(picture, bytes) > LARGE_BYTES;
}

/** Formats read row by row, or shrunk while reading, take hardly any memory. */
function heldBytes(picture: Metadata, bytes: Buffer): number {
  return picture.format === 'png' ? heldBytesOfPng(picture) : pixelsOf(picture) * bytesPerPixel(picture, bytes);
}

/** If it is narrowed first, all rows of the intermediate result are held, too. */
function heldBytesOfPng(picture: Metadata): number {
  const { width, height, channels, depth } = picture;
  const bytesOfPixel = channels * (depth === 'uchar' ? 1 : 2);
  if (!isNarrowedFirst(picture)) return pixelsOf(picture) * (bytesOfPixel + 4);
  const narrow = width * Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return width * bytesOfPixel * Math.min(height, LINES_AT_ONCE) + narrow * height * channels;
}

/** A large PNG read row by row is narrowed before its rows are reduced, so less of it is held. */
export function isNarrowedFirst({ format, width, height, isProgressive }: Metadata): boolean {
  return format === 'png' && !isProgressive && Math.max(width, height) > LONGEST_SIDE;
}

function madeBytes(picture: Metadata): number {
  if (isNarrowedFirst(picture)) return 0;
  return picture.format === 'jpeg' ? MADE_BYTES_OF_JPEG : MADE_BYTES;
}

function pixelsOf({ width, height }: Metadata): number {
  return width * height;
}

/** As measured (memory-taken.test.ts). */
function bytesPerPixel({ format, isProgressive, pages = 1, depth, hasAlpha }: Metadata, bytes: Buffer): number {
  switch (format) {
    case 'heif':
      return (depth === 'uchar' ? 16 : 24) + (hasAlpha ? 2.5 : 0);
    case 'gif':
      return 6.3;
    case 'webp':
      if (pages > 1) return 8;
      return isLossless(bytes) ? 4.2 : 0;
    case 'jpeg':
      return isProgressive ? coefficientBytes(bytes) : 0;
    default:
      return 0;
  }
}
