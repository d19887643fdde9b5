import { SEARCH_MIN } from './everywhere/page-limits.ts';

/** Where a search splits words: punctuation and spaces (mirrored in the SQL function search_words, docs/search.md). */
const BETWEEN_WORDS = /[\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]/g;

/** Whether a query has enough letters and digits to search for; separators alone find nothing. */
export function isLongEnough(query: string): boolean {
  return [...query.toLowerCase().replaceAll(BETWEEN_WORDS, '')].length >= SEARCH_MIN;
}
