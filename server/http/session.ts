import { and, eq, isNull } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Context } from '../context.ts';
import { users } from '../database/schema.ts';
import { type Keys, keyNamed } from '../keys.ts';
import { problem } from './problem.ts';

const LIFETIME = '30d';

/** Who is logged in, as far as rights and mails need to know. */
export interface SessionUser {
  id: number;
  isSuperuser: boolean;
  /** Whether it also manages the registries whose second owner it is: the feature is on. */
  sharesRegistries: boolean;
}

/** A bearer token that lives 30 days, or until the account's session version moves on. */
export function issueSession({ sessions: [key] }: Keys, user: { id: number; sessionVersion: number }): Promise<string> {
  return new SignJWT({ version: user.sessionVersion })
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setSubject(String(user.id))
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(key.bytes);
}

/**
 * The user of an Authorization header, null without one.
 * @throws INVALID_CREDENTIALS when there is a token and it is malformed, expired or revoked
 */
export async function readSession(
  { config, database }: Pick<Context, 'config' | 'database'>,
  header: string | undefined,
): Promise<SessionUser | null> {
  if (header === undefined) return null;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  const claims = token ? await verify(config.keys, token) : null;
  if (!claims) throw problem('INVALID_CREDENTIALS');
  const [user] = await database
    .select({ id: users.id, isSuperuser: users.isSuperuser })
    .from(users)
    .where(and(eq(users.id, claims.userId), eq(users.sessionVersion, claims.version), isNull(users.deletedAt)));
  if (!user) throw problem('INVALID_CREDENTIALS');
  return { ...user, sharesRegistries: config.features.secondOwnerFeature };
}

async function verify({ sessions }: Keys, token: string) {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(sessions, kid), { algorithms: ['HS256'] });
    const userId = Number(payload.sub);
    const version = Number(payload.version);
    return Number.isSafeInteger(userId) && Number.isSafeInteger(version) ? { userId, version } : null;
  } catch {
    return null;
  }
}
