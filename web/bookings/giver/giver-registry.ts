import type { Answer } from '#contract/calls.ts';

export type GiverBooking = Answer<'GET /booking/giver/{token}'>['bookings'][number];

/** What a giver booked on one registry, and where it is sent. */
export interface GiverRegistry {
  id: number;
  title: string;
  address: GiverBooking['address'];
  shortlink: string | null;
  bookings: GiverBooking[];
}

/** A giver's bookings grouped by registry, in order. */
export function byRegistry(bookings: readonly GiverBooking[]): GiverRegistry[] {
  const registries = new Map<number, GiverRegistry>();
  for (const booking of bookings) {
    const { birthregistry_id: id, address, shortlink } = booking;
    const registry = registries.get(id) ?? { id, title: address.title, address, shortlink, bookings: [] };
    registry.bookings.push(booking);
    registries.set(id, registry);
  }
  return [...registries.values()];
}

/** Which of a giver's copies of a gift a booking is, counted from one, and how many these are. */
export function copyOf({ id, wish_id }: GiverBooking, bookings: readonly GiverBooking[]) {
  const copies = bookings.filter((other) => other.wish_id === wish_id);
  return { place: copies.findIndex((copy) => copy.id === id) + 1, count: copies.length };
}
