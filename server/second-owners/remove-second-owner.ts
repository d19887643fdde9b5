import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { randomId } from '../database/random-id.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import type { SessionUser } from '../http/session/session.ts';
import { queueMail, queueMails } from '../mail/mail.ts';
import { ofRegistry, type RegistryRow } from '../registries/queries.ts';

/**
 * Withdraws an open invitation, or removes the second owner; they are told, or the owner is if they leave themselves.
 * The caller has locked the registry and read it since.
 */
export async function removeSecondOwner(
  context: Context,
  tx: Database,
  row: RegistryRow,
  user: SessionUser,
): Promise<void> {
  await tx
    .update(secondOwnerInvitations)
    .set({ closedAt: sql`now()` })
    .where(and(eq(secondOwnerInvitations.registryId, row.id), isNull(secondOwnerInvitations.closedAt)));
  if (row.secondOwnerId === null) return;
  await tx.update(registries).set({ secondOwnerId: null }).where(ofRegistry(row.id));
  const ids = { registryId: row.id, userId: row.secondOwnerId };
  const kind = row.secondOwnerId === user.id ? 'second-owner-left' : 'second-owner-removed';
  await queueMail(context, tx, { kind, ids, cause: `${kind}-${randomId()}` });
}

/** Tells the second owner of a registry being deleted. */
export async function tellSecondOwner(context: Context, tx: Database, row: RegistryRow): Promise<void> {
  if (row.secondOwnerId === null || !context.config.features.secondOwnerFeature) return;
  const ids = { registryId: row.id, userId: row.secondOwnerId };
  await queueMail(context, tx, { kind: 'second-owner-removed', ids, cause: `second-owner-of-deleted-${row.id}` });
}

interface News {
  /** The owner's account is deleted along with the registries, or back with them. */
  kind: 'second-owner-removed' | 'second-owner-back';
  /** Of the account's sessions, which differs after each deletion. */
  version: number;
}

/** Tells the second owners of these registries, if the feature is on. */
export async function tellSecondOwnersOf(
  context: Context,
  tx: Database,
  where: SQL,
  { kind, version }: News,
): Promise<void> {
  if (!context.config.features.secondOwnerFeature) return;
  const rows = await tx
    .select({ registryId: registries.id, secondOwnerId: registries.secondOwnerId })
    .from(registries)
    .where(and(isNotNull(registries.secondOwnerId), where));
  const orders = rows.map(({ registryId, secondOwnerId }) => {
    const ids = { registryId, userId: Number(secondOwnerId) };
    return { job: { kind, ids, cause: `${kind}-with-account-${registryId}-${version}` } };
  });
  await queueMails(context, tx, orders);
}
