import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { ACTIVATION_MS } from '#contract/everywhere/page-limits.ts';
import { RESET_LINK_HOURS } from '#contract/limits.ts';
import type { Database } from '../database/client.ts';
import { emailChanges, tokens } from '../database/schema/accounts.ts';

const LIFETIME_MS = {
  activation: ACTIVATION_MS,
  registration: ACTIVATION_MS,
  'password-reset': RESET_LINK_HOURS * 3_600_000,
};

export type TokenPurpose = keyof typeof LIFETIME_MS;

/** A token for a mail, or for the browser that registered; only its hash is stored. */
export async function issueToken(database: Database, userId: number, purpose: TokenPurpose): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await database.insert(tokens).values({ hash, userId, purpose, expiresAt });
  return token;
}

/** 256 random bits, and the hash that is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether an account has this token and it is still valid. */
export async function hasToken(
  database: Database,
  userId: number,
  token: string,
  purpose: TokenPurpose,
): Promise<boolean> {
  const [issued] = await database
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), isUsable(token, purpose)));
  return issued !== undefined;
}

/** WHERE for a token that is still valid. */
export function isUsable(token: string, purpose: TokenPurpose): SQL {
  return and(eq(tokens.hash, hashToken(token)), eq(tokens.purpose, purpose), gt(tokens.expiresAt, sql`now()`)) as SQL;
}

/** Ends the links in an account's mails: its tokens, and the new address that waits to be confirmed. */
export async function endLinksInMails(tx: Database, userId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.userId, userId));
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt)));
}
