import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/client.ts';
import { tokens } from '../database/schema.ts';

const LIFETIME_MS = { activation: 7 * 24 * 3_600_000, 'password-reset': 3_600_000 };

export type TokenPurpose = keyof typeof LIFETIME_MS;

/** A new token of 256 random bits for a mail; only its hash is kept. */
export async function issueToken(database: Database, userId: number, purpose: TokenPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await database.insert(tokens).values({ hash: hashToken(token), userId, purpose, expiresAt });
  return token;
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
