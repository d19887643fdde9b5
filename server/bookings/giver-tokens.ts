import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { bookingRequests, bookings, giverTokens, registries } from '../database/schema.ts';
import { today } from '../registries/access.ts';

/** Makes a token (192 bits) for the giver's page of a request. Only its hash is kept. */
export function newGiverToken(): { token: string; hash: Buffer } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Makes one more token for a request. */
export async function issueGiverToken(database: Database, requestId: number): Promise<string> {
  const { token, hash } = newGiverToken();
  await database.insert(giverTokens).values({ hash, requestId });
  return token;
}

/**
 * The request that a token opens; null when it opens none. It dies six months after the latest event of the request's
 * lists, counted from the day of the booking where the event came before.
 */
export async function findRequestOfToken(database: Database, token: string): Promise<number | null> {
  const lastEvent = sql`greatest(max(${registries.eventDate}), (${bookingRequests.createdAt} at time zone 'Europe/Paris')::date)`;
  const [row] = await database
    .select({ id: bookingRequests.id })
    .from(giverTokens)
    .innerJoin(bookingRequests, eq(bookingRequests.id, giverTokens.requestId))
    .leftJoin(bookings, eq(bookings.requestId, bookingRequests.id))
    .leftJoin(registries, eq(registries.id, bookings.registryId))
    .where(eq(giverTokens.hash, hashOf(token)))
    .groupBy(bookingRequests.id)
    .having(sql`${lastEvent} + interval '6 months' >= ${today}`);
  return row?.id ?? null;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
