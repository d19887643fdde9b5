import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text prepared for word search, without case, accents and punctuation, by SQL functions: docs/search.md lists them. */
export function searchWordsOf(text: SQLWrapper): SQL {
  return sql`search_words(${text})`;
}

/**
 * WHERE for a search in `searchWordsOf`: each word of the query must begin a word of the row. It scans every row, so it is
 * only for superusers' few listings, not for public searches.
 */
export function eachWordBegins(words: SQLWrapper, query: string): SQL {
  const typed = sql`unnest(string_to_array(btrim(search_words(${query})), ' '))`;
  return sql`${words} like all (array(select '% ' || word || '%' from ${typed} word))`;
}
