import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { userUpdate } from '#contract/accounts.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { users } from '../../database/schema/accounts.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { askForEmail } from '../email/ask-for-email.ts';
import { provePassword, replacePassword } from '../password/change-password.ts';
import { choosePassword } from '../password/choose-password.ts';
import { type Account, changeProved, isSameAddress } from '../queries.ts';
import type { Device } from '../sessions/device.ts';
import { openSession } from '../sessions/open-session.ts';
import { keepOneSuperuser } from '../superusers/keep-one-superuser.ts';
import { proveOwnPassword } from '../superusers/prove-own-password.ts';

type Changes = z.output<typeof userUpdate>;

/**
 * Changes an account, one's own or (for a superuser) anybody's; absent fields are left alone.
 * @returns the account, and a new session if a new password ended the caller's own
 * @throws FORBIDDEN when somebody other than a superuser makes a superuser; NOT_FOUND for accounts that are not the
 * caller's; INVALID_CREDENTIALS when the caller's session ended meanwhile; 422 for a wrong `current_password`, and when
 * no superuser would be left
 */
export async function changeAccount(
  context: Context,
  id: number,
  changes: Changes,
  by: SessionUser & { device: Device },
): Promise<{ account: Account; session: string | null }> {
  if (changes.is_superuser && !by.isSuperuser) throw problem('FORBIDDEN');
  const isOwn = id === by.id;
  if (!(isOwn || by.isSuperuser)) throw problem('NOT_FOUND');
  // A superuser who sets somebody's password reads none of their mails.
  const mailbox = isOwn ? {} : { emailProvedAt: null };
  async function prove(account: Account): Promise<string | null> {
    const { client } = by.device;
    if (!isOwn) await proveOwnPassword(context.database, { id: by.id, client }, changes.current_password);
    else if (needsPassword(changes, account)) await provePassword(account, changes.current_password, client);
    if (changes.password === undefined) return null;
    return await choosePassword(changes.password, account, { field: 'password', client });
  }
  const result = await changeProved(context.database, id, prove, async (tx, account, passwordHash) => {
    if (account.isSuperuser && changes.is_superuser === false) await keepOneSuperuser(tx, id);
    const changed = await setFields(tx, account, changes);
    const version = passwordHash === null ? null : await replacePassword(context, tx, id, { passwordHash, ...mailbox });
    if (changes.email !== undefined) await askForEmail(context, tx, account, changes.email);
    if (version === null) return { account: changed, session: null };
    const renewed = { ...changed, passwordHash, sessionVersion: version };
    return { account: renewed, session: isOwn ? await openSession(context.config, tx, renewed, by.device) : null };
  });
  if (!result) throw problem(isOwn ? 'INVALID_CREDENTIALS' : 'NOT_FOUND');
  return result;
}

function needsPassword({ email, password }: Changes, account: Account): boolean {
  return password !== undefined || (email !== undefined && !isSameAddress(email, account.email));
}

/** @returns the account as it is then */
async function setFields(tx: Database, account: Account, changes: Changes): Promise<Account> {
  const values = { firstName: changes.first_name, lastName: changes.last_name, isSuperuser: changes.is_superuser };
  if (Object.values(values).every((value) => value === undefined)) return account;
  const [changed] = await tx.update(users).set(values).where(eq(users.id, account.id)).returning();
  return changed ?? account;
}
