import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { parisDay, today } from '../database/days.ts';
import { bookingRequests, bookings, giverTokens, registries } from '../database/schema.ts';

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

/** The request that a token opens; null when it opens none. */
export async function findRequestOfToken(database: Database, token: string): Promise<number | null> {
  const ofToken = database
    .select({ id: giverTokens.requestId })
    .from(giverTokens)
    .where(eq(giverTokens.hash, hashOf(token)));
  const [row] = await findLiveRequests(database, inArray(bookingRequests.id, ofToken));
  return row?.id ?? null;
}

/**
 * Requests whose tokens still open something: until six months after the latest event of their registries, counted from
 * the day of the booking where the event came before.
 */
export function findLiveRequests(database: Database, where: SQL) {
  const lastDay = sql`greatest(max(${registries.eventDate}), ${parisDay(bookingRequests.createdAt)})`;
  return database
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .leftJoin(bookings, eq(bookings.requestId, bookingRequests.id))
    .leftJoin(registries, eq(registries.id, bookings.registryId))
    .where(where)
    .groupBy(bookingRequests.id)
    .having(sql`${lastDay} + interval '6 months' >= ${today}`);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
