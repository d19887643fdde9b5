import { and, desc, eq, inArray } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import { sessions } from '../../database/schema/accounts.ts';
import { signSession } from '../../http/session/session-token.ts';
import { hashClient } from '../login/known-clients.ts';
import type { Device } from './device.ts';

/**
 * Opens a session for an account and returns its token. If the account has too many, the one unused for longest ends.
 * @param account as it was when its owner was authenticated: if its version has changed since, the session is already
 * over
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
