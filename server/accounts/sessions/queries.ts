import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { isOpenSession, type SessionUser } from '../../http/session/session.ts';

export type Session = typeof sessions.$inferSelect;

/** An account's open sessions, the most recently used first. */
export async function findSessions(database: Database, userId: number): Promise<Session[]> {
  const rows = await database
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, isOpenSession())
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.usedAt), desc(sessions.id));
  return rows.map(({ session }) => session);
}

/** Ends one session of an account; null if it has no such session. */
export async function endSession(database: Database, userId: number, id: number): Promise<Session | null> {
  const [ended] = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning();
  return ended ?? null;
}

/** Whoever gets a new session leaves the one that came with the request. */
export async function endSessionAtHand(database: Database, user: SessionUser | null): Promise<void> {
  if (user) await endSession(database, user.id, user.sessionId);
}

/** Ends the sessions that are open elsewhere, and returns them. */
export function endOtherSessions(database: Database, { id, sessionId }: SessionUser): Promise<Session[]> {
  return database
    .delete(sessions)
    .where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
    .returning();
}

export function endAllSessions(database: Database, userId: number): Promise<Session[]> {
  return database.delete(sessions).where(eq(sessions.userId, userId)).returning();
}

/**
 * Like `endOtherSessions`, and logins under way do not open one any more: they carry the account's former version. For
 * a new address or password; a list of devices whose rows are deleted has no need of it.
 */
export async function endOtherSessionsAndLogins(tx: Database, { id, sessionId }: SessionUser): Promise<void> {
  const [account] = await tx
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, id))
    .returning({ version: users.sessionVersion });
  await tx
    .update(sessions)
    .set({ version: account?.version ?? 0 })
    .where(eq(sessions.id, sessionId));
}
