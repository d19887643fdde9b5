import type { PictureFile } from '#contract/everywhere/picture-names.ts';
import { LONGEST_SIDE, MIDDLE_SIDE, THUMBNAIL_SIDE } from '#contract/everywhere/picture-sizes.ts';

interface File {
  ending: PictureFile;
  /** Of a large picture, in pixels. */
  side: number;
}

export const AVIF: readonly File[] = [
  { ending: `-${THUMBNAIL_SIDE}.avif`, side: THUMBNAIL_SIDE },
  { ending: `-${MIDDLE_SIDE}.avif`, side: MIDDLE_SIDE },
];

export const WEBP: readonly File[] = [
  { ending: `-${THUMBNAIL_SIDE}.webp`, side: THUMBNAIL_SIDE },
  { ending: `-${MIDDLE_SIDE}.webp`, side: MIDDLE_SIDE },
  { ending: '.webp', side: LONGEST_SIDE },
];

/**
 * Files are named by their longest side: a whole picture's is its box's, and of one that fills its box only its width's
 * share counts. A smaller picture has fewer sizes.
 */
export function srcSetOf(stem: string, files: readonly File[], longest: number, share: number): string {
  const needed = files.filter((_file, at) => at === 0 || (files[at - 1]?.side ?? 0) < longest);
  return needed.map(({ ending, side }) => `${stem}${ending} ${Math.round(Math.min(side, longest) * share)}w`).join();
}
