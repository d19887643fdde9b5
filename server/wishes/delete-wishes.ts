import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import { cancelBookingsOfWishes } from '../bookings/cancel-bookings.ts';
import { type BookingRow, findBookingsOfWishes } from '../bookings/queries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookings } from '../database/schema/bookings.ts';
import { wishes } from '../database/schema/wishes.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { lockManagedWish, type WishRow } from './queries.ts';

/**
 * Deletes one wish.
 * @returns the wish as it was, and its bookings
 * @throws NOT_FOUND, BOOKED_MEANWHILE
 */
export function deleteWish(
  context: Context,
  { id, newestBooking }: { id: number; newestBooking: number | undefined },
  user: SessionUser,
): Promise<{ wish: WishRow; bookings: BookingRow[] }> {
  return context.database.transaction(async (tx) => {
    const wish = await lockManagedWish(tx, id, user);
    const ofWishes = await findBookingsOfWishes(tx, [id]);
    await deleteWishes(context, tx, { ids: [id], newestBooking });
    return { wish, bookings: ofWishes.get(id) ?? [] };
  });
}

/** What is deleted, and the newest booking of it that the caller has seen, if it says so. */
interface Deletion {
  ids: number[];
  newestBooking: number | undefined;
}

/**
 * Deletes wishes that the caller has locked, and cancels their bookings: each giver gets one mail.
 * @throws BOOKED_MEANWHILE: the parents were not asked about that booking
 */
export async function deleteWishes(context: Context, tx: Database, { ids, newestBooking }: Deletion): Promise<void> {
  if (newestBooking !== undefined) {
    const isUnseen = and(inArray(bookings.wishId, ids), isNull(bookings.cancelledAt), gt(bookings.id, newestBooking));
    if ((await tx.$count(bookings, isUnseen)) > 0) throw problem('BOOKED_MEANWHILE');
  }
  await tx.update(wishes).set({ deletedAt: sql`now()` }).where(inArray(wishes.id, ids));
  await cancelBookingsOfWishes(context, tx, ids);
}
