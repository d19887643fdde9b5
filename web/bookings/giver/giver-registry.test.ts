import { expect, it } from 'vitest';
import { byRegistry, type GiverBooking } from './giver-registry.ts';

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
