import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Words of fewer letters have too many neighbours, longer ones too many typos. */
const FEWEST_LETTERS = 5;
const MOST_LETTERS = 24;

/** Words matching one of the patterns (regular expressions) that begin or end with the part left intact. */
interface Half {
  kept: string;
  patterns: string[];
}

/** Where words are known: those of registries, and those of the catalogue's articles. */
type KnownWords = 'search_words' | 'article_words';

/** The known words that differ from a searched word by one typo, keyed by searched word. */
export async function findTypos(
  database: Database,
  table: KnownWords,
  searched: { word: string }[],
): Promise<Map<string, string[]>> {
  const parts = searched.flatMap(({ word }) => typosIn(table, word) ?? []);
  if (parts.length === 0) return new Map();
  const { rows } = await database.execute<{ typed: string; word: string }>(sql.join(parts, sql` union all `));
  const byTyped = Map.groupBy(rows, ({ typed }) => typed);
  return new Map(Array.from(byTyped, ([typed, known]) => [typed, known.map(({ word }) => word)]));
}

/** The length is compared first: it is cheaper than the patterns, and rules out most words. */
function typosIn(table: KnownWords, word: string) {
  const typos = typosOf(word);
  if (!typos) return null;
  const { first, second, swappedMiddle } = typos;
  const known = sql.identifier(table);
  const length = [...word].length;
  const isNear = sql`char_length(word) between ${length - 1}::int and ${length + 1}::int`;
  return sql`select ${word}::text as typed, word from (
    select word from ${known}
    where word like ${`${first.kept}%`} and ${isNear} and word ~ ${`^(${first.patterns.join('|')})$`}
    union select word from ${known}
    where reverse(word) like reverse(${second.kept}) || '%' and ${isNear} and word ~ ${`^(${second.patterns.join('|')})$`}
    union select word from ${known} where word = ${swappedMiddle}
  ) typos`;
}

/**
 * What finds words that differ from this one by a single letter (wrong, missing or extra), or by two swapped ones.
 * Whatever the typo, one half of the word is intact, or the two middle letters are swapped; that is how an index
 * finds them. Null for words too short or too long to allow typos.
 */
function typosOf(word: string): { first: Half; second: Half; swappedMiddle: string } | null {
  const letters = [...word];
  if (letters.length < FEWEST_LETTERS || letters.length > MOST_LETTERS) return null;
  const middle = Math.floor(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)];
  return {
    first: { kept: first.join(''), patterns: patternsOf(second).map((pattern) => first.join('') + pattern) },
    second: { kept: second.join(''), patterns: patternsOf(first).map((pattern) => pattern + second.join('')) },
    swappedMiddle: swapped(letters, middle - 1),
  };
}

function patternsOf(letters: string[]): string[] {
  const with_ = (from: number, to: number, middle: string) =>
    letters.slice(0, from).join('') + middle + letters.slice(to).join('');
  return letters
    .flatMap((_letter, at) => [
      with_(at, at + 1, '.'),
      with_(at, at + 1, ''),
      with_(at, at, '.'),
      ...(at > 0 ? [swapped(letters, at - 1)] : []),
    ])
    .concat(with_(letters.length, letters.length, '.'));
}

/** The word with the letters at `at` and after it swapped. */
function swapped(letters: string[], at: number): string {
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
}
