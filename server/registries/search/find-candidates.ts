import { and, desc, gte, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { isOnline } from '../access.ts';
import type { SearchedWord } from './find-words.ts';

/**
 * At most this many matches are ranked; if there are more, the words are too common to be what somebody is looking
 * for.
 */
const MOST_RANKED = 150;
const NEWEST = 5000;

export type RegistryMatch = Awaited<ReturnType<typeof findCandidates>>[number];

/** Registries anybody may find, with how well they match the words of a query. */
export function findCandidates(database: Database, where: SQL | undefined, words: SearchedWord[]) {
  return candidates(database, where, words).limit(MOST_RANKED);
}

/** Like `findCandidates`, among the newest registries only. */
export function findNewest(
  database: Database,
  where: SQL | undefined,
  words: SearchedWord[],
): Promise<RegistryMatch[]> {
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
      /** Of two equally good matches, the shorter one comes first. */
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

// WHEREs over a registry's words (` liste de marie `). Those on the set of words use its index; those on the text
// check rows found by other means. Words contain neither spaces nor wildcards: search_words() turns all punctuation
// into spaces.

const terms = sql`search_terms(${registries.searchText})`;

export function hasAll(words: string[]): SQL {
  return sql`${terms} @> ${setOf(words)}`;
}

export function hasOneOf(words: string[]): SQL {
  return sql`${terms} && ${setOf(words)}`;
}

function setOf(words: string[]): SQL {
  return sql`string_to_array(${words.join(' ')}, ' ')`;
}

export function hasWord(word: string): SQL {
  return like(registries.searchText, `% ${word} %`);
}

export function hasBeginning(word: string): SQL {
  return like(registries.searchText, `% ${word}%`);
}
