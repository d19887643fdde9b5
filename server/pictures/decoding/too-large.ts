import type { Metadata } from 'sharp';
import { LONGEST_SIDE } from '#contract/everywhere/picture-sizes.ts';
import { coefficientBytes, hasCoarseColours, isLossless } from './picture-headers.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** More than any other format has; each row takes time, however narrow: 19 million of two pixels take 20 s. */
const MOST_SIDE = 65_535;
/** Of 57 MiB, Node and libvips themselves take 20; three more remain until a decoder ends itself (MOST_MEBIBYTES). */
const MOST_BYTES = 37 * MEBIBYTE;
const LARGE_BYTES = 24 * MEBIBYTE;
/** Rows and what is made of them where it is shrunk while it is read. */
const MADE_BYTES = { webp: 12 * MEBIBYTE, jpeg: 18 * MEBIBYTE };
/** libheif holds the file as often while it reads it. */
const COPIES_OF_FILE = 3;
/** libaom holds whole blocks. */
const BLOCK_SIDE = 128;

/** How many rows libvips holds while narrowing them; 1,900 if it also reduced their number. */
const LINES_AT_ONCE = 890;
/** sharp reads a JPEG in full from this side down; larger ones are shrunk to at most half while reading. */
const SHRUNK_SIDE = 3 * LONGEST_SIDE;

/** Whether a picture exceeds the maximum number of pixels. */
export function hasTooManyPixels(picture: Metadata): boolean {
  return picture.width * picture.height > MOST_PIXELS;
}

/** Whether decoders would hold it in memory whole, and that would take too much; or go through too many rows. */
export function isTooLargeForKind(picture: Metadata, bytes: Buffer): boolean {
  return Math.max(picture.width, picture.height) > MOST_SIDE || neededBytes(picture, bytes) > MOST_BYTES;
}

/** Whether its decoder needs more than usual: such pictures are decoded one at a time. */
export function isLarge(picture: Metadata, bytes: Buffer): boolean {
  return neededBytes(picture, bytes) > LARGE_BYTES;
}

/** Formats read row by row, or shrunk while reading, take hardly any memory. */
function neededBytes(picture: Metadata, bytes: Buffer): number {
  return pixelsOf(picture) * bytesPerPixel(picture, bytes) + madeBytes(picture) + copiedBytes(picture, bytes);
}

/** What is not shrunk while it is read is narrowed before its rows are reduced, so fewer of them are held. */
export function isNarrowedFirst(picture: Metadata): boolean {
  return Math.max(picture.width, picture.height) > LONGEST_SIDE && !isShrunkWhileRead(picture);
}

function isShrunkWhileRead({ format, width, height, isProgressive }: Metadata): boolean {
  if (format === 'jpeg') return !isProgressive || Math.max(width, height) >= SHRUNK_SIDE;
  return format === 'webp' || format === 'svg';
}

function madeBytes(picture: Metadata): number {
  if (isShrunkWhileRead(picture)) return picture.format === 'webp' ? MADE_BYTES.webp : MADE_BYTES.jpeg;
  return picture.width * bytesDecoded(picture) * Math.min(picture.height, LINES_AT_ONCE);
}

function bytesDecoded({ channels, depth }: Metadata): number {
  return channels * (depth === 'uchar' ? 1 : 2);
}

function copiedBytes({ format }: Metadata, bytes: Buffer): number {
  return format === 'heif' ? COPIES_OF_FILE * bytes.length : 0;
}

function pixelsOf({ format, width, height }: Metadata): number {
  return format === 'heif' ? inBlocks(width) * inBlocks(height) : width * height;
}

function inBlocks(side: number): number {
  return Math.ceil(side / BLOCK_SIDE) * BLOCK_SIDE;
}

/** As measured (memory-taken.test.ts). */
function bytesPerPixel(picture: Metadata, bytes: Buffer): number {
  const { format, isProgressive, pages = 1, depth } = picture;
  switch (format) {
    case 'heif':
      return depth === 'uchar' ? bytesOfAvif(bytes) : 20.5;
    case 'gif':
      return 4.8;
    case 'webp':
      if (pages > 1) return 8;
      return isLossless(bytes) ? 4.2 : 0;
    case 'jpeg':
      return isProgressive ? bytesOfProgressive(bytes) : 0;
    case 'png':
      return isProgressive ? bytesDecoded(picture) : 0;
    default:
      return 0;
  }
}

function bytesOfAvif(avif: Buffer): number {
  return hasCoarseColours(avif) ? 14 : 17;
}

/** Finer colours than a photo's usual ones also take more while they are converted. */
function bytesOfProgressive(jpeg: Buffer): number {
  const bytes = coefficientBytes(jpeg);
  return bytes > 3 ? 1.1 * bytes : bytes;
}
