import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../../testing/builders.ts';
import { requestCalls } from '../../testing/calls/request-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { book, onlineWish } = requestCalls(() => testApp);

/** The longest message allowed, in characters and in bytes. */
const LONG = '🐣'.repeat(LIMITS.bookingMessage);
const SHORT = '🐣'.repeat(LIMITS.shortBookingMessage);

it('Messages to one list take so much and no more: then they are short, and nothing is refused that has none', async () => {
  const { id: registryId } = await createOnlineRegistry(testApp);
  const gifts = await Promise.all(Array.from({ length: 60 }, () => createWish(testApp, { registryId, quantity: 5 })));
  const ids = gifts.map(({ id }) => id);
  const one = ids.slice(0, 1);
  const headers = { 'idempotency-key': 'the-first-of-them-all' };
  const first = [bookingPayload({ wishes_ids: ids, message: LONG })];
  const answer = await book(first, { headers });
  expect(answer.statusCode).toBe(201);

  const elsewhere = await onlineWish();
  const second = await book([
    bookingPayload({ wishes_ids: [elsewhere.id], message: LONG }),
    bookingPayload({ wishes_ids: one, message: `${SHORT}🐣` }),
  ]);
  expect([second.statusCode, second.json().errors]).toEqual([
    422,
    [{ path: '1.message', code: 'TOO_LONG', message: '200 caractères au maximum' }],
  ]);
  expect((await book([bookingPayload({ wishes_ids: [elsewhere.id], message: LONG })])).statusCode).toBe(201);
  expect((await book([bookingPayload({ wishes_ids: one, message: SHORT })])).statusCode).toBe(201);
  expect((await book([bookingPayload({ wishes_ids: one })])).statusCode).toBe(201);
  const again = await book(first, { headers });
  expect([again.statusCode, again.json()]).toEqual([201, answer.json()]);

  const token = answer.headers['x-giver-token'];
  for (const { id } of answer.json().slice(0, 8)) {
    const gone = await testApp.request(`DELETE /booking/giver/${token}/${id}`);
    expect(gone.statusCode).toBe(200);
  }
  // Cancelled bookings are kept for a while, but without the message, which no longer counts.
  const { database } = testApp.context;
  const kept = await database
    .select()
    .from(bookings)
    .where(inArray(bookings.wishId, ids.slice(1, 8)));
  expect(kept.map(({ message }) => message)).toEqual(Array(7).fill(null));
  expect((await book([bookingPayload({ wishes_ids: one, message: LONG })])).statusCode).toBe(201);
});
