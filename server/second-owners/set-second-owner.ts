import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import { hasEmail } from '../accounts/queries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { users } from '../database/schema/accounts.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { refuseBeyondIn24Hours } from '../http/limits/quotas.ts';
import { invalid, problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { queueMail } from '../mail/mail.ts';
import { controlledBy } from '../registries/access.ts';
import { secondOwnerMail } from '../registries/present.ts';
import { findRegistry, ofRegistry } from '../registries/queries.ts';
import { removeSecondOwner } from './remove-second-owner.ts';

interface Naming {
  registryId: number;
  /** Undefined changes nothing, null ends an invitation or co-management. */
  email: string | null | undefined;
  user: SessionUser;
}

/**
 * Invites whoever has this address to co-manage the registry. A different address withdraws an open invitation and
 * removes a second owner; the same address changes nothing, unless its invitation has expired: then a new one is
 * sent. Only those who may delete the registry decide this; a second owner's input is ignored. The caller has locked
 * the registry.
 * @throws 422 for the owner's own address, TOO_MANY_REQUESTS as for refuseBeyondIn24Hours
 */
export async function setSecondOwner(
  context: Context,
  tx: Database,
  { registryId, email, user }: Naming,
): Promise<void> {
  if (email === undefined || !user.withSecondOwners) return;
  const row = await findRegistry(tx, and(ofRegistry(registryId), controlledBy(user)));
  if (!row) return;
  const isSame = secondOwnerMail(row)?.toLowerCase() === email?.toLowerCase();
  const isTooOld = !row.secondOwner && row.invitation !== null && row.invitation.expiresAt <= new Date();
  if (isSame && !isTooOld) return;
  await removeSecondOwner(context, tx, row, user);
  if (email !== null) await invite(context, tx, { registryId, email, user });
}

async function invite(context: Context, tx: Database, { registryId, email, user }: Naming & { email: string }) {
  if (await isOwnersAddress(tx, registryId, email)) throw invalid('second_owner_mail', 'OWN_EMAIL');
  // Nobody may use us to write to strangers.
  await refuseBeyondIn24Hours(tx, user, {
    table: secondOwnerInvitations,
    accountId: secondOwnerInvitations.invitedBy,
    createdAt: secondOwnerInvitations.createdAt,
    most: LIMITS.invitationsPerDay,
    path: 'second_owner_mail',
  });
  const [invitation] = await tx
    .insert(secondOwnerInvitations)
    .values({
      registryId,
      email,
      invitedBy: user.id,
      expiresAt: sql`now() + ${LIMITS.invitationDays} * interval '1 day'`,
    })
    .returning({ id: secondOwnerInvitations.id });
  if (!invitation) throw problem('INTERNAL_ERROR');
  await queueMail(context, tx, {
    kind: 'second-owner-invitation',
    ids: { invitationId: invitation.id },
    cause: `second-owner-invitation-${invitation.id}`,
  });
}

async function isOwnersAddress(tx: Database, registryId: number, email: string): Promise<boolean> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(registries)
    .innerJoin(users, eq(users.id, registries.userId))
    .where(and(ofRegistry(registryId), hasEmail(email)));
  return owner !== undefined;
}
