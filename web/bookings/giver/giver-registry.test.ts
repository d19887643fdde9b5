import { expect, it } from 'vitest';
import { byRegistry, copyOf, type GiverBooking } from './giver-registry.ts';

function booking(id: number, registryId: number, title: string) {
  return {
    id,
    birthregistry_id: registryId,
    shortlink: null,
    address: { id: registryId, title },
  } as unknown as GiverBooking;
}

it('shows a giver’s gifts list by list, in the order in which they were booked', () => {
  const registries = byRegistry([booking(1, 7, 'Léonie'), booking(2, 8, 'Jules'), booking(3, 7, 'Léonie')]);
  expect(registries.map(({ title, bookings }) => [title, bookings.map(({ id }) => id)])).toEqual([
    ['Léonie', [1, 3]],
    ['Jules', [2]],
  ]);
});

it('tells copies of the same gift apart', () => {
  const bookings = [1, 2, 1, 1].map((wish_id, index) => ({ id: index + 11, wish_id }) as GiverBooking);
  expect(bookings.map((one) => copyOf(one, bookings))).toEqual([
    { place: 1, count: 3 },
    { place: 1, count: 1 },
    { place: 2, count: 3 },
    { place: 3, count: 3 },
  ]);
});
