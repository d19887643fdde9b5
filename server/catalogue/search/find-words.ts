import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { typedWords } from '../../database/searched-words.ts';
import { findTypos } from '../../database/typos.ts';

/** A word's beginning or part expands to the most common words containing it. */
const MOST_MEANINGS = 60;
/** From this many letters on, part of a word is enough: Wagen finds Kinderwagen. */
const SHORTEST_PART = 4;
/** From this many letters on, a plural also means its singular: Poussettes finds Poussette. */
const SHORTEST_PLURAL = 5;

const SINGULAR = sql`case when char_length(typed) >= ${SHORTEST_PLURAL} then regexp_replace(typed, '[sx]$', '') end`;

/** A word of a query, and the words of articles it may mean. */
export interface ArticleWord {
  word: string;
  isKnown: boolean;
  /** The word itself, and its singular, where articles have them. */
  forms: string[];
  /** Its forms, and words beginning with or containing it; if there are none, those one typo away. */
  meanings: string[];
}

/** The words of a query, each with what it may mean. */
export async function findArticleWords(database: Database, query: string): Promise<ArticleWord[]> {
  const { rows } = await database.execute<{ typed: string; word: string | null; isForm: boolean | null }>(sql`
    select typed, word, "isForm" from ${typedWords(query)} left join lateral (
      (select word, articles, true as "isForm" from article_words where word in (typed, ${SINGULAR}))
      union all
      (select word, articles, false from article_words
        where word > typed and word < typed || chr(1114111) order by articles desc limit ${MOST_MEANINGS})
      union all
      (select word, articles, false from article_words
        where char_length(typed) >= ${SHORTEST_PART} and word like '_%' || typed || '%'
        order by articles desc limit ${MOST_MEANINGS})
    ) known on true
    order by nth`);
  const words = Array.from(
    Map.groupBy(rows, ({ typed }) => typed),
    ([word, known]) => {
      const meanings = [...new Set(known.flatMap((row) => row.word ?? []))];
      const forms = known.flatMap((row) => (row.isForm && row.word) || []);
      return { word, isKnown: forms.length > 0, forms, meanings };
    },
  );
  const unknown = words.filter(({ meanings }) => meanings.length === 0);
  const typos = await findTypos(database, 'article_words', unknown);
  return words.map((one) => ({ ...one, meanings: typos.get(one.word) ?? one.meanings }));
}
