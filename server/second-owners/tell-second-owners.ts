import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema/registries.ts';
import { queueMail, queueMails } from '../mail/mail.ts';
import type { RegistryRow } from '../registries/queries.ts';

/** Tells the second owner of a registry being deleted. */
export async function tellSecondOwner(context: Context, tx: Database, row: RegistryRow): Promise<void> {
  if (row.secondOwnerId === null || !context.config.features.secondOwnerFeature) return;
  const ids = { registryId: row.id, userId: row.secondOwnerId };
  await queueMail(context, tx, { kind: 'second-owner-removed', ids, cause: `second-owner-of-deleted-${row.id}` });
}

/** The owner's account is deleted along with the registries, or back with them. */
export interface AccountNews<Kind extends string> {
  kind: Kind;
  /** Of the account's sessions, which differs after each deletion. */
  version: number;
}

/** Tells the second owners of these registries, if the feature is on. */
export async function tellSecondOwnersOf(
  context: Context,
  tx: Database,
  where: SQL,
  { kind, version }: AccountNews<'second-owner-removed' | 'second-owner-back'>,
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
