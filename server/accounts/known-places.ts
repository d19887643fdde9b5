import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { knownPlaces } from '../database/schema.ts';
import { findKeptAccountByEmail } from './queries.ts';

/** Notes that an account's owner is at home here: logged in, or opened a link of one of its mails. */
export async function rememberPlace({ config, database }: Context, userId: number, place: string): Promise<void> {
  await database
    .insert(knownPlaces)
    .values({ hash: hashOf(config.secretKey, userId, place), userId })
    .onConflictDoUpdate({ target: knownPlaces.hash, set: { usedAt: sql`now()` } });
}

/** Whether the owner of this address was here before. An address that nobody registered takes the same work. */
export async function isKnownPlace({ config, database }: Context, email: string, place: string): Promise<boolean> {
  const owner = await findKeptAccountByEmail(database, email);
  const hash = hashOf(config.secretKey, owner?.id ?? 0, place);
  const known = await database.select({ one: sql`1` }).from(knownPlaces).where(eq(knownPlaces.hash, hash));
  return known.length > 0;
}

/** Neither the place can be read from it, nor that two people share one. */
function hashOf(secretKey: Uint8Array, userId: number, place: string): Buffer {
  return createHmac('sha256', secretKey).update(`place ${userId} ${place}`).digest();
}
