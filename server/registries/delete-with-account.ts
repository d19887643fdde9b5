import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';

/** Deletes an account's registries with the account's own deletion time, which identifies them if it comes back. */
export async function deleteRegistriesOf(tx: Database, userId: number): Promise<void> {
  await tx
    .update(registries)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(registries.userId, userId), isNull(registries.deletedAt)));
}

/** Undoes that, while the account is still deleted. Those that it manages with others change with it: all by id. */
export async function restoreRegistriesOf(tx: Database, userId: number): Promise<void> {
  await tx
    .select({ id: registries.id })
    .from(registries)
    .where(or(eq(registries.userId, userId), eq(registries.secondOwnerId, userId)))
    .orderBy(registries.id)
    .for('no key update');
  await tx.update(registries).set({ deletedAt: null }).where(deletedWithAccount(tx, userId));
}

/** WHERE for them. The times are compared in the database: JavaScript's have no microseconds. */
export function deletedWithAccount(tx: Database, userId: number): SQL {
  const moment = tx.select({ moment: users.deletedAt }).from(users).where(eq(users.id, userId));
  return and(eq(registries.userId, userId), sql`${registries.deletedAt} = (${moment})`) as SQL;
}
