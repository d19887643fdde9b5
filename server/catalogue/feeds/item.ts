import type { RefusalReason } from '#contract/articles.ts';

/**
 * One article as a feed says it: names of its columns or elements, tidied (see `plainName`), each with what stands
 * there.
 */
export interface FeedItem {
  line: number;
  /** By plain name; empty ones are left out. Where one is said several times, the first counts. */
  fields: Map<string, string>;
}

/** A line that is no article. */
export interface Refusal {
  line: number;
  reason: RefusalReason;
}

/** Some items of a feed, in its order. */
export interface FeedPart {
  items: FeedItem[];
  refused: Refusal[];
}

/** No article says more in one field; what stands behind is left out. */
export const LONGEST_FIELD = 20_000;
/** What of a feed is held before an article ends: beyond that there is a quote or an end missing. */
export const LONGEST_ITEM = 1024 * 1024;

/** `g:image_link`, `Image link`, `image-link` and `imageLink` are the same. */
export function plainName(name: string): string {
  return name
    .slice(0, 100)
    .replace(/^[a-z]+:/i, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');
}
