import { inArray, sql } from 'drizzle-orm';
import { cancelBookingsOfWishes } from '../bookings/cancel-bookings.ts';
import { type BookingRow, findBookingsOfWishes } from '../bookings/queries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { wishes } from '../database/schema/wishes.ts';
import type { SessionUser } from '../http/session/session.ts';
import { lockManagedWish, type WishRow } from './queries.ts';

/**
 * Deletes one wish.
 * @returns the wish as it was, and its bookings
 * @throws NOT_FOUND
 */
export function deleteWish(
  context: Context,
  id: number,
  user: SessionUser,
): Promise<{ wish: WishRow; bookings: BookingRow[] }> {
  return context.database.transaction(async (tx) => {
    const wish = await lockManagedWish(tx, id, user);
    const bookings = await findBookingsOfWishes(tx, [id]);
    await deleteWishes(context, tx, [id]);
    return { wish, bookings: bookings.get(id) ?? [] };
  });
}

/** Deletes wishes that the caller has locked, and cancels their bookings: each giver gets one mail. */
export async function deleteWishes(context: Context, tx: Database, ids: number[]): Promise<void> {
  await tx.update(wishes).set({ deletedAt: sql`now()` }).where(inArray(wishes.id, ids));
  await cancelBookingsOfWishes(context, tx, ids);
}
