import type { PictureFile, PictureShape } from '#contract/everywhere/picture-names.ts';

/** The exit codes of decoding-process.ts when it accepts no picture; crashes of a decoder have others. */
export const EXIT_TOO_LARGE = 2;
export const EXIT_UNREADABLE = 3;
/** So large that it must come back in a large picture's turn. */
export const EXIT_LARGE = 4;
/** Decoders hold its kind in memory whole, and it has more pixels than we allow for that. */
export const EXIT_TOO_LARGE_FOR_KIND = 5;
/** The disk is too full to unpack it. */
export const EXIT_NO_ROOM = 6;
/** How it ends itself, at once and without a word, when it takes too much memory; nobody else sends it. */
export const SIGNAL_TOO_MUCH_MEMORY = 'SIGUSR2';

/** The header before the files, which follow in this order, each with its length. */
export interface AnswerHead extends PictureShape {
  files: [PictureFile, number][];
}
