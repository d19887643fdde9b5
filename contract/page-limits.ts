/**
 * The numbers that visitors' pages want too. They stand apart so that no visitor loads all those of the forms
 * (limits.ts).
 */

/** Of a listing: what one answer holds at most. */
export const PAGE_SIZE = 100;

/** Of a search: the characters that it needs, and the most results that it gives. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
