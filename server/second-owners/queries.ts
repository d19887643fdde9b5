import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { hasEmail } from '../accounts/queries.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations, secondOwnerTokens } from '../database/schema/second-owners.ts';

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** WHERE for an invitation that can still be accepted. */
export function isOpenInvitation(): SQL {
  return and(isNull(secondOwnerInvitations.closedAt), gt(secondOwnerInvitations.expiresAt, sql`now()`)) as SQL;
}

/** WHERE for the invitation whose mailed token has this hash. */
export function hasInvitationToken(database: Database, hash: Buffer): SQL {
  const ofToken = database
    .select({ id: secondOwnerTokens.invitationId })
    .from(secondOwnerTokens)
    .where(eq(secondOwnerTokens.hash, hash));
  return eq(secondOwnerInvitations.id, ofToken);
}

/** The open invitation to a registry that is not deleted, or null. */
export async function findInvitation(database: Database, where: SQL | undefined) {
  const [found] = await database
    .select({
      id: secondOwnerInvitations.id,
      registryId: secondOwnerInvitations.registryId,
      email: secondOwnerInvitations.email,
      title: registries.title,
      owner: { firstName: users.firstName, lastName: users.lastName, language: users.language },
    })
    .from(secondOwnerInvitations)
    .innerJoin(registries, eq(registries.id, secondOwnerInvitations.registryId))
    .innerJoin(users, eq(users.id, registries.userId))
    .where(and(isOpenInvitation(), isNull(registries.deletedAt), where));
  return found ?? null;
}

/** Whether the invitation went to this account's address; nobody can share a registry with themselves. */
export async function isInvited(database: Database, invitation: Invitation, userId: number): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(registries, eq(registries.id, invitation.registryId))
    .where(and(eq(users.id, userId), hasEmail(invitation.email), ne(registries.userId, users.id)));
  return found !== undefined;
}
