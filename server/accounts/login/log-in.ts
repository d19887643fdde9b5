import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { problem } from '../../http/problem.ts';
import { hashPassword, isOutdated, verifyPassword } from '../password/passwords.ts';
import { type Account, findRecoverableAccountByEmail } from '../queries.ts';
import type { Device } from '../sessions/device.ts';
import { openSession } from '../sessions/open-session.ts';

/** Undoes the deletion of an account; returns whether there was anything to undo. */
export type RestoreAccount = (context: Context, userId: number) => Promise<boolean>;

interface Login {
  email: string;
  password: string;
  device: Device;
  /** False while logins are slowed down: then even the right password is refused, after the same amount of work. */
  mayEnter: boolean;
}

/**
 * Opens a session for an address and its password. Within 30 days of the account's deletion this undoes it, and the
 * account comes back as `restored`.
 * @throws LOGIN_FAILED for an unknown address and a wrong password alike; ACCOUNT_NOT_ACTIVATED and
 * ACCOUNT_DEACTIVATED only to whoever knows the password
 */
export async function logIn(
  context: Context,
  { email, password, device, mayEnter }: Login,
  restoreAccount: RestoreAccount,
): Promise<{ userId: number; token: string; restored: boolean }> {
  const { config, database } = context;
  const account = await findRecoverableAccountByEmail(database, email);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password, device.client);
  if (!(account && isRight && mayEnter)) throw problem('LOGIN_FAILED');
  if (!account.activatedAt) throw problem('ACCOUNT_NOT_ACTIVATED');
  if (account.deactivatedAt) throw problem('ACCOUNT_DEACTIVATED');
  await renewHash(database, account, { password, device });
  const restored = account.deletedAt !== null && (await restoreAccount(context, account.id));
  return { userId: account.id, token: await openSession(config, database, account, device), restored };
}

/** The only moment the password is at hand: rehash it if the hash's parameters are outdated. */
async function renewHash(
  database: Database,
  { id, passwordHash }: Account,
  { password, device }: Pick<Login, 'password' | 'device'>,
): Promise<void> {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  await database
    .update(users)
    .set({ passwordHash: await hashPassword(password, device.client) })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)));
}
