import type * as z from 'zod';
import type { booked } from '#contract/bookings.ts';
import type { booking, publicBooking } from '#contract/entities.ts';
import type { BookingRow, PublicBookingRow } from './queries.ts';
import type { BookedRow } from './requests/write-bookings.ts';

/** A booking for the managers of its registry. */
export function presentBooking(row: BookingRow): z.input<typeof booking> {
  return {
    ...presentNewBooking(row),
    giver_id: row.giverId,
    message: row.message,
    bought: row.boughtAt !== null,
    bought_date: row.boughtAt?.toISOString() ?? null,
    thanked: row.thankedAt !== null,
    thanked_date: row.thankedAt?.toISOString() ?? null,
    received: row.receivedAt !== null,
    received_date: row.receivedAt?.toISOString() ?? null,
  };
}

/** A booking for other visitors: without the name if the giver asked for that. */
export function presentPublicBooking(row: PublicBookingRow): z.input<typeof publicBooking> {
  return {
    first_name: row.anonymous ? null : row.firstName,
    last_name: row.anonymous ? null : row.lastName,
    booking_date: row.bookedAt.toISOString(),
    anonymous: row.anonymous,
  };
}

/** A booking for whoever has just made it. */
export function presentNewBooking(row: BookedRow): z.input<typeof booked> {
  return {
    id: row.id,
    birthregistry_id: row.registryId,
    wish_id: row.wishId,
    first_name: row.firstName,
    last_name: row.lastName,
    booking_date: row.bookedAt.toISOString(),
    anonymous: row.anonymous,
  };
}
