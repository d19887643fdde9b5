import { inArray } from 'drizzle-orm';
import { bookings } from '../../database/schema/bookings.ts';
import type { wishes } from '../../database/schema/wishes.ts';
import type { TestApp } from '../app.ts';
import { createOnlineRegistry, createWish } from '../builders.ts';

/** What givers do to book gifts. */
export function requestCalls(testApp: () => TestApp) {
  return {
    book(payloads: object[], options: { token?: string; headers?: Record<string, string> } = {}) {
      return testApp().request('POST /booking/multi', { ...options, body: payloads });
    },
    /** A gift on a registry of its own. */
    async onlineWish(row: Partial<typeof wishes.$inferInsert> = {}) {
      const { id: registryId } = await createOnlineRegistry(testApp());
      return createWish(testApp(), { ...row, registryId });
    },
    countBookings(wishIds: number[]): Promise<number> {
      return testApp().context.database.$count(bookings, inArray(bookings.wishId, wishIds));
    },
  };
}
