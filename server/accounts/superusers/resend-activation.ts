import type { Context } from '../../context.ts';
import { problem } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { type Account, findAccount } from '../queries.ts';
import { activationMail } from '../registration/mails.ts';

/**
 * Sends the mail with the activation link again.
 * @throws NOT_FOUND when no such account waits for it
 */
export async function resendActivationTo(context: Context, id: number): Promise<Account> {
  const account = await findAccount(context.database, id);
  if (!account || account.activatedAt) throw problem('NOT_FOUND');
  await queueMail(context, context.database, activationMail(account));
  return account;
}
