import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Key } from '../../config/keys.ts';
import type { Context } from '../../context.ts';
import { knownClients } from '../../database/schema/accounts.ts';
import { findRecoverableAccountByEmail } from '../queries.ts';

/** Remembers the client from which an account's owner logged in or opened a mailed link. */
export async function rememberClient({ config, database }: Context, userId: number, client: string): Promise<void> {
  await database
    .insert(knownClients)
    .values({ hash: hashClient(config.keys.clients[0], userId, client), userId })
    .onConflictDoUpdate({ target: knownClients.hash, set: { usedAt: sql`now()` } });
}

/**
 * Whether the owner of this e-mail address has used this client before; does the same work for an unknown address.
 */
export async function isKnownClient({ config, database }: Context, email: string, client: string): Promise<boolean> {
  const owner = await findRecoverableAccountByEmail(database, email);
  const hashes = config.keys.clients.map((key) => hashClient(key, owner?.id ?? 0, client));
  const known = await database.select({ one: sql`1` }).from(knownClients).where(inArray(knownClients.hash, hashes));
  return known.length > 0;
}

/** Keyed per account, so it reveals neither the client nor that two people share one. */
export function hashClient(key: Key, userId: number, client: string): Buffer {
  return createHmac('sha256', key.bytes).update(`${userId} ${client}`).digest();
}
