import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alreadyActiveText } from '#locales/activation-problem.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import type { RateCounters } from '../../http/limits/rate-counters.ts';
import { invalid, problem, problemSaying } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { queueMail } from '../../mail/mail.ts';
import { trustClient } from '../login/slow-down-logins.ts';
import { choosePassword } from '../password/choose-password.ts';
import { type Account, findAccount, findRecoverableAccountByEmail } from '../queries.ts';
import type { Device } from '../sessions/device.ts';
import { openSession } from '../sessions/open-session.ts';
import { endSessionAtHand } from '../sessions/queries.ts';
import { hasToken } from '../tokens.ts';
import { activationMail } from './mails.ts';

/** `newPassword` is chosen by whoever opens the mail. */
interface Activation {
  userId: number;
  token: string;
  newPassword?: string | undefined;
  /** Whether the browser that registered the account does it: it has a token that no mail holds. */
  isWhereRegistered: boolean;
  client: string;
}

/**
 * Activates an account with a token from its mails. That alone does not prove that whoever has the password reads them:
 * anybody may have registered the address. Activating where it was registered does, and so does choosing the password.
 * @throws INVALID_TOKEN when the token is not its own or too old; BAD_REQUEST when it is already active; 422 where a
 * password must be chosen
 */
export async function activate(database: Database, asked: Activation): Promise<Account> {
  const { userId, token, newPassword, isWhereRegistered, client } = asked;
  // Checked before the costly hash, so that wrong tokens cost nothing.
  const account = await findActivatable(database, userId, token);
  if (account.passwordHash === null && newPassword === undefined) throw invalid('new_password', 'REQUIRED');
  const at = { field: 'new_password', client };
  const chosen = newPassword === undefined ? null : await choosePassword(newPassword, account, at);
  const isProved = chosen !== null || isWhereRegistered;
  const mustHave = chosen === null ? isNotNull(users.passwordHash) : undefined;
  const [activated] = await database
    .update(users)
    .set({
      activatedAt: sql`now()`,
      emailProvedAt: isProved ? sql`now()` : null,
      passwordHash: sql`coalesce(${chosen}, ${users.passwordHash})`,
    })
    .where(and(eq(users.id, userId), isNull(users.activatedAt), isNull(users.deletedAt), mustHave))
    .returning();
  // Somebody else was faster: activated it, or registered its address again.
  return activated ?? activate(database, asked);
}

async function findActivatable(database: Database, userId: number, token: string): Promise<Account> {
  const isIssued = await hasToken(database, userId, token, 'activation');
  const account = isIssued && (await findAccount(database, userId));
  if (!account) throw problem('INVALID_TOKEN');
  if (account.activatedAt) throw problemSaying('BAD_REQUEST', alreadyActiveText);
  return account;
}

interface Entering {
  isWhereRegistered: boolean;
  device: Device;
  /** Who is logged in there so far. */
  user: SessionUser | null;
}

/**
 * What follows an activation: its client is known from now on, and where the account was registered, a new session
 * replaces the one at hand. Not elsewhere: with the mail's link alone, a stranger could log others in to the stranger's
 * own account.
 * @returns the session's token; null elsewhere
 */
export async function enterOnceActive(
  context: Context,
  limits: RateCounters,
  account: Account,
  { isWhereRegistered, device, user }: Entering,
): Promise<string | null> {
  const { config, database } = context;
  await trustClient(context, limits, { userId: account.id, email: account.email, client: device.client });
  if (!isWhereRegistered || account.deactivatedAt !== null) return null;
  const session = await openSession(config, database, account, device);
  await endSessionAtHand(database, user);
  return session;
}

/** Sends the activation mail again. An address nobody registered causes the same work. */
export async function resendActivation(context: Context, email: string): Promise<void> {
  const account = await findRecoverableAccountByEmail(context.database, email);
  await queueMail(context, context.database, activationMail(account ?? { id: 0, sessionVersion: 0 }));
}
