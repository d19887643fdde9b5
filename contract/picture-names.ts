import { MIDDLE_SIDE, THUMBNAIL_SIDE } from './picture-sizes.ts';

/** For previews of a shared address: what every messenger shows. */
export const PREVIEW_FILE = `-${MIDDLE_SIDE}.jpg` as const;

/**
 * What the store keeps of each picture, by how the names end: WebP for all browsers, AVIF where it is worth its making,
 * JPEG for messengers.
 */
export const PICTURE_FILES = [
  '.webp',
  `-${THUMBNAIL_SIDE}.webp`,
  `-${MIDDLE_SIDE}.webp`,
  `-${THUMBNAIL_SIDE}.avif`,
  `-${MIDDLE_SIDE}.avif`,
  PREVIEW_FILE,
] as const;

export type PictureFile = (typeof PICTURE_FILES)[number];

/** Of a picture, as its name tells it: what a page reserves before a byte of it is there. */
export interface PictureShape {
  width: number;
  height: number;
  /** Its four corners, each as the three digits of `#rgb`; null where it lets through what is behind it. */
  colours: string | null;
}

/** `1600x1200-fdb975310eca`: a part of the name of each file of a picture. */
export function shapeInName({ width, height, colours }: PictureShape): string {
  return `${width}x${height}${colours ? `-${colours}` : ''}`;
}
