import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { typosOf } from '../../database/typos.ts';

const MOST_WORDS = 8;
/** A word's beginning or part expands to the most common words containing it. */
const MOST_MEANINGS = 60;
/** From this many letters on, part of a word is enough: Wagen finds Kinderwagen. */
const SHORTEST_PART = 4;
/** From this many letters on, a plural also means its singular: Poussettes finds Poussette. */
const SHORTEST_PLURAL = 5;

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
  const { rows } = await database.execute<{ typed: string; word: string | null }>(sql`
    select typed, word from (
      select typed, min(nth) as nth,
        case when char_length(typed) >= ${SHORTEST_PLURAL} then regexp_replace(typed, '[sx]$', '') end as singular
      from unnest(string_to_array(btrim(search_words(${query})), ' ')) with ordinality words (typed, nth)
      where typed <> '' group by typed order by nth limit ${MOST_WORDS}
    ) typed left join lateral (
      (select word, articles from article_words where word in (typed, singular))
      union all
      (select word, articles from article_words
        where word > typed and word < typed || chr(1114111) order by articles desc limit ${MOST_MEANINGS})
      union all
      (select word, articles from article_words
        where char_length(typed) >= ${SHORTEST_PART} and word like '_%' || typed || '%'
        order by articles desc limit ${MOST_MEANINGS})
    ) known on true
    order by nth`);
  const words = Array.from(
    Map.groupBy(rows, ({ typed }) => typed),
    ([word, known]) => {
      const meanings = [...new Set(known.flatMap((row) => row.word ?? []))];
      const forms = meanings.filter((one) => one === word || (isPlural(word) && one === word.slice(0, -1)));
      return { word, isKnown: forms.length > 0, forms, meanings };
    },
  );
  return Promise.all(
    words.map(async (one) =>
      one.meanings.length > 0 ? one : { ...one, meanings: await findTypos(database, one.word) },
    ),
  );
}

function isPlural(word: string): boolean {
  return word.length >= SHORTEST_PLURAL && /[sx]$/.test(word);
}

/** The articles' words that differ from this one by one typo. */
async function findTypos(database: Database, word: string): Promise<string[]> {
  const typos = typosOf(word);
  if (!typos) return [];
  const { first, second, swappedMiddle } = typos;
  const length = [...word].length;
  const isNear = sql`char_length(word) between ${length - 1}::int and ${length + 1}::int`;
  const { rows } = await database.execute<{ word: string }>(sql`
    select word from article_words
    where word like ${`${first.kept}%`} and ${isNear} and word ~ ${`^(${first.patterns.join('|')})$`}
    union select word from article_words
    where reverse(word) like reverse(${second.kept}) || '%' and ${isNear} and word ~ ${`^(${second.patterns.join('|')})$`}
    union select word from article_words where word = ${swappedMiddle}`);
  return rows.map((row) => row.word);
}
