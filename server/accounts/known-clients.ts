import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { knownClients } from '../database/schema.ts';
import { findKeptAccountByEmail } from './queries.ts';

/** Notes from where an account's owner logged in, or opened a link of one of its mails. */
export async function rememberClient({ config, database }: Context, userId: number, client: string): Promise<void> {
  await database
    .insert(knownClients)
    .values({ hash: hashOf(config.secretKey, userId, client), userId })
    .onConflictDoUpdate({ target: knownClients.hash, set: { usedAt: sql`now()` } });
}

/** Whether the owner of this e-mail address came from there before. An address that nobody registered takes the same work. */
export async function isKnownClient({ config, database }: Context, email: string, client: string): Promise<boolean> {
  const owner = await findKeptAccountByEmail(database, email);
  const hash = hashOf(config.secretKey, owner?.id ?? 0, client);
  const known = await database.select({ one: sql`1` }).from(knownClients).where(eq(knownClients.hash, hash));
  return known.length > 0;
}

/** Neither the client can be read from it, nor that two people share one. */
function hashOf(secretKey: Uint8Array, userId: number, client: string): Buffer {
  return createHmac('sha256', secretKey).update(`place ${userId} ${client}`).digest();
}
