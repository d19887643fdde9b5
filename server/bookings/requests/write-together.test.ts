import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../database/schema/bookings.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

/** What happens to requests that share a statement with one that cannot be fulfilled. */

const testApp = sharedTestApp();

function book(wishIds: number[], { key = randomUUID() as string, token, ...fields }: Options = {}) {
  return testApp.request('POST /booking/multi', {
    body: [{ ...bookingPayload({ wishes_ids: wishIds }), ...fields }],
    headers: { 'idempotency-key': key },
    ...(token ? { token } : {}),
  });
}

interface Options {
  key?: string;
  token?: string;
  first_name?: string;
  anonymous?: boolean;
}

/** Gifts on each list. */
async function gifts(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const { id: registryId } = await createOnlineRegistry(testApp);
    ids.push((await createWish(testApp, { registryId })).id);
  }
  return ids;
}

function countBookings(wishIds: number[]): Promise<number> {
  return testApp.context.database.$count(bookings, inArray(bookings.wishId, wishIds));
}

it('each of them is told what is wrong with its own wishes, and the others have theirs', async () => {
  const owner = await createUser(testApp);
  const [taken, one, other, again, ...free] = (await gifts(10)) as [number, number, number, number, ...number[]];
  const offline = await createOnlineRegistry(testApp, { owner });
  const hidden = await createWish(testApp, { registryId: offline.id });
  await testApp.context.database.execute(
    sql`update short_links set is_active = false where birthregistry_id = ${offline.id}`,
  );
  await book([taken]);
  const key = randomUUID();
  const first = await book([again], { key });
  const answers = await Promise.all([
    book([taken]),
    book([one, other]),
    book([again], { key }),
    book([again], { key, anonymous: true }),
    book([12_345]),
    book([hidden.id]),
    book([hidden.id], { token: owner.token }),
    ...free.map((id) => book([id])),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...[409, 422, 201, 422, 404, 404, 201],
    ...free.map(() => 201),
  ]);
  expect(answers[0]?.json().errors).toMatchObject([{ path: `wishes_ids.${taken}` }]);
  expect(answers[2]?.body).toBe(first.body);
  expect(await countBookings([one, other])).toBe(0);
  expect(await countBookings([taken, again, hidden.id, ...free])).toBe(3 + free.length);
});

it('one whom the database refuses fails alone', async () => {
  const ids = await gifts(6);
  await testApp.context.database.execute(sql`
    alter table bookings add constraint no_ogres check (first_name <> 'Ogre') not valid`);
  try {
    const answers = await Promise.all(ids.map((id, index) => book([id], index === 2 ? { first_name: 'Ogre' } : {})));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 500, 201, 201, 201]);
  } finally {
    await testApp.context.database.execute(sql`alter table bookings drop constraint no_ogres`);
  }
});

it('a request that must wait for a gift waits alone', async () => {
  const ids = await gifts(8);
  const { database } = testApp.context;
  const waiting: ReturnType<typeof book>[] = [];
  await database.transaction(async (tx) => {
    await tx
      .select()
      .from(wishes)
      .where(inArray(wishes.id, ids.slice(0, 4)))
      .for('update');
    waiting.push(...ids.slice(0, 4).map((id) => book([id])));
    const others = await Promise.all(ids.slice(4).map((id) => book([id])));
    expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201));
    expect(await countBookings(ids.slice(0, 4))).toBe(0);
  });
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201));
});

it('pressing twice with one key at the same moment books once, whoever else presses', async () => {
  const ids = await gifts(5);
  const keys = ids.map(() => randomUUID());
  const answers = await Promise.all(
    [...ids, ...ids].map((id, index) => book([id], { key: keys[index % 5] as string })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(await countBookings(ids)).toBe(5);
});
