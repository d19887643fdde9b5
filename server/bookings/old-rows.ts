import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { GIVER_PAGE_MONTHS, MAIL_DAYS } from '#contract/limits.ts';
import type { Database } from '../database/client.ts';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { bookingRequests, bookings, giverTokens } from '../database/schema/bookings.ts';
import { findLiveRequests } from './giver/giver-tokens.ts';

/** A cancelled booking is kept for the mails about it, which may be sent again as long as they are remembered. */
export const oldBookings: OldRows = {
  table: bookings,
  key: bookings.id,
  where: olderThan(bookings.cancelledAt, `${MAIL_DAYS} days`),
};

/**
 * Tokens that no longer open anything. Age is checked first, with a month to spare: it rules out most requests without
 * reading bookings.
 */
export function oldGiverTokens(database: Database): OldRows {
  const old = database
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .where(olderThan(bookingRequests.createdAt, `${GIVER_PAGE_MONTHS - 1} months`));
  const opensIt = findLiveRequests(database, eq(bookingRequests.id, giverTokens.requestId));
  const where = and(inArray(giverTokens.requestId, old), notExists(opensIt));
  return { table: giverTokens, key: giverTokens.hash, where };
}

/** Requests with no bookings left. */
export function oldRequests(database: Database): OldRows {
  const bookingsOfIt = database
    .select({ one: sql`1` })
    .from(bookings)
    .where(eq(bookings.requestId, bookingRequests.id));
  const where = and(olderThan(bookingRequests.createdAt, `${MAIL_DAYS} days`), notExists(bookingsOfIt));
  return { table: bookingRequests, key: bookingRequests.id, where };
}
