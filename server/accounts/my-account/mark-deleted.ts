import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { queueMail } from '../../mail/mail.ts';
import type { Account } from '../queries.ts';
import { keepOneSuperuser } from '../superusers/keep-one-superuser.ts';
import { endLinksInMails } from '../tokens.ts';

/**
 * Marks an account, which the caller has locked, as deleted; ends its sessions and the links in its mails. The caller
 * deletes what belongs to it.
 * @returns its session version, which differs after each deletion
 * @throws 422 for the last superuser
 */
export async function markDeleted(tx: Database, account: Account): Promise<number> {
  if (account.isSuperuser) await keepOneSuperuser(tx, account.id);
  await endLinksInMails(tx, account.id);
  const version = account.sessionVersion + 1;
  await tx.update(users).set({ deletedAt: sql`now()`, sessionVersion: version }).where(eq(users.id, account.id));
  return version;
}

/** Tells the owner how to undo it, and until when. */
export async function tellOfDeletion(context: Context, tx: Database, userId: number, version: number): Promise<void> {
  const cause = `account-deleted-${userId}-${version}`;
  await queueMail(context, tx, { kind: 'account-deleted', ids: { user: userId }, cause });
}

/** A deleted account, locked until the transaction ends; null if it is not deleted. */
export async function lockDeletedAccount(tx: Database, id: number): Promise<{ version: number } | null> {
  const [deleted] = await tx
    .select({ version: users.sessionVersion })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.deletedAt)))
    .for('no key update');
  return deleted ?? null;
}

export async function unmarkDeleted(tx: Database, id: number): Promise<void> {
  await tx.update(users).set({ deletedAt: null }).where(eq(users.id, id));
}
