import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { typosOf } from '../../database/typos.ts';

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
