import type { Answer } from '#contract/calls.ts';

export type GiverBooking = Answer<'GET /booking/giver/{token}'>['bookings'][number];

/** What a giver booked on one list, and where it goes. */
export interface GiverList {
  id: number;
  title: string;
  address: GiverBooking['address'];
  shortlink: string | null;
  bookings: GiverBooking[];
}

/** A giver's bookings by list, in their order. */
export function byList(bookings: readonly GiverBooking[]): GiverList[] {
  const lists = new Map<number, GiverList>();
  for (const booking of bookings) {
    const { birthregistry_id: id, address, shortlink } = booking;
    const list = lists.get(id) ?? { id, title: address.title, address, shortlink, bookings: [] };
    list.bookings.push(booking);
    lists.set(id, list);
  }
  return [...lists.values()];
}
