import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { emailChanges, users } from '../../database/schema/accounts.ts';
import { violatedConstraint } from '../../database/violations.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { queueMail } from '../../mail/mail.ts';
import { endLinksInMails } from '../password/change-password.ts';
import { type Account, hasEmail, isSameAddress, lockAccount } from '../queries.ts';
import { giveBackAddress } from '../registration/register.ts';
import { endEarlierSessions } from '../sessions/queries.ts';
import { newToken } from '../tokens.ts';
import { type EmailChange, findEmailChange } from './queries.ts';

const LIFETIME_MS = 24 * 3_600_000;

/**
 * Writes to a new address, which counts once its mail is confirmed, and tells the old one. The last wish counts; one's
 * present address drops it. Whether the new address has an account is neither looked at nor answered here.
 */
export async function askForEmail(context: Context, tx: Database, account: Account, newEmail: string): Promise<void> {
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, account.id), isNull(emailChanges.confirmedAt)));
  if (isSameAddress(account.email, newEmail)) return;
  const [row] = await tx
    .insert(emailChanges)
    .values({ userId: account.id, oldEmail: account.email, newEmail, expiresAt: new Date(Date.now() + LIFETIME_MS) })
    .returning({ id: emailChanges.id });
  const ids = { change: row?.id ?? 0 };
  await queueMail(context, tx, { kind: 'email-confirmation', ids, cause: `email-confirmation-${ids.change}` });
  await queueMail(context, tx, { kind: 'email-change-asked', ids, cause: `email-change-asked-${ids.change}` });
}

/** A token for the mail to the new address; null when the wish was dropped meanwhile. */
export async function issueEmailToken(database: Database, changeId: number): Promise<string | null> {
  const { token, hash } = newToken();
  const [row] = await database
    .update(emailChanges)
    .set({ tokenHash: hash, expiresAt: new Date(Date.now() + LIFETIME_MS) })
    .where(and(eq(emailChanges.id, changeId), isNull(emailChanges.confirmedAt)))
    .returning({ id: emailChanges.id });
  return row ? token : null;
}

/**
 * Makes a new address that of the account that asked for it, in a session of that account, and ends its other sessions.
 * A second time it changes nothing and says the same. An account that somebody
 * registered with the address without activating it goes: whoever has the token reads that mailbox.
 * @throws INVALID_TOKEN when it was dropped, replaced, is older than a day or never was one; EMAIL_ALREADY_EXISTS when
 * the address has got an account meanwhile; WRONG_ACCOUNT when another account asked for it
 */
export async function confirmEmail(context: Context, token: string, by: SessionUser): Promise<string> {
  try {
    return await context.database.transaction(async (tx) => {
      const change = await findEmailChange(tx, token);
      if (change && change.userId !== by.id) throw problem('WRONG_ACCOUNT');
      const account = change && (await lockAccount(tx, change.userId));
      // Read again under the lock: it may have been confirmed, or withdrawn, while we waited.
      const current = account && (await findEmailChange(tx, token));
      if (!current) throw problem('INVALID_TOKEN');
      if (current.confirmedAt && isSameAddress(account.email, current.newEmail)) return account.email;
      if (current.confirmedAt) throw problem('INVALID_TOKEN');
      await moveAccount(context, tx, current);
      await endEarlierSessions(tx, by);
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
  await tx.update(users).set({ email: newEmail }).where(eq(users.id, userId));
  await tx.update(emailChanges).set({ confirmedAt: sql`now()` }).where(eq(emailChanges.id, id));
  // Links that wait in the old mailbox open nothing any more.
  await endLinksInMails(tx, userId);
  await queueMail(context, tx, { kind: 'email-changed', ids: { change: id }, cause: `email-changed-${id}` });
}
