import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashToken } from '../accounts/tokens.ts';
import type { Context } from '../context.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { queueMail } from '../mail/mail.ts';
import { lockRegistry } from '../registries/access.ts';
import { findRegistry, ofRegistry, type RegistryWithParts } from '../registries/queries.ts';
import { findInvitation, hasInvitationToken, isInvited, isOpenInvitation } from './queries.ts';

/**
 * Makes the caller the second owner of a registry, once, by the token of the invitation mail. Returns the registry.
 * @throws INVALID_TOKEN when used, withdrawn, expired, of another registry or unknown; WRONG_ACCOUNT when the
 * invitation went to an address other than the caller's
 */
export function acceptInvitation(
  context: Context,
  { registryId, token, user }: { registryId: number; token: string; user: SessionUser },
): Promise<RegistryWithParts> {
  return context.database.transaction(async (tx) => {
    const ofToken = and(hasInvitationToken(tx, hashToken(token)), eq(secondOwnerInvitations.registryId, registryId));
    const invitation = await findInvitation(tx, ofToken);
    if (!invitation) throw problem('INVALID_TOKEN');
    if (!(await isInvited(tx, invitation, user.id))) throw problem('WRONG_ACCOUNT');
    await lockRegistry(tx, and(ofRegistry(registryId), isNull(registries.deletedAt)));
    // Two at once, or a removal meanwhile: it is closed by now.
    const closed = await tx
      .update(secondOwnerInvitations)
      .set({ closedAt: sql`now()` })
      .where(and(eq(secondOwnerInvitations.id, invitation.id), isOpenInvitation()))
      .returning({ id: secondOwnerInvitations.id });
    if (closed.length === 0) throw problem('INVALID_TOKEN');
    await tx.update(registries).set({ secondOwnerId: user.id }).where(ofRegistry(registryId));
    await queueMail(context, tx, {
      kind: 'second-owner-accepted',
      ids: { registryId, userId: user.id },
      cause: `second-owner-accepted-${invitation.id}`,
    });
    const row = await findRegistry(tx, ofRegistry(registryId));
    if (!row) throw problem('NOT_FOUND');
    return row;
  });
}
