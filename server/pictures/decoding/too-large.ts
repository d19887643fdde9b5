import type { Metadata } from 'sharp';

const MEBIBYTE = 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** AVIF of 20 megapixels, or of 14 with more than eight bits; all other kinds reach 40 megapixels. */
const MOST_BYTES = 384 * MEBIBYTE;
const LARGE_BYTES = 24 * MEBIBYTE;

/** So many lines libvips holds at once while it makes a picture smaller. */
const LINES_AT_ONCE = 1900;

/** Whether a picture has too many pixels, or is of a kind that a decoder holds whole and would take too much memory. */
export function isTooLarge(picture: Metadata): boolean {
  return pixelsOf(picture) > MOST_PIXELS || heldBytes(picture) > MOST_BYTES;
}

/** Whether its decoder holds more of it than others take: such pictures are decoded one at a time. */
export function isLarge(picture: Metadata): boolean {
  return heldBytes(picture) > LARGE_BYTES;
}

/** What is read line by line, or shrunk while it is read, is hardly held. */
function heldBytes(picture: Metadata): number {
  return picture.format === 'png' ? heldBytesOfPng(picture) : pixelsOf(picture) * bytesPerPixel(picture);
}

function heldBytesOfPng({ width, height, channels, depth, isProgressive }: Metadata): number {
  const bytesOfPixel = channels * (depth === 'uchar' ? 1 : 2);
  if (isProgressive) return width * height * (bytesOfPixel + 2);
  return width * bytesOfPixel * Math.min(height, LINES_AT_ONCE);
}

function pixelsOf({ width, height }: Metadata): number {
  return width * height;
}

/** As it was measured with 40 megapixels. */
function bytesPerPixel({ format, isProgressive, pages = 1, depth }: Metadata): number {
  switch (format) {
    case 'heif':
      return depth === 'uchar' ? 20 : 28;
    case 'gif':
      return 6;
    case 'webp':
      // Held where it is lossless.
      return pages > 1 ? 8 : 4;
    case 'jpeg':
      return isProgressive ? 6 : 0;
    default:
      return 0;
  }
}
