import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pictures } from '../database/schema/pictures.ts';
import { wishes } from '../database/schema/wishes.ts';
import { storeNamedPicture, storePicture } from '../pictures/keep-pictures.ts';
import { createPicture, createRegistry, createUser, createWish } from '../testing/builders.ts';
import { madePicture } from '../testing/calls/picture-calls.ts';
import { countRows, daysAgo } from '../testing/old-rows.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const testApp = sharedTestApp();

test('Pictures that nothing has shown for seven days go with their files; those in use, the product’s covers and those with a superuser’s name stay', async () => {
  const { id: userId } = await createUser(testApp);
  const unused = await storePicture(testApp.context, madePicture(), { bucket: 'item', userId });
  const unusedSince = daysAgo(8);
  const named = await storeNamedPicture(testApp.context, madePicture(), { bucket: 'item', userId, name: 'doudou' });
  const old = [unused.imagePath, named.imagePath];
  await testApp.context.database.update(pictures).set({ unusedSince }).where(inArray(pictures.imagePath, old));
  const fresh = await createPicture(testApp, { userId, unusedSince: daysAgo(6) });
  const cover = await createPicture(testApp, { bucket: 'default-header', unusedSince });
  const ofWish = await createPicture(testApp, { userId, unusedSince });
  const ofRegistry = await createPicture(testApp, { userId, unusedSince });
  const { id: registryId } = await createRegistry(testApp, { thumbnailPath: ofRegistry.thumbnailPath });
  await createWish(testApp, { registryId, imagePath: ofWish.imagePath, deletedAt: daysAgo(3) });
  expect((await testApp.app.inject(`/images/${unused.imagePath}`)).statusCode).toBe(200);
  await cleanUp(testApp.context);
  const kept = [named, fresh, cover, ofWish, ofRegistry].map(({ imagePath }) => imagePath);
  expect(await countRows(testApp, pictures, pictures.imagePath, kept)).toBe(5);
  expect(await countRows(testApp, pictures, pictures.imagePath, [unused.imagePath])).toBe(0);
  expect((await testApp.app.inject(`/images/${unused.imagePath}`)).statusCode).toBe(404);
});

test('A picture taken off a gift goes seven days later, unless another gift shows it by then', async () => {
  const { database } = testApp.context;
  const { id: userId } = await createUser(testApp);
  const left = await storePicture(testApp.context, madePicture(), { bucket: 'item', userId });
  const taken = await storePicture(testApp.context, madePicture(), { bucket: 'item', userId });
  await database.update(pictures).set({ unusedSince: daysAgo(60) });
  const { id: registryId } = await createRegistry(testApp);
  const shown = [left, taken].map(({ imagePath }) => createWish(testApp, { registryId, imagePath }));
  const ids = (await Promise.all(shown)).map(({ id }) => id);
  const stored = () => countRows(testApp, pictures, pictures.imagePath, [left.imagePath, taken.imagePath]);
  await cleanUp(testApp.context);
  await database.update(wishes).set({ imagePath: null }).where(inArray(wishes.id, ids));
  await cleanUp(testApp.context);
  expect(await stored()).toBe(2);
  await createWish(testApp, { registryId, imagePath: taken.imagePath });
  for (const days of [6, 8]) {
    const unusedSince = daysAgo(days);
    await database.update(pictures).set({ unusedSince }).where(isNotNull(pictures.unusedSince));
    await cleanUp(testApp.context);
    expect(await stored()).toBe(days < 7 ? 2 : 1);
  }
  expect(await countRows(testApp, pictures, pictures.imagePath, [taken.imagePath])).toBe(1);
});

test('Pictures of a list deleted a month ago go with it, files too', async () => {
  const { id: userId } = await createUser(testApp);
  const unusedSince = daysAgo(31);
  const cover = await storePicture(testApp.context, madePicture(), { bucket: 'list-header', userId });
  const gift = await storePicture(testApp.context, madePicture(), { bucket: 'item', userId });
  const paths = [cover.imagePath, gift.imagePath];
  await testApp.context.database.update(pictures).set({ unusedSince }).where(inArray(pictures.imagePath, paths));
  const { imagePath, thumbnailPath } = cover;
  const { id: registryId } = await createRegistry(testApp, { imagePath, thumbnailPath, deletedAt: daysAgo(31) });
  await createWish(testApp, { registryId, imagePath: gift.imagePath });
  await cleanUp(testApp.context);
  for (const path of paths) expect((await testApp.app.inject(`/images/${path}`)).statusCode).toBe(404);
});

test('Drafts of files that a killed process left go after a day; what is being written, and is whole, stays', async () => {
  const { dataDir } = testApp.context.config;
  mkdirSync(join(dataDir, 'images', 'item'), { recursive: true });
  const old = ['outbox/.mail.eml.0a1b.draft', 'images/item/.picture.webp.0a1b.draft', 'images/item/whole.webp'];
  for (const name of [...old, 'outbox/.young.eml.0a1b.draft']) writeFileSync(join(dataDir, name), '');
  for (const name of old) utimesSync(join(dataDir, name), daysAgo(2), daysAgo(2));
  await cleanUp(testApp.context);
  const left = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(left).toEqual(expect.arrayContaining(['outbox/.young.eml.0a1b.draft', 'images/item/whole.webp']));
  expect(left.filter((name) => name.endsWith('.draft'))).toHaveLength(1);
});

test('Mails in the outbox go after thirty days', async () => {
  const { dataDir } = testApp.context.config;
  for (const name of ['old.eml', 'young.eml']) writeFileSync(join(dataDir, 'outbox', name), '');
  utimesSync(join(dataDir, 'outbox', 'old.eml'), daysAgo(31), daysAgo(31));
  utimesSync(join(dataDir, 'outbox', 'young.eml'), daysAgo(29), daysAgo(29));
  await cleanUp(testApp.context);
  const left = readdirSync(join(dataDir, 'outbox'));
  expect(left).toContain('young.eml');
  expect(left).not.toContain('old.eml');
});
