import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { problem } from '../../http/problem.ts';
import { queueMail } from '../../mail/mail.ts';
import { type Account, findAccount, lockAccount } from '../queries.ts';
import { endLinksInMails } from '../tokens.ts';
import { keepOneSuperuser } from './keep-one-superuser.ts';

/**
 * Deactivates an account, for a reason its owner is told: its sessions and mailed links end, and nobody can log in
 * until it is reactivated. Its lists stay, for the sake of those who booked. If it is already deactivated, the reason
 * is replaced.
 * @throws NOT_FOUND; 422 for the last superuser
 */
export function deactivate(context: Context, id: number, reason: string): Promise<Account> {
  return change(context, id, 'account-deactivated', async (tx, account) => {
    if (account.isSuperuser) await keepOneSuperuser(tx, id);
    await endLinksInMails(tx, id);
    await tx.delete(sessions).where(eq(sessions.userId, id));
    return { deactivatedAt: sql`coalesce(${users.deactivatedAt}, now())`, deactivationReason: reason };
  });
}

/**
 * Reactivates it; an active account is left alone.
 * @throws NOT_FOUND
 */
export function reactivate(context: Context, id: number): Promise<Account> {
  return change(context, id, 'account-reactivated', async (_, account) =>
    account.deactivatedAt ? { deactivatedAt: null, deactivationReason: null } : null,
  );
}

/** In one transaction with its mail; logins already under way fail because the version changes. */
function change(
  context: Context,
  id: number,
  kind: 'account-deactivated' | 'account-reactivated',
  valuesFor: (tx: Database, account: Account) => Promise<object | null>,
): Promise<Account> {
  return context.database.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    const values = account && (await valuesFor(tx, account));
    if (account && values) {
      const version = account.sessionVersion + 1;
      await tx
        .update(users)
        .set({ ...values, sessionVersion: version })
        .where(eq(users.id, id));
      await queueMail(context, tx, { kind, ids: { user: id }, cause: `${kind}-${id}-${version}` });
    }
    const changed = await findAccount(tx, id);
    if (!changed) throw problem('NOT_FOUND');
    return changed;
  });
}
