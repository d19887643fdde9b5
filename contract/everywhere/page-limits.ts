/**
 * Limits that visitors' pages need too, kept apart from the forms' (limits.ts) so that visitors do not load those.
 */

/** The most entries one page of a listing can hold. */
export const PAGE_SIZE = 100;

/** The characters a search needs, and the most results it returns. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;

/** Days within which an account must be activated; whatever a browser keeps on the way there lasts as long. */
export const ACTIVATION_DAYS = 7;
export const ACTIVATION_MS = ACTIVATION_DAYS * 24 * 3_600_000;
