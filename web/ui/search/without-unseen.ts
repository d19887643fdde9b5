/**
 * What somebody searches for, without the marks that nobody sees and the service refuses (contract/texts.ts): they
 * come along with what is copied from a page or a table, and stand in no word.
 */
export function withoutUnseen(query: string): string {
  return query.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}
