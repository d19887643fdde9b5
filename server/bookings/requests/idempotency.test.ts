import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../database/schema/bookings.ts';
import { idempotencyKeys } from '../../database/schema/idempotency.ts';
import { bookingPayload, createOnlineRegistry, createWish } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

async function onlineWish(quantity = 1) {
  const { id: registryId } = await createOnlineRegistry(testApp);
  return createWish(testApp, { registryId, quantity });
}

function book(wishId: number, key: string, fields: object = {}) {
  return testApp.request('POST /booking/multi', {
    body: [{ ...bookingPayload({ wishes_ids: [wishId] }), ...fields }],
    headers: { 'idempotency-key': key },
  });
}

function countBookings(wishId: number): Promise<number> {
  return testApp.context.database.$count(bookings, eq(bookings.wishId, wishId));
}

it('a phone that sends its request twice books once and hears the first success twice', async () => {
  const wish = await onlineWish(5);
  const key = randomUUID();
  const [first, second] = [await book(wish.id, key), await book(wish.id, key)];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(await countBookings(wish.id)).toBe(1);
  for (const { headers } of [first, second]) {
    const page = await testApp.request(`GET /booking/giver/${headers['x-giver-token']}`);
    expect(page.json().bookings).toHaveLength(1);
  }
});

it('a phone that sends its request many times at the same moment books once', async () => {
  const wish = await onlineWish(5);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(wish.id, key)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(await countBookings(wish.id)).toBe(1);
});

it('a key that was used for something else is refused', async () => {
  const wish = await onlineWish(5);
  const key = randomUUID();
  await book(wish.id, key);
  const answer = await book(wish.id, key, { message: 'Autre chose' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject([{ path: 'idempotency-key', code: 'KEY_REUSED' }]);
  expect(await countBookings(wish.id)).toBe(1);
});

it('of two different requests with one key at the same moment, one is refused', async () => {
  const wish = await onlineWish(5);
  const key = randomUUID();
  const answers = await Promise.all([book(wish.id, key), book(wish.id, key, { anonymous: true })]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422]);
  expect(await countBookings(wish.id)).toBe(1);
});

it('a failure is not kept: the same request succeeds once the gift is free', async () => {
  const wish = await onlineWish();
  const taker = await book(wish.id, randomUUID());
  const key = randomUUID();
  expect((await book(wish.id, key)).statusCode).toBe(409);
  await testApp.request(`DELETE /booking/giver/${taker.headers['x-giver-token']}/${taker.json()[0].id}`);
  expect((await book(wish.id, key)).statusCode).toBe(201);
});

it('a key counts for 24 hours', async () => {
  const wish = await onlineWish(5);
  const key = randomUUID();
  await book(wish.id, key);
  const { database } = testApp.context;
  await database.update(idempotencyKeys).set({ createdAt: sql`now() - interval '23 hours'` });
  await book(wish.id, key);
  expect(await countBookings(wish.id)).toBe(1);
  await database.update(idempotencyKeys).set({ createdAt: sql`now() - interval '25 hours'` });
  expect((await book(wish.id, key, { anonymous: true })).statusCode).toBe(201);
  expect(await countBookings(wish.id)).toBe(2);
  await book(wish.id, key, { anonymous: true });
  expect(await countBookings(wish.id)).toBe(2);
});

it.each([
  ['short', 'k'.repeat(15), 422],
  ['long', 'k'.repeat(129), 422],
  ['empty', '', 422],
  ['just long enough', 'k'.repeat(16), 201],
  ['as long as can be', 'k'.repeat(128), 201],
])('a key that is %s', async (_, key, status) => {
  const wish = await onlineWish();
  expect((await book(wish.id, key)).statusCode).toBe(status);
});
