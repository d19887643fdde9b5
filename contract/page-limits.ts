/**
 * The numbers that visitors' pages want too. They stand apart so that no visitor loads all those of the forms (limits.ts).
 */

/** Of a listing: what one answer holds at most. */
export const PAGE_SIZE = 100;

/** Of what is searched for: signs that it needs, and results that there are at most. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;

/** Pixels of a small picture’s longer side at most; stored pictures are called by it. */
export const THUMBNAIL_SIDE = 480;
/** Of what phones and cards show sharply. */
export const MIDDLE_SIDE = 960;
