import { and, eq, inArray, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookingRequests, bookings } from '../../database/schema/bookings.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { bookingPayload, createBooking, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

function book(wishIds: number[], person: number) {
  const email = `giver-${person}@example.org`;
  return testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: wishIds, email })] });
}

async function press(people: number, wishIds: (person: number) => number[]) {
  const answers = await Promise.all(Array.from({ length: people }, (_, person) => book(wishIds(person), person)));
  return {
    won: answers.filter((answer) => answer.statusCode === 201).length,
    lost: answers.filter((answer) => answer.statusCode === 409 && answer.json().code === 'ALREADY_BOOKED').length,
  };
}

function countBookings(wishId: number): Promise<number> {
  return testApp.context.database.$count(bookings, eq(bookings.wishId, wishId));
}

it('sixty people press at the same moment on the last copy: one gets it, the others are told', async () => {
  const { id: registryId } = await createOnlineRegistry(testApp);
  const wish = await createWish(testApp, { registryId });
  const requestsBefore = await testApp.context.database.$count(bookingRequests);
  expect(await press(60, () => [wish.id])).toEqual({ won: 1, lost: 59 });
  expect(await countBookings(wish.id)).toBe(1);
  expect(await testApp.context.database.$count(bookingRequests)).toBe(requestsBefore + 1);
});

it('sixty people press on a gift with three copies: three get one', async () => {
  const { id: registryId } = await createOnlineRegistry(testApp);
  const wish = await createWish(testApp, { registryId, quantity: 3 });
  expect(await press(60, () => [wish.id])).toEqual({ won: 3, lost: 57 });
  expect(await countBookings(wish.id)).toBe(3);
});

it('thirty people press at the same moment on two of five copies each: two of them have both, nobody has one', async () => {
  const { id: registryId } = await createOnlineRegistry(testApp);
  const wish = await createWish(testApp, { registryId, quantity: 5 });
  const copies = [{ wish_id: wish.id, count: 2 }];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, person) => {
      const giver = bookingPayload({ wishes_ids: [wish.id], copies, email: `pair-${person}@example.org` });
      return testApp.request('POST /booking/multi', { body: [giver] });
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(28);
  expect(await countBookings(wish.id)).toBe(4);
});

it('two gifts in opposite orders, again and again, never stand in each other’s way', async () => {
  const { id: registryId } = await createOnlineRegistry(testApp);
  const one = await createWish(testApp, { registryId, quantity: 20 });
  const other = await createWish(testApp, { registryId, quantity: 20 });
  const orders = [
    [one.id, other.id],
    [other.id, one.id],
  ];
  expect(await press(40, (person) => orders[person % 2] as number[])).toEqual({ won: 20, lost: 20 });
});

it('two lists in opposite orders never stand in each other’s way', async () => {
  const ids: number[] = [];
  for (const quantity of [20, 20]) {
    const { id: registryId } = await createOnlineRegistry(testApp);
    ids.push((await createWish(testApp, { registryId, quantity })).id);
  }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, person) => {
      const order = person % 2 ? ids : ids.toReversed();
      return testApp.request('POST /booking/multi', { body: order.map((id) => bookingPayload({ wishes_ids: [id] })) });
    }),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([...Array(20).fill(201), ...Array(20).fill(409)]);
});

it('reserving, giving back and deleting at the same moment leave the count right', async () => {
  const owner = await createUser(testApp);
  const { id: registryId } = await createOnlineRegistry(testApp, { owner });
  const gifts = [
    await createWish(testApp, { registryId, quantity: 10 }),
    await createWish(testApp, { registryId, quantity: 10 }),
  ];
  const ids = gifts.map((wish) => wish.id);
  const given: Awaited<ReturnType<typeof createBooking>>[] = [];
  for (let index = 0; index < 5; index += 1)
    given.push(await createBooking(testApp, { wishId: ids[index % 2] as number }));
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, (_, person) => book(person % 2 ? ids : ids.toReversed(), person)),
    ...given.map(({ id, giverToken }) => testApp.request(`DELETE /booking/giver/${giverToken}/${id}`)),
    ...given.map(({ id }) => testApp.request(`DELETE /booking/${id}`, { token: owner.token })),
  ]);
  expect(answers.filter((answer) => ![200, 201, 404, 409].includes(answer.statusCode))).toEqual([]);
  const rows = await testApp.context.database
    .select({ wishId: bookings.wishId, cancelledAt: bookings.cancelledAt })
    .from(bookings)
    .where(inArray(bookings.wishId, ids));
  const counts = await testApp.context.database
    .select({ id: wishes.id, count: wishes.bookingCount })
    .from(wishes)
    .where(inArray(wishes.id, ids));
  for (const { id, count } of counts) {
    expect(count).toBe(rows.filter((row) => row.wishId === id && !row.cancelledAt).length);
  }
});

it.each([
  ['the gift', (gift: { id: number }) => `/wish/${gift.id}`],
  ['the list', (gift: { registryId: number }) => `/birthregistry/${gift.registryId}`],
])('while the parents delete %s, nobody ends up with a gift that is gone', async (_, pathOf) => {
  const owner = await createUser(testApp);
  const { id: registryId } = await createOnlineRegistry(testApp, { owner });
  const gone = await createWish(testApp, { registryId, quantity: 20 });
  const other = await createWish(testApp, { registryId, quantity: 20 });
  const orders = [
    [gone.id, other.id],
    [other.id, gone.id],
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (__, person) =>
      person === 10
        ? testApp.request(`DELETE ${pathOf(gone)}`, { token: owner.token })
        : book(orders[person % 2] as number[], person),
    ),
  );
  expect(answers[10]?.statusCode).toBe(200);
  expect(answers.filter((answer) => ![200, 201, 404].includes(answer.statusCode))).toEqual([]);
  const left = await testApp.context.database.$count(
    bookings,
    and(eq(bookings.wishId, gone.id), isNull(bookings.cancelledAt)),
  );
  expect(left).toBe(0);
});
