import { and, eq, isNull, or } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Paging } from '#contract/paging.ts';
import { hasEmail } from '../../accounts/queries.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { registries } from '../../database/schema/registries.ts';
import { findTypos } from '../../database/typos.ts';
import type { FoundRow } from '../present.ts';
import { addParts } from '../queries.ts';
import {
  findCandidates,
  findNewest,
  hasAll,
  hasBeginning,
  hasOneOf,
  hasWord,
  type RegistryMatch,
} from './find-candidates.ts';
import { findWords, type SearchedWord } from './find-words.ts';

/**
 * A word found in more registries than this is searched among the newest first; several words together, if each is in
 * many more.
 */
const COMMON = 50_000;

/**
 * Finds registries that are online and not private, best match first: every word of the query must begin a word of
 * the title, of the parents' names or of a first name that is not secret; words of five letters or more may contain
 * one typo. An e-mail address only finds what belongs to exactly that address, or what it co-manages. How it stays
 * fast: docs/search.md.
 */
export async function searchRegistries(
  database: Database,
  query: string,
  { skip, limit, withSecondOwners }: Paging & { withSecondOwners: boolean },
): Promise<FoundRow[]> {
  const isEmail = /^\S+@\S+\.\S+$/u.test(query);
  const found = isEmail ? await findOwned(database, query, withSecondOwners) : await findByWords(database, query);
  const rows = found.sort(byRank).slice(skip, Math.min(skip + limit, LIMITS.searchMax));
  return addParts(database, rows);
}

function byRank(one: RegistryMatch, other: RegistryMatch): number {
  return (
    other.score - one.score ||
    one.length - other.length ||
    other.createdAt.getTime() - one.createdAt.getTime() ||
    other.id - one.id
  );
}

function findOwned(database: Database, email: string, withSecondOwners: boolean): Promise<RegistryMatch[]> {
  const owner = database
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), isNull(users.deletedAt)));
  const isCoManaged = withSecondOwners ? eq(registries.secondOwnerId, owner) : undefined;
  return findCandidates(database, or(eq(registries.userId, owner), isCoManaged), []);
}

/** Short words (et, de, and) are only required if there are no others, but always count in the ranking. */
async function findByWords(database: Database, query: string): Promise<RegistryMatch[]> {
  const words = await findWords(database, query);
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
