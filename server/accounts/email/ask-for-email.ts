import { and, eq, isNull } from 'drizzle-orm';
import { NEW_EMAIL_HOURS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { emailChanges } from '../../database/schema/accounts.ts';
import { queueMail } from '../../mail/mail.ts';
import { type Account, isSameAddress } from '../queries.ts';

/**
 * Mails a new address, which takes effect once that mail is confirmed (confirm-email.ts), and tells the old
 * one. Only the latest request counts; entering the present address cancels it. Whether the new address has an
 * account is neither checked nor revealed here.
 */
export async function askForEmail(context: Context, tx: Database, account: Account, newEmail: string): Promise<void> {
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, account.id), isNull(emailChanges.confirmedAt)));
  if (isSameAddress(account.email, newEmail)) return;
  const [row] = await tx
    .insert(emailChanges)
    .values({
      userId: account.id,
      oldEmail: account.email,
      newEmail,
      expiresAt: newEmailExpiry(),
    })
    .returning({ id: emailChanges.id });
  const ids = { change: row?.id ?? 0 };
  await queueMail(context, tx, { kind: 'email-confirmation', ids, cause: `email-confirmation-${ids.change}` });
  await queueMail(context, tx, { kind: 'email-change-asked', ids, cause: `email-change-asked-${ids.change}` });
}

/** When a request made, or a link mailed, now can no longer be confirmed. */
export function newEmailExpiry(): Date {
  return new Date(Date.now() + NEW_EMAIL_HOURS * 3_600_000);
}
