import type { SQL } from 'drizzle-orm';
import { lockDeletedAccount, markDeleted, tellOfDeletion, unmarkDeleted } from '../accounts/my-account/mark-deleted.ts';
import { provePassword } from '../accounts/password/change-password.ts';
import { type Account, changeProved } from '../accounts/queries.ts';
import { findGiversOf } from '../bookings/queries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { problem } from '../http/problem.ts';
import { queueMails } from '../mail/mail.ts';
import { deletedWithAccount, deleteRegistriesOf, restoreRegistriesOf } from '../registries/delete-with-account.ts';
import { type AccountNews, tellSecondOwnersOf } from '../second-owners/tell-second-owners.ts';

/**
 * Deletes an account with its registries, permanently once it can no longer be undone; until then the bookings on
 * them are suspended. The owner, the givers and the second owners are told by mail.
 * @param caller whose it is, and from where they ask
 * @throws 422 for a wrong password, and for the last superuser
 */
export async function deleteAccount(
  context: Context,
  { id: userId, client }: { id: number; client: string },
  password: string,
): Promise<Account> {
  const prove = (account: Account) => provePassword(account, password, client);
  const deleted = await changeProved(context.database, userId, prove, async (tx, account) => {
    const version = await markDeleted(tx, account);
    await deleteRegistriesOf(tx, userId);
    const registries = deletedWithAccount(tx, userId);
    await tellGiversOf(context, tx, registries, { kind: 'list-closed', version });
    await tellSecondOwnersOf(context, tx, registries, { kind: 'second-owner-removed', version });
    await tellOfDeletion(context, tx, userId, version);
    return account;
  });
  if (!deleted) throw problem('INVALID_CREDENTIALS');
  return deleted;
}

/**
 * Undoes the deletion of an account, including the registries deleted with it and their bookings; the givers and the
 * second owners are told. Returns whether there was anything to undo.
 */
export function restoreAccount(context: Context, userId: number): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const deleted = await lockDeletedAccount(tx, userId);
    if (!deleted) return false;
    const { version } = deleted;
    // The account last: the time of its deletion identifies its registries.
    const registries = deletedWithAccount(tx, userId);
    await tellGiversOf(context, tx, registries, { kind: 'list-back', version });
    await tellSecondOwnersOf(context, tx, registries, { kind: 'second-owner-back', version });
    await restoreRegistriesOf(tx, userId);
    await unmarkDeleted(tx, userId);
    return true;
  });
}

/** Queues a mail for each request with bookings on these registries, deleted along with the account. */
async function tellGiversOf(
  context: Context,
  tx: Database,
  registries: SQL,
  { kind, version }: AccountNews<'list-closed' | 'list-back'>,
): Promise<void> {
  const givers = await findGiversOf(tx, registries);
  const orders = givers.map((ids) => {
    const cause = `${kind}-${ids.registryId}-${ids.requestId}-${version}`;
    return { job: { kind, ids: { ...ids }, cause } };
  });
  await queueMails(context, tx, orders);
}
