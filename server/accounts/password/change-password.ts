import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { invalid } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { endLinksInMails } from '../tokens.ts';
import { verifyPassword } from './passwords.ts';

/** @throws 422 at `current_password` when it is missing or wrong */
export async function provePassword(
  account: { passwordHash: string | null },
  password: string | undefined,
  client: string,
): Promise<void> {
  if (password === undefined) throw invalid('current_password', 'REQUIRED');
  if (!(await verifyPassword(account.passwordHash, password, client)))
    throw invalid('current_password', 'WRONG_PASSWORD');
}

/**
 * Gives an account another password. All sessions end, and so do links still waiting in its mails, including a
 * pending new address, since somebody else may have asked for it. The owner is told by mail. Returns the new session
 * version.
 */
export async function replacePassword(
  context: Context,
  tx: Database,
  userId: number,
  values: { passwordHash: string; activatedAt?: SQL; emailProvedAt?: SQL | null },
): Promise<number> {
  const [row] = await tx
    .update(users)
    .set({ ...values, sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.sessionVersion });
  const version = row?.version ?? 0;
  await endLinksInMails(tx, userId);
  await queueMail(context, tx, {
    kind: 'password-changed',
    ids: { user: userId },
    cause: `password-changed-${userId}-${version}`,
  });
  return version;
}
