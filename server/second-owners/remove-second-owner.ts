import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { randomId } from '../database/random-id.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import type { SessionUser } from '../http/session/session.ts';
import { queueMail } from '../mail/mail.ts';
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
