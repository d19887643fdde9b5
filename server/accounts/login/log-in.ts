import type { Context } from '../../context.ts';
import { problem } from '../../http/problem.ts';
import { issueSession } from '../../http/session.ts';
import { verifyPassword } from '../password/passwords.ts';
import { findKeptAccountByEmail } from '../queries.ts';

/** Undoes the deletion of an account, and returns whether there was anything to undo. */
export type RestoreAccount = (context: Context, userId: number) => Promise<boolean>;

interface Login {
  email: string;
  password: string;
  client: string;
  /** False while logins are slowed down: then even the right password is refused, after the same work. */
  mayEnter: boolean;
}

/**
 * A session for an address and its password. Within 30 days it undoes the deletion of the account, which is then
 * `restored`.
 * @throws LOGIN_FAILED for an unknown address and a wrong password alike; ACCOUNT_NOT_ACTIVATED only to whoever
 * knows the password
 */
export async function logIn(
  context: Context,
  { email, password, client, mayEnter }: Login,
  restoreAccount: RestoreAccount,
): Promise<{ userId: number; token: string; restored: boolean }> {
  const account = await findKeptAccountByEmail(context.database, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password, client);
  if (!(account && isRight && mayEnter)) throw problem('LOGIN_FAILED');
  if (!account.activatedAt) throw problem('ACCOUNT_NOT_ACTIVATED');
  const restored = account.deletedAt !== null && (await restoreAccount(context, account.id));
  return { userId: account.id, token: await issueSession(context.config.keys, account), restored };
}
