import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text as words are looked for in it: without case, accents and punctuation. */
export function wordsOf(text: SQLWrapper): SQL {
  return sql`search_words(${text})`;
}

/**
 * WHERE for words (`wordsOf`) of which each word of the query begins one. It looks into every row: for the few listings
 * of superusers, not for what everybody asks.
 */
export function beginWith(words: SQLWrapper, query: string): SQL {
  const typed = sql`unnest(string_to_array(btrim(search_words(${query})), ' '))`;
  return sql`${words} like all (array(select '% ' || word || '%' from ${typed} word))`;
}
