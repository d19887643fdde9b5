import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { typedWords } from '../../database/searched-words.ts';

/** A word's beginning expands to at most this many whole words, the most common ones. */
const MOST_CONTINUATIONS = 200;

/** A word of a query, and the registries' words beginning with it. */
export interface SearchedWord {
  word: string;
  continuations: string[];
  /** The limit was reached, so there may be more. */
  hasMore: boolean;
  /** Estimates: how many registries have the word itself, and how many one of its continuations. */
  registryCount: number;
  registryCountOfContinuations: number;
}

/**
 * The words of a query, each with the known words beginning with it. search_words() splits it, into lower case and
 * without accents (docs/search.md).
 */
export async function findWords(database: Database, query: string): Promise<SearchedWord[]> {
  const { rows } = await database.execute<{ typed: string; word: string | null; registryCount: number | null }>(sql`
    select typed, word, lists as "registryCount" from ${typedWords(query)} left join lateral (
      (select word, lists from search_words
        where char_length(typed) = 2 and left(word, 2) = typed
        order by lists desc limit ${MOST_CONTINUATIONS})
      union all
      (select word, lists from search_words
        where char_length(typed) <> 2 and word >= typed and word < typed || chr(1114111)
        order by lists desc limit ${MOST_CONTINUATIONS})
    ) known on true
    order by nth`);
  return Array.from(
    Map.groupBy(rows, ({ typed }) => typed),
    ([word, known]) => {
      const continuations = known.flatMap((row) => row.word ?? []);
      return {
        word,
        continuations,
        hasMore: continuations.length >= MOST_CONTINUATIONS,
        registryCount: known.find((row) => row.word === word)?.registryCount ?? 0,
        registryCountOfContinuations: known.reduce((sum, row) => sum + (row.registryCount ?? 0), 0),
      };
    },
  );
}
