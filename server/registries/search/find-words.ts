import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { typosOf } from '../../database/typos.ts';

const MOST_WORDS = 8;

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
    select typed, word, lists as "registryCount" from (
      select typed, min(nth) as nth
      from unnest(string_to_array(btrim(search_words(${query})), ' ')) with ordinality words (typed, nth)
      where typed <> '' group by typed order by nth limit ${MOST_WORDS}
    ) typed left join lateral (
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

/** The known words that differ from a searched word by one typo, keyed by searched word. */
export async function findTypos(database: Database, searched: { word: string }[]): Promise<Map<string, string[]>> {
  const parts = searched.flatMap(({ word }) => typosIn(word) ?? []);
  if (parts.length === 0) return new Map();
  const { rows } = await database.execute<{ typed: string; word: string }>(sql.join(parts, sql` union all `));
  const byTyped = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(Array.from(byTyped, ([typed, known]) => [typed, known.map(({ word }) => word)]));
}

/** The length is compared first: it is cheaper than the patterns, and rules out most words. */
function typosIn(word: string) {
  const typos = typosOf(word);
  if (!typos) return null;
  const { first, second, swappedMiddle } = typos;
  const length = [...word].length;
  const isNear = sql`char_length(word) between ${length - 1}::int and ${length + 1}::int`;
  return sql`select ${word}::text as typed, word from (
    select word from search_words
    where word like ${`${first.kept}%`} and ${isNear} and word ~ ${`^(${first.patterns.join('|')})$`}
    union select word from search_words
    where reverse(word) like reverse(${second.kept}) || '%' and ${isNear} and word ~ ${`^(${second.patterns.join('|')})$`}
    union select word from search_words where word = ${swappedMiddle}
  ) typos`;
}
