import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ManagedBooking } from '#web/data/registries/managed-registry.ts';
import { stubStorage } from '#web/testing/stub-storage.ts';
import { findOthersWaiting } from './others-waiting.ts';

const answer = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { documentElement: { lang: 'fr', dataset: {} } });
  stubStorage('localStorage');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function booking(id: number, giver_id: string, thanked = false): ManagedBooking {
  return { id, giver_id, thanked } as unknown as ManagedBooking;
}

test('one booking of each other gift of the same giver that still waits for thanks', async () => {
  const wishes = [
    { title: 'Veilleuse', bookings: [booking(1, 'eve')] },
    { title: 'Bodies', bookings: [booking(2, 'paul'), booking(3, 'eve'), booking(4, 'eve')] },
    { title: 'Mobile', bookings: [booking(5, 'eve', true)] },
  ];
  const registry = { id: 7, user_id: 1, categories: [{ wishes: wishes.slice(0, 2) }, { wishes: wishes.slice(2) }] };
  answer.mockResolvedValue(Response.json(registry));
  expect(await findOthersWaiting(7, booking(1, 'eve'))).toEqual([{ id: 3, title: 'Bodies' }]);
  expect(answer.mock.calls[0]?.[0]).toBe('/api/v1/birthregistry/7');
});

test('none where that cannot be known: the one gift can be thanked for all the same', async () => {
  answer.mockResolvedValue(Response.json({ code: 'INTERNAL_ERROR' }, { status: 500 }));
  expect(await findOthersWaiting(7, booking(1, 'eve'))).toEqual([]);
});
