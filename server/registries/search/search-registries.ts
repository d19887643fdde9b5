import { and, eq, isNull, or } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Paging } from '#contract/paging.ts';
import { hasEmail } from '../../accounts/queries.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { registries } from '../../database/schema/registries.ts';
import type { FoundRow } from '../present.ts';
import { addParts } from '../queries.ts';
import { findByWords, findCandidates, type RegistryMatch } from './find-candidates.ts';
import { findWords } from './find-words.ts';

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
  const found = isEmail(query)
    ? await findOwned(database, query, withSecondOwners)
    : await findByWords(database, await findWords(database, query));
  const rows = found.sort(byRank).slice(skip, Math.min(skip + limit, LIMITS.searchMax));
  return addParts(database, rows);
}

/** What only finds the lists of exactly that address. */
export function isEmail(query: string): boolean {
  return /^\S+@\S+\.\S+$/u.test(query);
}

function byRank(one: RegistryMatch, other: RegistryMatch): number {
  return (
    other.score - one.score ||
    other.inTitle - one.inTitle ||
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
