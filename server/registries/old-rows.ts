import { eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isBeyondUndo } from '../accounts/queries.ts';
import type { Database } from '../database/client.ts';
import { BATCH, doInBatches, type OldRows, olderThan, TIME_TO_UNDO } from '../database/old-rows.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { detachNames } from './short-links/queries.ts';

export const oldShortLinkNames: OldRows = {
  table: shortLinkNames,
  key: shortLinkNames.name,
  where: lt(shortLinkNames.freeAt, sql`now()`),
};

/** Whether an account still has registries, including deleted ones, or is second owner of some. */
export function hasRegistries(database: Database): SQL {
  const isOwnerBy = (owner: PgColumn) =>
    exists(database.select({ id: registries.id }).from(registries).where(eq(owner, users.id)));
  return or(isOwnerBy(registries.userId), isOwnerBy(registries.secondOwnerId)) as SQL;
}

/** The foreign key would do so, too, but lock the registries in any order, while others lock several by id. */
export function endOldSecondOwners(database: Database): Promise<void> {
  return doInBatches(
    database,
    sql`
      with ended as materialized (
        select ${registries.id} as id from ${registries} join ${users} on ${users.id} = ${registries.secondOwnerId}
        where ${isBeyondUndo()} limit ${BATCH} for update of ${registries} skip locked
      )
      update ${registries} set second_owner_id = null where id in (select id from ended)`,
  );
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
      // By id, as everywhere: whoever takes another name locks all of an account's, deleted or not.
      const these = inArray(registries.id, ids);
      await tx.select({ id: registries.id }).from(registries).where(these).orderBy(registries.id).for('update');
      await detachNames(tx, ids);
      await tx.delete(registries).where(these);
    });
  }
}

async function idsOf(query: PromiseLike<{ id: number }[]>): Promise<number[]> {
  return (await query).map(({ id }) => id);
}
