import { randomBytes } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { GIVER_PAGE_MONTHS } from '#contract/limits.ts';
import { hashToken } from '../../accounts/tokens.ts';
import type { Database } from '../../database/client.ts';
import { parisDay, today } from '../../database/days.ts';
import { bookingRequests, bookings, giverTokens } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { problem } from '../../http/problem.ts';

const LIFE_AFTER_EVENT = sql.raw(`interval '${GIVER_PAGE_MONTHS} months'`);

/** Makes a token (192 bits) for the giver's page of a request. Only its hash is stored. */
export function newGiverToken(): { token: string; hash: Buffer } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
}

/**
 * Makes another token for a request. `isMailed`: for a mail, which proves the address and so reveals a private one.
 */
export async function issueGiverToken(
  database: Database,
  requestId: number,
  { isMailed = false } = {},
): Promise<string> {
  const { token, hash } = newGiverToken();
  await database.insert(giverTokens).values({ hash, requestId, isMailed });
  return token;
}

/** What a token gives access to. */
export interface Opened {
  requestId: number;
  /** It arrived by mail. */
  isMailed: boolean;
}

/** @throws NOT_FOUND for a token that opens nothing (any more) */
export async function openWithToken(database: Database, token: string): Promise<Opened> {
  const [opened] = await database
    .select({ requestId: giverTokens.requestId, isMailed: giverTokens.isMailed })
    .from(giverTokens)
    .where(eq(giverTokens.hash, hashToken(token)));
  if (!opened) throw problem('NOT_FOUND');
  const [live] = await findLiveRequests(database, eq(bookingRequests.id, opened.requestId));
  if (!live) throw problem('NOT_FOUND');
  return opened;
}

/**
 * Requests whose tokens still work: until some months after the latest event of their registries, or after the
 * booking if the event came first.
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
    .having(sql`${lastDay} + ${LIFE_AFTER_EVENT} >= ${today}`);
}
