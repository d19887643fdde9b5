import type { PictureFile } from '#contract/everywhere/picture-names.ts';

interface File {
  ending: PictureFile;
  /** Of a large picture, in pixels. */
  side: number;
}

export const AVIF: readonly File[] = [
  { ending: '-480.avif', side: 480 },
  { ending: '-960.avif', side: 960 },
];

export const WEBP: readonly File[] = [
  { ending: '-480.webp', side: 480 },
  { ending: '-960.webp', side: 960 },
  { ending: '.webp', side: 1600 },
];

/**
 * Files are named by their longest side: a whole picture's is its box's, and of one that fills its box only its width's
 * share counts. A smaller picture has fewer sizes.
 */
export function srcSetOf(stem: string, files: readonly File[], longest: number, share: number): string {
  const needed = files.filter((_file, at) => at === 0 || (files[at - 1]?.side ?? 0) < longest);
  return needed.map(({ ending, side }) => `${stem}${ending} ${Math.round(Math.min(side, longest) * share)}w`).join();
}
