import { and, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { LIMITS } from '#contract/limits.ts';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../database/client.ts';
import { registries, users } from '../database/schema.ts';
import { isOnline } from './access.ts';
import type { FoundRow } from './present.ts';
import { addParts } from './queries.ts';

const MOST_WORDS = 8;
const TYPO_FROM = 5;
const TYPO_TO = 24;

/** So many matches are ranked; where more match, they are so common a word's that nobody looks for one of them. */
const MOST_RANKED = 1000;

/**
 * Finds lists that are online and not private, best match first: every word of the query begins a word of the list's
 * title, of its parents' names or of a first name that is not secret; words from five letters on may hold one typo.
 * An e-mail address finds only what belongs to exactly that address, or is shared with it.
 */
export async function searchRegistries(
  database: Database,
  query: string,
  { skip, limit, sharesLists }: Paging & { sharesLists: boolean },
): Promise<FoundRow[]> {
  const size = Math.min(limit, LIMITS.searchMax - skip);
  if (size <= 0) return [];
  const isEmail = /^\S+@\S+\.\S+$/u.test(query);
  const match = isEmail ? ownedBy(database, query, sharesLists) : matchWords(await wordsOf(database, query));
  if (!match) return [];
  const candidates = union(findCandidates(database, match.exactly), findCandidates(database, match.loosely)).as(
    'candidates',
  );
  const rows = await database
    .select({
      id: registries.id,
      title: registries.title,
      addressOwner: registries.addressOwner,
      thumbnailPath: registries.thumbnailPath,
    })
    .from(registries)
    .innerJoin(candidates, eq(candidates.id, registries.id))
    .orderBy(...match.order, desc(registries.createdAt), desc(registries.id))
    .offset(skip)
    .limit(size);
  return addParts(database, rows);
}

function findCandidates(database: Database, where: SQL | undefined) {
  return database
    .select({ id: registries.id })
    .from(registries)
    .where(and(where, isNull(registries.deletedAt), sql`not ${registries.isPrivate}`, isOnline(database)))
    .limit(MOST_RANKED);
}

interface Match {
  exactly: SQL | undefined;
  loosely: SQL | undefined;
  order: SQL[];
}

function ownedBy(database: Database, email: string, sharesLists: boolean): Match {
  const owner = database
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)));
  const isShared = sharesLists ? eq(registries.secondOwnerId, owner) : undefined;
  const isOwned = or(eq(registries.userId, owner), isShared);
  return { exactly: isOwned, loosely: isOwned, order: [] };
}

async function wordsOf(database: Database, query: string): Promise<string[]> {
  const { rows } = await database.execute<{ words: string }>(sql`select search_words(${query}) as words`);
  const words = rows[0]?.words.split(' ').filter((word) => word !== '') ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Little words (et, de, and) must be found only where there is nothing else to look for; they count all the same. */
function matchWords(words: string[]): Match | null {
  const long = words.filter((word) => [...word].length > 2);
  const needed = long.length > 0 ? long : words;
  if (needed.length === 0) return null;
  const score = sql.join(words.map(scoreOf), sql` + `);
  return {
    exactly: and(...needed.map((word) => hasPart(` ${word} `))),
    loosely: and(...needed.map((word) => or(hasWordBeginning(word), hasWordWithTypo(word)))),
    order: [sql`${score} desc`, sql`similarity(${registries.searchText}, ${words.join(' ')}) desc`],
  };
}

function scoreOf(word: string): SQL {
  return sql`case when ${hasPart(` ${word} `)} then 4 when ${hasWordBeginning(word)} then 2 else 0 end`;
}

/** Words hold no wildcard: search_words() makes spaces of all punctuation. */
function hasPart(part: string): SQL {
  return like(registries.searchText, `%${part}%`);
}

function hasWordBeginning(word: string): SQL {
  return hasPart(` ${word}`);
}

/**
 * One letter wrong, missing, too many, or two swapped. Whatever the typo, one half of the word is left as it was (or
 * the two letters in the middle are swapped): that is what the trigram index finds, the pattern then decides.
 */
function hasWordWithTypo(word: string): SQL | undefined {
  const letters = [...word];
  if (letters.length < TYPO_FROM || letters.length > TYPO_TO) return undefined;
  const middle = Math.floor(letters.length / 2);
  return and(
    or(
      hasPart(` ${letters.slice(0, middle).join('')}`),
      hasPart(`${letters.slice(middle).join('')} `),
      hasPart(` ${swapped(letters, middle - 1)} `),
    ),
    sql`${registries.searchText} ~ ${` (${typosOf(letters).join('|')}) `}`,
  );
}

function typosOf(letters: string[]): string[] {
  const anyLetter = '[^ ]';
  const with_ = (from: number, to: number, middle: string) =>
    letters.slice(0, from).join('') + middle + letters.slice(to).join('');
  return letters
    .flatMap((_letter, at) => [
      with_(at, at + 1, anyLetter),
      with_(at, at + 1, ''),
      with_(at, at, anyLetter),
      ...(at > 0 ? [swapped(letters, at - 1)] : []),
    ])
    .concat(with_(letters.length, letters.length, anyLetter));
}

/** The word with the letters at `at` and behind it in each other's place. */
function swapped(letters: string[], at: number): string {
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
}
