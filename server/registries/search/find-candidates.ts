import { and, desc, gte, isNull, like, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { findTypos } from '../../database/typos.ts';
import { isOnline } from '../access.ts';
import type { SearchedWord } from './find-words.ts';

/**
 * At most this many matches are ranked; if there are more, the words are too common to be what somebody is looking
 * for.
 */
const MOST_RANKED = 150;
const NEWEST = 5000;

/**
 * A word found in more registries than this is searched among the newest first; several words together, if each is in
 * many more.
 */
const COMMON = 50_000;

export type RegistryMatch = Awaited<ReturnType<typeof findCandidates>>[number];

/**
 * Registries anybody may find by these words: those that have them exactly, then, unless that is enough, those that
 * have words beginning with them or one typo away. Short words (et, de, and) are only required if there are no others,
 * but always count in the ranking.
 */
export async function findByWords(database: Database, words: SearchedWord[]): Promise<RegistryMatch[]> {
  const long = words.filter(({ word }) => [...word].length > 2);
  const needed = long.length > 0 ? long : words;
  if (needed.length === 0) return [];
  const exactly = await findExactly(database, words, needed);
  // Anything matching less exactly would rank below these.
  if (exactly.length >= LIMITS.searchMax) return exactly;
  const known = new Set(exactly.map(({ id }) => id));
  return [...exactly, ...(await findLoosely(database, words, needed)).filter(({ id }) => !known.has(id))];
}

/** The registries containing each of the words as typed. */
async function findExactly(
  database: Database,
  words: SearchedWord[],
  needed: SearchedWord[],
): Promise<RegistryMatch[]> {
  if (needed.some(({ registryCount }) => registryCount === 0)) return [];
  if (needed.every(({ registryCount }) => registryCount > COMMON * needed.length ** 2)) {
    const newest = await findNewest(database, and(...needed.map(({ word }) => hasWord(word))), words);
    if (newest.length >= LIMITS.searchMax) return newest;
  }
  return findCandidates(database, hasAll(needed.map(({ word }) => word)), words);
}

/** The registries containing, for each of the words, one that begins with it or differs by one typo. */
async function findLoosely(
  database: Database,
  words: SearchedWord[],
  needed: SearchedWord[],
): Promise<RegistryMatch[]> {
  // If thousands of words begin this way, the most common will do for a single word; combined with others they could
  // miss matches.
  const haveAllMore = needed.every(({ hasMore }) => hasMore);
  if (haveAllMore || needed.every(({ registryCountOfContinuations: count }) => count > COMMON * needed.length ** 2)) {
    const newest = await findNewest(database, and(...needed.map(({ word }) => hasBeginning(word))), words);
    if (newest.length >= LIMITS.searchMax) return newest;
  }
  const typos = await findTypos(database, 'search_words', needed);
  const meanings = needed.map((searched) => [...searched.continuations, ...(typos.get(searched.word) ?? [])]);
  if (meanings.some((one) => one.length === 0)) return [];
  const where = needed.map(({ word, hasMore }, index) =>
    hasMore && !haveAllMore ? hasBeginning(word) : hasOneOf(meanings[index] ?? []),
  );
  return findCandidates(database, and(...where), words);
}

/** Registries anybody may find, with how well they match the words of a query. */
export function findCandidates(database: Database, where: SQL | undefined, words: SearchedWord[]) {
  return candidates(database, where, words).limit(MOST_RANKED);
}

/** Like `findCandidates`, among the newest registries only. */
function findNewest(database: Database, where: SQL | undefined, words: SearchedWord[]): Promise<RegistryMatch[]> {
  const bound = database
    .select({ createdAt: registries.createdAt })
    .from(registries)
    .where(isFindable())
    .orderBy(desc(registries.createdAt))
    .offset(NEWEST)
    .limit(1);
  const isNew = gte(registries.createdAt, sql`coalesce(${bound}, '-infinity')`);
  return candidates(database, and(isNew, where), words).orderBy(desc(registries.createdAt)).limit(MOST_RANKED);
}

function candidates(database: Database, where: SQL | undefined, words: SearchedWord[]) {
  return database
    .select({
      id: registries.id,
      title: registries.title,
      addressOwner: registries.addressOwner,
      thumbnailPath: registries.thumbnailPath,
      createdAt: registries.createdAt,
      score: sql<number>`${sql.join([sql`0`, ...words.map(scoreOf)], sql` + `)}`,
      /** Of two equally good matches, the one that has the words in its title comes first, then the shorter one. */
      inTitle: sql<number>`${sql.join([sql`0`, ...words.map(isInTitle)], sql` + `)}`,
      length: sql<number>`length(${registries.searchText})`,
    })
    .from(registries)
    .where(and(where, isFindable(), isOnline(database)))
    .$dynamic();
}

/** In the form the indexes use. */
function isFindable(): SQL {
  return and(isNull(registries.deletedAt), sql`not ${registries.isPrivate}`) as SQL;
}

function scoreOf({ word }: SearchedWord): SQL {
  return sql`case when ${hasWord(word)} then 4 when ${hasBeginning(word)} then 2 else 0 end`;
}

/** The title stands first in the text, about as long as it was typed. */
function isInTitle({ word }: SearchedWord): SQL {
  const place = sql`strpos(${registries.searchText}, ${` ${word}`})`;
  return sql`(${place} between 1 and length(${registries.title}))::int`;
}

// WHEREs over a registry's words (` liste de marie `). Those on the set of words use its index; those on the text
// check rows found by other means. Words contain neither spaces nor wildcards: search_words() turns all punctuation
// into spaces.

const terms = sql`search_terms(${registries.searchText})`;

function hasAll(words: string[]): SQL {
  return sql`${terms} @> ${setOf(words)}`;
}

function hasOneOf(words: string[]): SQL {
  return sql`${terms} && ${setOf(words)}`;
}

function setOf(words: string[]): SQL {
  return sql`string_to_array(${words.join(' ')}, ' ')`;
}

function hasWord(word: string): SQL {
  return like(registries.searchText, `% ${word} %`);
}

function hasBeginning(word: string): SQL {
  return like(registries.searchText, `% ${word}%`);
}
