// @ts-check
/**
 * The most that a first visit may load, in bytes: `all` without pictures and fonts. The public list is what a
 * grandmother opens on a slow line; no visitor loads what only forms need. Which page is in which group:
 * sample-pages.mjs (`PAGES_OF_VISITORS`; `other` is the rest), read by check-sizes.mjs.
 */
export const PAGE_BUDGETS = {
  list: { all: 150_000, script: 125_000 },
  visitors: { all: 160_000, script: 140_000 },
  other: { all: 250_000, script: 250_000 },
};

/** What a page needs before it is usable; a loader's calls after those in the head are not included. */
export const MOST_REQUESTS = 15;
