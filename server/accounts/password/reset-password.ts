import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { randomId } from '../../database/random-id.ts';
import { tokens, users } from '../../database/schema/accounts.ts';
import { problem } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { findRecoverableAccount, findRecoverableAccountByEmail, isRecoverable } from '../queries.ts';
import { isUsable } from '../tokens.ts';
import { replacePassword } from './change-password.ts';
import { choosePassword } from './choose-password.ts';

/**
 * Sends a reset link. An unknown address causes the same work, but its mail has nothing to say and is not sent.
 * @returns whose it is, which the caller must not tell
 */
export async function requestReset(context: Context, email: string): Promise<number | null> {
  const account = await findRecoverableAccountByEmail(context.database, email);
  await queueMail(context, context.database, {
    kind: 'password-reset',
    ids: { user: account?.id ?? 0 },
    cause: `password-reset-${randomId()}`,
  });
  return account?.id ?? null;
}

/**
 * Whose token it is.
 * @throws INVALID_TOKEN when used, replaced, too old (RESET_LINK_HOURS) or unknown
 */
export async function checkResetToken(database: Database, token: string) {
  const [found] = await database
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(isUsable(token, 'password-reset'), isRecoverable()));
  if (!found) throw problem('INVALID_TOKEN');
  return found;
}

/**
 * Sets a password with a reset token, once. It ends all earlier sessions and every other token of the account, and
 * activates it, since whoever has the token reads the account's mail. A deleted account stays deleted; logging in
 * with the new password restores it.
 * @returns whose it is
 * @throws INVALID_TOKEN as above
 */
export async function setNewPassword(
  context: Context,
  { token, client }: { token: string; client: string },
  password: string,
) {
  // Checked before the costly hash, so that wrong tokens cost nothing.
  const owner = await checkResetToken(context.database, token);
  const passwordHash = await choosePassword(password, owner, { field: 'new_password', client });
  return context.database.transaction(async (tx) => {
    // The account first, as whatever else ends its links does. If two arrive at once, the second waits for it and finds
    // its token gone.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('no key update');
    const [used] = await tx
      .delete(tokens)
      .where(isUsable(token, 'password-reset'))
      .returning({ userId: tokens.userId });
    if (!used) throw problem('INVALID_TOKEN');
    await replacePassword(context, tx, used.userId, {
      passwordHash,
      activatedAt: sql`coalesce(${users.activatedAt}, now())`,
      emailProvedAt: sql`now()`,
    });
    const account = await findRecoverableAccount(tx, used.userId);
    if (!account) throw problem('INVALID_TOKEN');
    return { userId: account.id, email: account.email };
  });
}
