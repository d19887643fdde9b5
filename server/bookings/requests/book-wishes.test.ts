import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../database/schema/bookings.ts';
import { violatedConstraint } from '../../database/violations.ts';
import {
  bookingPayload,
  createBooking,
  createOnlineRegistry,
  createRegistry,
  createShortLink,
  createUser,
  createWish,
} from '../../testing/builders.ts';
import { requestCalls } from '../../testing/calls/request-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { book, onlineWish, countBookings } = requestCalls(() => testApp);

describe('a grandmother reserves', () => {
  it('gifts of two lists at once, without an account', async () => {
    const [doudou, mobile] = [await onlineWish(), await onlineWish()];
    const answer = await book([
      bookingPayload({ wishes_ids: [doudou.id], message: 'Avec toute ma tendresse', anonymous: true }),
      bookingPayload({ wishes_ids: [mobile.id] }),
    ]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual([
      {
        id: expect.any(Number),
        birthregistry_id: doudou.registryId,
        wish_id: doudou.id,
        first_name: 'Jeanne',
        last_name: 'Petit',
        booking_date: expect.stringMatching(/^\d{4}-.*Z$/),
        anonymous: true,
      },
      expect.objectContaining({ wish_id: mobile.id, birthregistry_id: mobile.registryId, anonymous: false }),
    ]);
    expect(answer.headers['x-giver-token']).toMatch(/^[\w-]{32}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('several gifts, and hears of all of them in the order of the basket', async () => {
    const { id: registryId } = await createOnlineRegistry(testApp);
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await createWish(testApp, { registryId })).id);
    const answer = await book([bookingPayload({ wishes_ids: ids })]);
    expect(answer.json().map((booked: { wish_id: number }) => booked.wish_id)).toEqual(ids);
  });

  it('both that are left of a gift, which are two bookings and one line of the mail', async () => {
    const wish = await onlineWish({ quantity: 3, title: 'Body' });
    await createBooking(testApp, { wishId: wish.id });
    const email = 'both@example.org';
    const ofBoth = { wishes_ids: [wish.id], copies: [{ wish_id: wish.id, count: 2 }], email };
    const tooMany = await book([bookingPayload({ ...ofBoth, copies: [{ wish_id: wish.id, count: 3 }] })]);
    expect([tooMany.statusCode, tooMany.json().errors]).toMatchObject([409, [{ path: `wishes_ids.${wish.id}` }]]);
    const answer = await book([bookingPayload(ofBoth)]);
    expect(answer.json().map((booked: { wish_id: number }) => booked.wish_id)).toEqual([wish.id, wish.id]);
    expect(await countBookings([wish.id])).toBe(3);
    const [mail] = await testApp.mailsTo(email);
    expect(mail?.text).toMatch(/- 2\s×\sBody\n>\s+49,80/);
  });

  it.each([
    ['of a gift that is not in the payload', (id: number) => [{ wish_id: id + 1, count: 2 }], '0.copies.0.wish_id'],
    ['of one gift twice', (id: number) => [1, 2].map((count) => ({ wish_id: id, count })), '0.copies.1.wish_id'],
    ['of which there are none', (id: number) => [{ wish_id: id, count: 0 }], '0.copies.0.count'],
  ])('but no copies %s', async (_what, copies, path) => {
    const wish = await onlineWish({ quantity: 3 });
    const answer = await book([bookingPayload({ wishes_ids: [wish.id], copies: copies(wish.id) })]);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  it('nothing of a basket in which one gift is taken, and learns which one', async () => {
    const [free, taken] = [await onlineWish(), await onlineWish()];
    await createBooking(testApp, { wishId: taken.id });
    const answer = await book([bookingPayload({ wishes_ids: [free.id] }), bookingPayload({ wishes_ids: [taken.id] })]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'ALREADY_BOOKED',
      errors: [{ path: `wishes_ids.${taken.id}`, code: 'ALREADY_BOOKED' }],
    });
    expect(await countBookings([free.id])).toBe(0);
  });

  it('a gift again once it was given back', async () => {
    const wish = await onlineWish();
    const { id, giverToken } = await createBooking(testApp, { wishId: wish.id });
    await testApp.request(`DELETE /booking/giver/${giverToken}/${id}`);
    expect((await book([bookingPayload({ wishes_ids: [wish.id] })])).statusCode).toBe(201);
  });
});

describe('a gift that cannot be reserved', () => {
  it('is named when it is gone, when its list is gone and when its list is offline', async () => {
    const kept = await onlineWish();
    const deleted = await onlineWish({ deletedAt: new Date() });
    const offline = await createWish(testApp, { registryId: (await createRegistry(testApp)).id });
    const expired = await createRegistry(testApp);
    await createShortLink(testApp, { registryId: expired.id, expirationDate: '2020-01-01' });
    const ofExpired = await createWish(testApp, { registryId: expired.id });
    const ofDeletedRegistry = await createOnlineRegistry(testApp, { deletedAt: new Date() });
    const ofDeleted = await createWish(testApp, { registryId: ofDeletedRegistry.id });
    const gone = [deleted.id, offline.id, ofExpired.id, ofDeleted.id, 12_345];
    const answer = await book([
      bookingPayload({ wishes_ids: [kept.id] }),
      ...gone.map((wishId) => bookingPayload({ wishes_ids: [wishId] })),
    ]);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(
      gone.map((wishId) => `wishes_ids.${wishId}`),
    );
    expect(await countBookings([kept.id, ...gone])).toBe(0);
  });

  it('may be reserved by the parents themselves and by a superuser while their list is offline', async () => {
    const owner = await createUser(testApp);
    const superuser = await createUser(testApp, { isSuperuser: true });
    const stranger = await createUser(testApp);
    const { id: registryId } = await createRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId, quantity: 3 });
    const body = [bookingPayload({ wishes_ids: [wish.id] })];
    expect((await book(body, stranger)).statusCode).toBe(404);
    expect((await book(body, owner)).statusCode).toBe(201);
    expect((await book(body, superuser)).statusCode).toBe(201);
  });

  it('is refused by the database itself, whoever writes', async () => {
    const wish = await onlineWish();
    const { id } = await createBooking(testApp, { wishId: wish.id });
    const { database } = testApp.context;
    const [row] = await database.select().from(bookings).where(eq(bookings.id, id));
    const { id: _, ...copy } = row as typeof bookings.$inferSelect;
    const refused = await database
      .insert(bookings)
      .values(copy)
      .catch((error: unknown) => violatedConstraint(error));
    expect(refused).toBe('wishes_booked_at_most_quantity');
  });
});
