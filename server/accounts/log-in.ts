import type { Context } from '../context.ts';
import { problem } from '../http/problem.ts';
import { issueSession } from '../http/session.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByEmail } from './queries.ts';

/**
 * A session for an address and its password.
 * @throws LOGIN_FAILED for an unknown address and a wrong password alike; ACCOUNT_NOT_ACTIVATED only to whoever
 * knows the password
 */
export async function logIn({ config, database }: Context, email: string, password: string): Promise<string> {
  const account = await findAccountByEmail(database, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password);
  if (!(account && isRight)) throw problem('LOGIN_FAILED');
  if (!account.activatedAt) throw problem('ACCOUNT_NOT_ACTIVATED');
  return issueSession(config.secretKey, account);
}
