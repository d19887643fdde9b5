import type { PictureFile, PictureShape } from '#contract/picture-names.ts';

/**
 * How decoding-process.ts ends when it makes nothing of a picture; for what falls over while it is decoded there are
 * others.
 */
export const EXIT_TOO_LARGE = 2;
export const EXIT_UNREADABLE = 3;
/** It is so large that it has to come again in the turn of large ones. */
export const EXIT_LARGE = 4;
/** Its kind is held whole by decoders, and it has more pixels than that is done for. */
export const EXIT_TOO_LARGE_FOR_KIND = 5;

/** What it says before the files, which follow in this order, each of so many bytes. */
export interface AnswerHead extends PictureShape {
  files: [PictureFile, number][];
}
