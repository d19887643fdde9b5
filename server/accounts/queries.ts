import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { tokens, users } from '../database/schema.ts';
import { hashToken, type TokenPurpose } from './tokens.ts';

const account = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  passwordHash: users.passwordHash,
  isSuperuser: users.isSuperuser,
  language: users.language,
  sessionVersion: users.sessionVersion,
  activatedAt: users.activatedAt,
};

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** WHERE for an address, compared without case. */
export function hasEmail(email: string): SQL {
  return sql`lower(${users.email}) = lower(${email})`;
}

/** A live account by its id, null when there is none. */
export async function findAccount(database: Database, id: number) {
  const [found] = await database
    .select(account)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found ?? null;
}

/** A live account by its address, null when there is none. */
export async function findAccountByEmail(database: Database, email: string): Promise<Account | null> {
  const [found] = await database
    .select(account)
    .from(users)
    .where(and(hasEmail(email), isNull(users.deletedAt)));
  return found ?? null;
}

/** WHERE for a token that can still be used. */
export function isUsable(token: string, purpose: TokenPurpose): SQL {
  return and(eq(tokens.hash, hashToken(token)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, sql`now()`)) as SQL;
}
