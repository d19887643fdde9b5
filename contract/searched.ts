import { SEARCH_MIN } from './page-limits.ts';

/** What a search cuts words at: punctuation and spaces (reflected in search_words, server/database/migrations). */
const BETWEEN_WORDS = /[\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]/g;

/** Whether a query has enough letters to be searched for: what stands between words finds nothing. */
export function isLongEnough(query: string): boolean {
  return [...query.toLowerCase().replaceAll(BETWEEN_WORDS, '')].length >= SEARCH_MIN;
}
