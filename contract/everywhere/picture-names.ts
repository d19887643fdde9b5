import { MIDDLE_SIDE, THUMBNAIL_SIDE } from './picture-sizes.ts';

/** For link previews: the format every messenger shows. */
export const PREVIEW_FILE = `-${MIDDLE_SIDE}.jpg` as const;

/**
 * The files the store keeps for each picture, by the endings of their names: WebP for all browsers, AVIF where it is
 * worth the effort, JPEG for messengers.
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

/** What a picture's name says about it, so that a page can reserve its space before a byte has arrived. */
export interface PictureShape {
  width: number;
  height: number;
  /** Its four corners, each as the three digits of `#rgb`; null if it is transparent. */
  colours: string | null;
}

/** `1600x1200-fdb975310eca`: the part of the name shared by all files of one picture. */
export function shapeInName({ width, height, colours }: PictureShape): string {
  return `${width}x${height}${colours ? `-${colours}` : ''}`;
}
