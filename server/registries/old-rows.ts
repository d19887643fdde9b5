import { eq, exists, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { isBeyondUndo } from '../accounts/queries.ts';
import type { Database } from '../database/client.ts';
import { BATCH, type OldRows, olderThan, TIME_TO_UNDO } from '../database/old-rows.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { detachNames } from './short-links/queries.ts';

export const oldShortLinkNames: OldRows = {
  table: shortLinkNames,
  key: shortLinkNames.name,
  where: lt(shortLinkNames.freeAt, sql`now()`),
};

/** Whether an account still has registries, including deleted ones. */
export function hasRegistries(database: Database): SQL {
  return exists(database.select({ id: registries.id }).from(registries).where(eq(registries.userId, users.id)));
}

/** Removes registries that were deleted, or whose accounts were, with everything in them. */
export async function removeOldRegistries(database: Database): Promise<void> {
  const ofOldAccounts = database
    .select({ id: registries.id })
    .from(registries)
    .innerJoin(users, eq(users.id, registries.userId))
    .where(isBeyondUndo());
  const old = database
    .select({ id: registries.id })
    .from(registries)
    .where(olderThan(registries.deletedAt, TIME_TO_UNDO))
    .union(ofOldAccounts)
    .limit(BATCH / 10);
  for (let ids = await idsOf(old); ids.length > 0; ids = await idsOf(old)) {
    await database.transaction(async (tx) => {
      await detachNames(tx, ids);
      await tx.delete(registries).where(inArray(registries.id, ids));
    });
  }
}

async function idsOf(query: PromiseLike<{ id: number }[]>): Promise<number[]> {
  return (await query).map(({ id }) => id);
}
