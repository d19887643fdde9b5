import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../database/schema/accounts.ts';
import { bookingRequests, bookings, giverTokens } from '../database/schema/bookings.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { wishes } from '../database/schema/wishes.ts';
import { createOnlineRegistry, createRegistry, createUser, createWish } from '../testing/builders.ts';
import { countRows, createOldBooking, daysAgo } from '../testing/old-rows.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const DAY = 24 * 3_600_000;

const testApp = sharedTestApp();

describe('An account', () => {
  test('that nobody activated within a week goes, and younger and active ones stay', async () => {
    const [old, young, active] = await Promise.all([
      createUser(testApp, { activatedAt: null, createdAt: daysAgo(8) }),
      createUser(testApp, { activatedAt: null, createdAt: daysAgo(6) }),
      createUser(testApp, { createdAt: daysAgo(8) }),
    ]);
    await cleanUp(testApp.context);
    expect(await countRows(testApp, users, users.id, [old.id])).toBe(0);
    expect(await countRows(testApp, users, users.id, [young.id, active.id])).toBe(2);
  });

  test('deleted a month ago goes with its lists, and one deleted lately stays with them', async () => {
    const gone = await createUser(testApp, { deletedAt: daysAgo(31) });
    const kept = await createUser(testApp, { deletedAt: daysAgo(29) });
    const [ofGone, ofKept] = [
      await createOnlineRegistry(testApp, { owner: gone }),
      await createRegistry(testApp, { owner: kept }),
    ];
    await cleanUp(testApp.context);
    expect(await countRows(testApp, users, users.id, [gone.id])).toBe(0);
    expect(await countRows(testApp, registries, registries.id, [ofGone.id])).toBe(0);
    expect(await countRows(testApp, users, users.id, [kept.id])).toBe(1);
    expect(await countRows(testApp, registries, registries.id, [ofKept.id])).toBe(1);
    const [name] = await namesOf([ofGone.name]);
    expect(name?.freeAt?.getTime()).toBeGreaterThan(Date.now() + 364 * DAY);
  });
});

function namesOf(names: string[]) {
  return testApp.context.database.select().from(shortLinkNames).where(inArray(shortLinkNames.name, names));
}

describe('A giver', () => {
  async function giverOf(eventDate: string, bookedAt: Date) {
    const registry = await createRegistry(testApp, { eventDate });
    const wish = await createWish(testApp, { registryId: registry.id });
    const { requestId } = await createOldBooking(testApp, wish);
    await testApp.context.database
      .update(bookingRequests)
      .set({ createdAt: bookedAt })
      .where(eq(bookingRequests.id, requestId));
    await testApp.context.database.insert(giverTokens).values({ hash: randomBytes(32), requestId });
    return { requestId, wish };
  }

  test('keeps the link to the gifts for six months after the event, and the booking stays after that', async () => {
    const past = await giverOf(daysAgo(190).toISOString().slice(0, 10), daysAgo(300));
    const recent = await giverOf(daysAgo(170).toISOString().slice(0, 10), daysAgo(300));
    const late = await giverOf(daysAgo(400).toISOString().slice(0, 10), daysAgo(10));
    await cleanUp(testApp.context);
    expect(await countRows(testApp, giverTokens, giverTokens.requestId, [past.requestId])).toBe(0);
    expect(await countRows(testApp, giverTokens, giverTokens.requestId, [recent.requestId, late.requestId])).toBe(2);
    expect(await countRows(testApp, bookings, bookings.requestId, [past.requestId])).toBe(1);
  });

  test('is forgotten when nothing is left of what was booked', async () => {
    const { requestId, wish } = await giverOf('2030-01-01', daysAgo(60));
    await testApp.context.database
      .update(wishes)
      .set({ deletedAt: daysAgo(31) })
      .where(eq(wishes.id, wish.id));
    await cleanUp(testApp.context);
    expect(await countRows(testApp, bookingRequests, bookingRequests.id, [requestId])).toBe(0);
    expect(await countRows(testApp, giverTokens, giverTokens.requestId, [requestId])).toBe(0);
  });
});
