import { SEARCH_MIN } from './everywhere/page-limits.ts';

/** Where a search splits words: punctuation and spaces (mirrored in the SQL function search_words, docs/search.md). */
const BETWEEN_WORDS = /[\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]/g;

/** Whether a query has enough letters and digits to search for; separators alone find nothing. */
export function isLongEnough(query: string): boolean {
  return [...query.toLowerCase().replaceAll(BETWEEN_WORDS, '')].length >= SEARCH_MIN;
}

/**
 * What somebody searches for, without the marks that nobody sees and the service refuses (texts.ts): they come along
 * with what is copied from a page or a table, and stand in no word.
 */
export function withoutUnseen(query: string): string {
  return query.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
