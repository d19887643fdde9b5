import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { olderThan } from '../../database/old-rows.ts';
import { preparedQuery } from '../../database/prepared.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { problem } from '../problem.ts';
import { verifySession } from './session-token.ts';

/** Who is logged in, as far as rights and mails need to know. */
export interface SessionUser {
  id: number;
  sessionId: number;
  isSuperuser: boolean;
  /** Whether it also manages the registries it is second owner of: the feature is on. */
  withSecondOwners: boolean;
}

/**
 * The user of an Authorization header.
 * @throws INVALID_CREDENTIALS when the token is malformed or expired, or its session has ended
 */
export async function readSession(
  { config, database }: Pick<Context, 'config' | 'database'>,
  header: string,
): Promise<SessionUser> {
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  const claims = token ? await verifySession(config, token) : null;
  const [session] = claims ? await findSession(database, { ...claims }) : [];
  if (!session) throw problem('INVALID_CREDENTIALS');
  const { isNotedLongAgo, ...user } = session;
  if (isNotedLongAgo) await noteUse(database, user.sessionId);
  return { ...user, withSecondOwners: config.features.secondOwnerFeature };
}

/** WHERE for sessions that have expired. */
export function hasExpired(): SQL {
  return or(
    olderThan(sessions.usedAt, `${LIMITS.sessionIdleDays} days`),
    olderThan(sessions.createdAt, `${LIMITS.sessionDays} days`),
  ) as SQL;
}

/** WHERE for sessions, joined with their accounts, that have neither expired nor been ended. */
export function isOpenSession(): SQL {
  return and(
    eq(users.id, sessions.userId),
    eq(users.sessionVersion, sessions.version),
    isNull(users.deletedAt),
    sql`not (${hasExpired()})`,
  ) as SQL;
}

const findSession = preparedQuery((database) =>
  database
    .select({
      id: users.id,
      sessionId: sessions.id,
      isSuperuser: users.isSuperuser,
      isNotedLongAgo: sql<boolean>`${isUsedLongAgo()}`,
    })
    .from(sessions)
    .innerJoin(users, isOpenSession())
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(users.id, sql.placeholder('userId')))),
);

/** The time of last use is noted at most once an hour, so that most calls write nothing. */
function isUsedLongAgo(): SQL {
  return olderThan(sessions.usedAt, '1 hour');
}

async function noteUse(database: Database, id: number): Promise<void> {
  await database
    .update(sessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isUsedLongAgo()));
}
