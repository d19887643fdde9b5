import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bookingRequests, bookings } from '../database/schema/bookings.ts';
import type { TestApp } from './app.ts';

const DAY = 24 * 3_600_000;

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY);
}

/** A booking of forty days ago as stored in the database, whatever the state of its registry. */
export async function createOldBooking(
  { context: { database } }: TestApp,
  { id: wishId, registryId }: { id: number; registryId: number },
  row: object = {},
) {
  const giver = { email: 'jeanne@example.org', firstName: 'Jeanne' };
  const [request] = await database
    .insert(bookingRequests)
    .values({ ...giver, language: 'fr', createdAt: daysAgo(40) })
    .returning();
  const requestId = request?.id ?? 0;
  const [booking] = await database
    .insert(bookings)
    .values({ ...giver, lastName: 'Petit', anonymous: false, requestId, registryId, wishId, ...row })
    .returning();
  if (!booking) throw new Error('no booking');
  return booking;
}

/** How many of these rows are left. */
export function countRows({ context }: TestApp, table: PgTable, key: PgColumn, ids: unknown[]): Promise<number> {
  return context.database.$count(table, inArray(key, ids));
}
