import type { RefusalReason } from '#contract/shops/articles.ts';

/**
 * One article as a feed states it: the normalised names of its columns or elements (see `plainName`), each with its
 * value.
 */
export interface FeedItem {
  line: number;
  /** By normalised name, without empty ones; of repeated ones the first counts. */
  fields: Map<string, string>;
}

/** A line that is not an article. */
export interface FeedRefusal {
  line: number;
  reason: RefusalReason;
}

/** Some items of a feed, in order. */
export interface FeedPart {
  items: FeedItem[];
  refused: FeedRefusal[];
}

/** No article needs more in one field; the rest is dropped. */
export const LONGEST_FIELD = 20_000;
/** How much of a feed is held in memory before an article ends: beyond this, a closing quote or tag is missing. */
export const LONGEST_ITEM = 1024 * 1024;

/** No article says more things; whoever claims it fills the memory. */
export const MOST_FIELDS = 1000;

/** `g:image_link`, `Image link`, `image-link` and `imageLink` are the same. */
export function plainName(name: string): string {
  return name
    .slice(0, 100)
    .replace(/^[a-z]+:/i, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
}
