import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { wishes } from '../database/schema/wishes.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createOnlineRegistry, createWish } from '../testing/builders.ts';
import { findWishPositions, showWishes } from './wishes-in-parts.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

/** How many of 40 wishes are in memory once the first was asked for: all others are removed then. */
async function readWithTheFirst(texts: Partial<typeof wishes.$inferInsert>): Promise<number> {
  const { database } = testApp.context;
  const { id: registryId } = await createOnlineRegistry(testApp);
  const { categoryId } = await createWish(testApp, { registryId, ...texts });
  for (let order = 1; order < 40; order += 1) await createWish(testApp, { registryId, categoryId, order, ...texts });
  const isOnList = eq(wishes.registryId, registryId);
  const shown = showWishes(database, await findWishPositions(database, isOnList));
  await shown.next();
  await database.delete(wishes).where(isOnList);
  return 1 + (await Array.fromAsync(shown)).length;
}

it('wishes are read all at once, unless they are long', async () => {
  expect(await readWithTheFirst({ description: 'Très doux.', link: 'https://shop.example/lapin' })).toBe(40);
  const description = 'é'.repeat(LIMITS.wishDescription);
  const link = `https://shop.example/${'a'.repeat(LIMITS.link - 21)}`;
  expect(await readWithTheFirst({ description, link, affiliateLink: link })).toBe(6);
});
