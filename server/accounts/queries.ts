import { and, desc, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../database/client.ts';
import { olderThan, TIME_TO_UNDO } from '../database/old-rows.ts';
import { users } from '../database/schema/accounts.ts';

export type Account = typeof users.$inferSelect;

/** WHERE for an address, compared case-insensitively. */
export function hasEmail(email: string): SQL {
  return sql`lower(${users.email}) = lower(${email})`;
}

/** Whether two addresses are the same, compared as `hasEmail` does. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** WHERE for accounts that are live, or deleted recently enough that logging in restores them. */
export function isRecoverable(): SQL {
  return or(isNull(users.deletedAt), not(isBeyondUndo())) as SQL;
}

/** WHERE for accounts deleted so long ago that nothing restores them. */
export function isBeyondUndo(): SQL {
  return olderThan(users.deletedAt, TIME_TO_UNDO);
}

/** A live account by its id, null when there is none. */
export function findAccount(database: Database, id: number): Promise<Account | null> {
  return findOne(database, and(eq(users.id, id), isNull(users.deletedAt)));
}

/** An account by its id, including while its deletion can be undone. */
export function findRecoverableAccount(database: Database, id: number): Promise<Account | null> {
  return findOne(database, and(eq(users.id, id), isRecoverable()));
}

/** An account by its address, including while its deletion can be undone. */
export function findRecoverableAccountByEmail(database: Database, email: string): Promise<Account | null> {
  return findOne(database, and(hasEmail(email), isRecoverable()));
}

async function findOne(database: Database, where: SQL | undefined) {
  const [found] = await database.select().from(users).where(where);
  return found ?? null;
}

/** A page of the live accounts, or those of them matching `which`, newest first, and their total. */
export async function findAccounts(
  database: Database,
  { skip, limit }: Paging,
  which?: SQL,
): Promise<{ rows: Account[]; total: number }> {
  const isLive = and(isNull(users.deletedAt), which);
  const rows = await database
    .select()
    .from(users)
    .where(isLive)
    .orderBy(desc(users.createdAt), desc(users.id))
    .offset(skip)
    .limit(limit);
  return { rows, total: await database.$count(users, isLive) };
}

/**
 * Changes an account once something was proved about it, which may take long (a password) and so happens before it is
 * locked.
 * @returns what `change` returns; null when there is no such account, or its password changed or it was deleted since
 */
export async function changeProved<Proof, Result>(
  database: Database,
  id: number,
  prove: (account: Account) => Promise<Proof>,
  change: (tx: Database, account: Account, proof: Proof) => Promise<Result>,
): Promise<Result | null> {
  const before = await findAccount(database, id);
  if (!before) return null;
  const proof = await prove(before);
  return database.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    return account?.sessionVersion === before.sessionVersion ? change(tx, account, proof) : null;
  });
}

/** A live account, locked until the transaction ends; null when there is none. */
export async function lockAccount(tx: Database, id: number): Promise<Account | null> {
  const [found] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return found ?? null;
}

/** A permanently deleted account keeps its row until the nightly clean-up, but not its address. */
export async function giveBackAddress(tx: Database, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email: sql`'deleted-' || ${users.id} || '@invalid'` })
    .where(and(hasEmail(email), isBeyondUndo()));
}
