import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookings } from '../database/schema/bookings.ts';
import { babies, registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { categories, wishes } from '../database/schema/wishes.ts';
import { createBaby, createCategory, createOnlineRegistry, createRegistry, createWish } from '../testing/builders.ts';
import { countRows, createOldBooking, daysAgo } from '../testing/old-rows.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const DAY = 24 * 3_600_000;

const testApp = sharedTestApp();

function namesOf(names: string[]) {
  return testApp.context.database.select().from(shortLinkNames).where(inArray(shortLinkNames.name, names));
}

describe('A list', () => {
  test('deleted a month ago goes with its babies, gifts and bookings, and its name is free after a year', async () => {
    const registry = await createOnlineRegistry(testApp, { deletedAt: daysAgo(31) });
    const baby = await createBaby(testApp, { registryId: registry.id });
    const wish = await createWish(testApp, { registryId: registry.id });
    const booking = await createOldBooking(testApp, wish);
    const freeAt = new Date(Date.now() + 334 * DAY);
    await testApp.context.database
      .update(shortLinkNames)
      .set({ freeAt })
      .where(eq(shortLinkNames.registryId, registry.id));
    await cleanUp(testApp.context);
    expect(await countRows(testApp, registries, registries.id, [registry.id])).toBe(0);
    expect(await countRows(testApp, babies, babies.id, [baby.id])).toBe(0);
    expect(await countRows(testApp, wishes, wishes.id, [wish.id])).toBe(0);
    expect(await countRows(testApp, bookings, bookings.id, [booking.id])).toBe(0);
    expect(await namesOf([registry.name])).toMatchObject([{ registryId: null, freeAt }]);

    await testApp.context.database
      .update(shortLinkNames)
      .set({ freeAt: daysAgo(1) })
      .where(eq(shortLinkNames.name, registry.name));
    await cleanUp(testApp.context);
    expect(await namesOf([registry.name])).toEqual([]);
  });

  test('that lives, or was deleted lately, keeps everything', async () => {
    const living = await createOnlineRegistry(testApp, { createdAt: daysAgo(400) });
    const deleted = await createOnlineRegistry(testApp, { deletedAt: daysAgo(29) });
    const given = [
      await createWish(testApp, { registryId: living.id }),
      await createWish(testApp, { registryId: deleted.id }),
    ];
    for (const wish of given) await createOldBooking(testApp, wish);
    await cleanUp(testApp.context);
    const ids = given.map(({ id }) => id);
    expect(await countRows(testApp, registries, registries.id, [living.id, deleted.id])).toBe(2);
    expect(await countRows(testApp, wishes, wishes.id, ids)).toBe(2);
    expect(await countRows(testApp, bookings, bookings.wishId, ids)).toBe(2);
    expect(await namesOf([living.name, deleted.name])).toHaveLength(2);
  });
});

describe('Gifts, categories and bookings', () => {
  test('deleted a month ago go, those deleted lately stay, and the counts stay right', async () => {
    const { id: registryId } = await createRegistry(testApp);
    const category = await createCategory(testApp, { registryId, deletedAt: daysAgo(31) });
    const stillWanted = await createCategory(testApp, { registryId, deletedAt: daysAgo(31) });
    const old = await createWish(testApp, { registryId, categoryId: category.id, deletedAt: daysAgo(31) });
    const young = await createWish(testApp, { registryId, categoryId: stillWanted.id, deletedAt: daysAgo(29) });
    const wish = await createWish(testApp, { registryId, quantity: 3 });
    await createOldBooking(testApp, wish);
    const cancelled = await createOldBooking(testApp, wish, { cancelledAt: daysAgo(31), cancelledBy: 'giver' });
    const lately = await createOldBooking(testApp, wish, { cancelledAt: daysAgo(29), cancelledBy: 'giver' });
    await cleanUp(testApp.context);
    expect(await countRows(testApp, wishes, wishes.id, [old.id, young.id])).toBe(1);
    expect(await countRows(testApp, categories, categories.id, [category.id, stillWanted.id])).toBe(1);
    expect(await countRows(testApp, bookings, bookings.id, [cancelled.id, lately.id])).toBe(1);
    const [counted] = await testApp.context.database.select().from(wishes).where(eq(wishes.id, wish.id));
    expect(counted?.bookingCount).toBe(1);
  });
});
