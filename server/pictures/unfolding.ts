import type { Metadata } from 'sharp';

const MOST_PIXELS = 40_000_000;
const MOST_BYTES = 280 * 1024 * 1024;

/** Whether a picture has too many pixels, or is of a kind that a decoder holds whole and would take too much memory. */
export function isTooLarge(picture: Metadata): boolean {
  const pixels = picture.width * picture.height;
  return pixels > MOST_PIXELS || pixels * bytesPerPixel(picture) > MOST_BYTES;
}

/** As it was measured with 40 megapixels; 0 for what is read line by line, or shrunk while it is read. */
function bytesPerPixel({ format, isProgressive, pages = 1, channels, depth }: Metadata): number {
  switch (format) {
    case 'heif':
      return depth === 'uchar' ? 18 : 24;
    case 'gif':
      return 6;
    case 'webp':
      return pages > 1 ? 8 : 0;
    case 'jpeg':
      return isProgressive ? 6 : 0;
    default:
      return isProgressive ? channels * (depth === 'uchar' ? 1 : 2) + 2 : 0;
  }
}

/** Whether it is what its first bytes say. */
export function isWhatItSeems({ format, compression }: Metadata, seeming: string): boolean {
  return seeming === 'avif' ? format === 'heif' && compression === 'av1' : format === seeming;
}
