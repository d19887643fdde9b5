import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookings, registries, users } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/mail.ts';
import { dropWhatWaits, provePassword } from './change-password.ts';
import { keepOneSuperuser } from './keep-one-superuser.ts';
import { type Account, findAccount, lockAccount } from './queries.ts';

/**
 * Deletes an account, for good in 30 days: its sessions end, its lists are deleted with it at the same moment, by which
 * they are known when it comes back, and the bookings on them wait. The person and the givers are told by mail.
 * @throws 422 for a wrong password, and for the last superuser
 */
export async function deleteAccount(context: Context, userId: number, password: string): Promise<Account> {
  const account = await findAccount(context.database, userId);
  if (!account) throw problem('INVALID_CREDENTIALS');
  await provePassword(account, password);
  return context.database.transaction(async (tx) => {
    const locked = await lockAccount(tx, userId);
    if (locked?.passwordHash !== account.passwordHash) throw problem('INVALID_CREDENTIALS');
    if (locked.isSuperuser) await keepOneSuperuser(tx, userId);
    await dropWhatWaits(tx, userId);
    const deletedAt = sql`now()`;
    await tx
      .update(users)
      .set({ deletedAt, sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId));
    await tx
      .update(registries)
      .set({ deletedAt })
      .where(and(eq(registries.userId, userId), isNull(registries.deletedAt)));
    const version = locked.sessionVersion + 1;
    await tellGivers(context, tx, { kind: 'list-closed', userId, version });
    await tellSecondOwners(context, tx, userId, version);
    const cause = `account-deleted-${userId}-${version}`;
    await queueMail(context, tx, { kind: 'account-deleted', ids: { user: userId }, cause });
    return locked;
  });
}

/**
 * Undoes the deletion of an account, with the lists that were deleted by it and what is booked on them; their givers
 * are told. Returns whether there was anything to undo.
 */
export function restoreAccount(context: Context, userId: number): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const [locked] = await tx
      .select({ deletedAt: users.deletedAt, version: users.sessionVersion })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (!locked?.deletedAt) return false;
    // Before it is restored: told while the lists are still known by the account's deletion.
    await tellGivers(context, tx, { kind: 'list-back', userId, version: locked.version });
    await tx.update(registries).set({ deletedAt: null }).where(deletedWithAccount(tx, userId));
    await tx.update(users).set({ deletedAt: null }).where(eq(users.id, userId));
    return true;
  });
}

/** The moment is compared by the database: JavaScript's has no microseconds. */
function deletedWithAccount(tx: Database, userId: number) {
  const moment = tx.select({ moment: users.deletedAt }).from(users).where(eq(users.id, userId));
  return and(eq(registries.userId, userId), sql`${registries.deletedAt} = (${moment})`);
}

interface News {
  kind: 'list-closed' | 'list-back';
  userId: number;
  /** Of the account's sessions: another one with each deletion. */
  version: number;
}

/** Queues a mail for each request that has bookings on the lists that the account takes along. */
async function tellGivers(context: Context, tx: Database, { kind, userId, version }: News): Promise<void> {
  const rows = await tx
    .selectDistinct({ registryId: bookings.registryId, requestId: bookings.requestId })
    .from(bookings)
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(and(isNull(bookings.cancelledAt), deletedWithAccount(tx, userId)))
    .orderBy(asc(bookings.registryId), asc(bookings.requestId));
  for (const ids of rows) {
    const cause = `${kind}-${ids.registryId}-${ids.requestId}-${version}`;
    await queueMail(context, tx, { kind, ids: { ...ids }, cause });
  }
}

/** Tells those who manage the lists too, where lists are shared. */
async function tellSecondOwners(context: Context, tx: Database, userId: number, version: number): Promise<void> {
  if (!context.config.features.secondOwnerFeature) return;
  const rows = await tx
    .select({ registryId: registries.id, secondOwnerId: registries.secondOwnerId })
    .from(registries)
    .where(and(isNotNull(registries.secondOwnerId), deletedWithAccount(tx, userId)));
  for (const { registryId, secondOwnerId } of rows) {
    const ids = { registryId, userId: Number(secondOwnerId) };
    const cause = `second-owner-of-closed-${registryId}-${version}`;
    await queueMail(context, tx, { kind: 'second-owner-removed', ids, cause });
  }
}
