import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { emailChanges, users } from '../../database/schema/accounts.ts';
import { violatedConstraint } from '../../database/violations.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { queueMail } from '../../mail/mail.ts';
import { giveBackAddress, hasEmail, isSameAddress, lockAccount } from '../queries.ts';
import { endOtherSessionsAndLogins } from '../sessions/queries.ts';
import { endLinksInMails, newToken } from '../tokens.ts';
import { newEmailExpiry } from './ask-for-email.ts';
import { type EmailChange, findEmailChange } from './queries.ts';

/** A token for the mail to the new address; null if the request was dropped in the meantime. */
export async function issueEmailToken(database: Database, changeId: number): Promise<string | null> {
  const { token, hash } = newToken();
  const [row] = await database
    .update(emailChanges)
    .set({ tokenHash: hash, expiresAt: newEmailExpiry() })
    .where(and(eq(emailChanges.id, changeId), isNull(emailChanges.confirmedAt)))
    .returning({ id: emailChanges.id });
  return row ? token : null;
}

/**
 * Gives the account its new address, from a session of that account, and ends its other sessions. Repeating it
 * changes nothing and answers the same. An unactivated account with that address is removed: whoever has the token
 * reads that mailbox.
 * @throws INVALID_TOKEN when dropped, replaced, more than a day old or unknown; EMAIL_ALREADY_EXISTS when the address
 * got an account meanwhile; WRONG_ACCOUNT when another account asked for it
 */
export async function confirmEmail(context: Context, token: string, by: SessionUser): Promise<string> {
  try {
    return await context.database.transaction(async (tx) => {
      const change = await findEmailChange(tx, token);
      if (change && change.userId !== by.id) throw problem('WRONG_ACCOUNT');
      const account = change && (await lockAccount(tx, change.userId));
      // Read again under the lock: it may have been confirmed or withdrawn while we waited.
      const current = account && (await findEmailChange(tx, token));
      if (!current) throw problem('INVALID_TOKEN');
      if (current.confirmedAt && isSameAddress(account.email, current.newEmail)) return account.email;
      if (current.confirmedAt) throw problem('INVALID_TOKEN');
      await moveAccount(context, tx, current);
      await endOtherSessionsAndLogins(tx, by);
      return current.newEmail;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') throw problem('EMAIL_ALREADY_EXISTS');
    throw error;
  }
}

async function moveAccount(context: Context, tx: Database, { id, userId, newEmail }: EmailChange): Promise<void> {
  await giveBackAddress(tx, newEmail);
  await tx
    .delete(users)
    .where(and(hasEmail(newEmail), isNull(users.activatedAt), isNull(users.deletedAt), ne(users.id, userId)));
  await tx.update(users).set({ email: newEmail, emailProvedAt: sql`now()` }).where(eq(users.id, userId));
  await tx.update(emailChanges).set({ confirmedAt: sql`now()` }).where(eq(emailChanges.id, id));
  // Links still waiting in the old mailbox stop working.
  await endLinksInMails(tx, userId);
  await queueMail(context, tx, { kind: 'email-changed', ids: { change: id }, cause: `email-changed-${id}` });
}
