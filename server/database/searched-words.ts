import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text prepared for word search: without case, accents and punctuation (SQL functions: docs/search.md). */
export function searchWordsOf(text: SQLWrapper): SQL {
  return sql`search_words(${text})`;
}

/** At most so many words of a query count. */
const MOST_WORDS = 8;

/** For a FROM: the words of a query, each once as `typed`, with its place as `nth`. */
export function typedWords(query: string): SQL {
  return sql`(
      select typed, min(nth) as nth
      from unnest(string_to_array(btrim(search_words(${query})), ' ')) with ordinality words (typed, nth)
      where typed <> '' group by typed order by nth limit ${MOST_WORDS}
    ) typed`;
}

/**
 * WHERE for a search in `searchWordsOf`: each word of the query must begin a word of the row. It scans every row, so it
 * is only for superusers' few listings, not for public searches.
 */
export function eachWordBegins(words: SQLWrapper, query: string): SQL {
  const typed = sql`unnest(string_to_array(btrim(search_words(${query})), ' '))`;
  return sql`${words} like all (array(select '% ' || word || '%' from ${typed} word))`;
}
