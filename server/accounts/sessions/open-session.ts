import { and, desc, eq, inArray } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import { sessions } from '../../database/schema/accounts.ts';
import { signSession } from '../../http/session/session-token.ts';
import { hashClient } from '../login/known-clients.ts';
import type { Device } from './device.ts';

/**
 * Opens a session of an account and gives its token. Beyond the number that an account may have at once the one that
 * was not used for the longest time ends.
 * @param account as it was when it was proved whose it is: has its version moved on, the session has ended already
 */
export async function openSession(
  config: Config,
  tx: Database,
  account: { id: number; sessionVersion: number },
  { browser, system, client }: Device,
): Promise<string> {
  const [session] = await tx
    .insert(sessions)
    .values({
      userId: account.id,
      version: account.sessionVersion,
      browser,
      system,
      clientHash: hashClient(config.keys.clients[0], account.id, client),
    })
    .returning({ id: sessions.id });
  const superfluous = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, account.id))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt))
    .offset(LIMITS.sessionsPerAccount);
  await tx.delete(sessions).where(and(eq(sessions.userId, account.id), inArray(sessions.id, superfluous)));
  return signSession(config, { userId: account.id, sessionId: session?.id ?? 0 });
}
