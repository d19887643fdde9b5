import type { Database } from '../../database/client.ts';
import { problem } from '../../http/problem.ts';
import { provePassword } from '../password/change-password.ts';
import { findAccount } from '../queries.ts';

/**
 * Required before changing somebody else's data: a session left open or stolen must not be enough.
 * @throws 422 at `current_password` when it is missing or not the caller's own
 */
export async function proveOwnPassword(
  database: Database,
  caller: { id: number; client: string },
  password: string | undefined,
): Promise<void> {
  const account = await findAccount(database, caller.id);
  if (!account) throw problem('INVALID_CREDENTIALS');
  await provePassword(account, password, caller.client);
}
