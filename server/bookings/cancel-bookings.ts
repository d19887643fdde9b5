import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookings } from '../database/schema/bookings.ts';
import { wishes } from '../database/schema/wishes.ts';
import { queueMails } from '../mail/mail.ts';

type CancelledBy = NonNullable<(typeof bookings.$inferSelect)['cancelledBy']>;

/**
 * Locks are always taken in the same order: registries, wishes, bookings, each by id. Cancelling locks the wishes
 * first, since their booking counts change.
 */
export async function lockWishes(tx: Database, where: SQL): Promise<void> {
  await tx.select({ id: wishes.id }).from(wishes).where(where).orderBy(asc(wishes.id)).for('update');
}

/**
 * Cancels bookings that are still open; the caller holds locks on their wishes. Messages are erased, or repeated
 * booking and cancelling would fill the disk.
 * @returns those it cancelled
 */
export async function cancelBookings(
  tx: Database,
  bookingIds: number[],
  cancelledBy: CancelledBy,
): Promise<{ id: number; requestId: number; wishId: number; cancelledAt: Date }[]> {
  const cancelledAt = new Date();
  const rows = await tx
    .update(bookings)
    .set({ cancelledAt, cancelledBy, message: null })
    .where(and(inArray(bookings.id, bookingIds), isNull(bookings.cancelledAt)))
    .returning({ id: bookings.id, requestId: bookings.requestId, wishId: bookings.wishId });
  return rows.map((row) => ({ ...row, cancelledAt }));
}

/** Cancels all bookings of wishes being deleted, which the caller has locked, and queues one mail per giver. */
export async function cancelBookingsOfWishes(context: Context, tx: Database, wishIds: number[]): Promise<void> {
  const ids = await lockOpenBookings(tx, inArray(bookings.wishId, wishIds));
  const cancelled = await cancelBookings(tx, ids, 'wish-deletion');
  const ofRequests = Array.from(Map.groupBy(cancelled, (row) => row.requestId));
  const orders = ofRequests.map(([requestId, rows]) => ({
    job: {
      kind: 'booking-deleted' as const,
      ids: { requestId, bookingIds: rows.map((row) => row.id) },
      cause: `wish-deleted-${Math.min(...rows.map((row) => row.wishId))}-${requestId}`,
    },
  }));
  await queueMails(context, tx, orders);
}

/** Cancels all bookings on a registry being deleted, which the caller has locked, and queues one mail per giver. */
export async function cancelBookingsOfRegistry(context: Context, tx: Database, registryId: number): Promise<void> {
  await lockWishes(tx, eq(wishes.registryId, registryId));
  const ids = await lockOpenBookings(tx, eq(bookings.registryId, registryId));
  const cancelled = await cancelBookings(tx, ids, 'registry-deletion');
  const requestIds = Array.from(new Set(cancelled.map((row) => row.requestId)));
  const orders = requestIds.map((requestId) => {
    const cause = `list-deleted-${registryId}-${requestId}`;
    return { job: { kind: 'list-deleted' as const, ids: { registryId, requestId }, cause } };
  });
  await queueMails(context, tx, orders);
}

async function lockOpenBookings(tx: Database, condition: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(condition, isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.id))
    .for('update');
  return rows.map((row) => row.id);
}
