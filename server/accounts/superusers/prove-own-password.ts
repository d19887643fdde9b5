import type { Database } from '../../database/client.ts';
import { problem } from '../../http/problem.ts';
import { provePassword } from '../password/change-password.ts';
import { findAccount } from '../queries.ts';

/**
 * Before somebody changes what is another's: a session that was left open or stolen is not enough for that.
 * @throws 422 at `current_password` when it is missing or not the caller's own
 */
export async function proveOwnPassword(
  database: Database,
  caller: { id: number },
  password: string | undefined,
): Promise<void> {
  const account = await findAccount(database, caller.id);
  if (!account) throw problem('INVALID_CREDENTIALS');
  await provePassword(account, password);
}
