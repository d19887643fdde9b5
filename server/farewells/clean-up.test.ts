import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  babies,
  bookingRequests,
  bookings,
  categories,
  emailChanges,
  failedMails,
  giverTokens,
  idempotencyKeys,
  pictures,
  registries,
  secondOwnerInvitations,
  secondOwnerTokens,
  sentMails,
  shares,
  shortLinkNames,
  superuserMails,
  tokens,
  users,
  wishes,
} from '../database/schema.ts';
import { storePicture } from '../pictures/keep-pictures.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import {
  createBaby,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createRegistry,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { cleanUp } from './clean-up.ts';

const DAY = 24 * 3_600_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY);
}

/** A booking as it stands in the database, whatever the state of its registry. */
async function book({ id: wishId, registryId }: { id: number; registryId: number }, row: object = {}) {
  const giver = { email: 'jeanne@example.org', firstName: 'Jeanne' };
  const { database } = testApp.context;
  const [request] = await database
    .insert(bookingRequests)
    .values({ ...giver, language: 'fr', createdAt: daysAgo(40) })
    .returning();
  const requestId = request?.id ?? 0;
  const [booking] = await database
    .insert(bookings)
    .values({ ...giver, lastName: 'Petit', anonymous: false, requestId, registryId, wishId, ...row })
    .returning();
  return booking ?? expect.fail('no booking');
}

function clean(): Promise<void> {
  return cleanUp(testApp.context);
}

/** How many of these rows there still are. */
function count(table: PgTable, key: PgColumn, ids: unknown[]): Promise<number> {
  return testApp.context.database.$count(table, inArray(key, ids));
}

describe('An account', () => {
  test('that nobody activated within a week goes, and younger and active ones stay', async () => {
    const [old, young, active] = await Promise.all([
      createUser(testApp, { activatedAt: null, createdAt: daysAgo(8) }),
      createUser(testApp, { activatedAt: null, createdAt: daysAgo(6) }),
      createUser(testApp, { createdAt: daysAgo(8) }),
    ]);
    await clean();
    expect(await count(users, users.id, [old.id])).toBe(0);
    expect(await count(users, users.id, [young.id, active.id])).toBe(2);
  });

  test('deleted a month ago goes with its lists, and one deleted lately stays with them', async () => {
    const gone = await createUser(testApp, { deletedAt: daysAgo(31) });
    const kept = await createUser(testApp, { deletedAt: daysAgo(29) });
    const [ofGone, ofKept] = [
      await createOnlineRegistry(testApp, { owner: gone }),
      await createRegistry(testApp, { owner: kept }),
    ];
    await clean();
    expect(await count(users, users.id, [gone.id])).toBe(0);
    expect(await count(registries, registries.id, [ofGone.id])).toBe(0);
    expect(await count(users, users.id, [kept.id])).toBe(1);
    expect(await count(registries, registries.id, [ofKept.id])).toBe(1);
    const [name] = await namesOf([ofGone.name]);
    expect(name?.freeAt?.getTime()).toBeGreaterThan(Date.now() + 364 * DAY);
  });
});

function namesOf(names: string[]) {
  return testApp.context.database.select().from(shortLinkNames).where(inArray(shortLinkNames.name, names));
}

describe('A list', () => {
  test('deleted a month ago goes with its babies, gifts and bookings, and its name is free after a year', async () => {
    const registry = await createOnlineRegistry(testApp, { deletedAt: daysAgo(31) });
    const baby = await createBaby(testApp, { registryId: registry.id });
    const wish = await createWish(testApp, { registryId: registry.id });
    const booking = await book(wish);
    const freeAt = new Date(Date.now() + 334 * DAY);
    await testApp.context.database
      .update(shortLinkNames)
      .set({ freeAt })
      .where(eq(shortLinkNames.registryId, registry.id));
    await clean();
    expect(await count(registries, registries.id, [registry.id])).toBe(0);
    expect(await count(babies, babies.id, [baby.id])).toBe(0);
    expect(await count(wishes, wishes.id, [wish.id])).toBe(0);
    expect(await count(bookings, bookings.id, [booking.id])).toBe(0);
    expect(await namesOf([registry.name])).toMatchObject([{ registryId: null, freeAt }]);

    await testApp.context.database
      .update(shortLinkNames)
      .set({ freeAt: daysAgo(1) })
      .where(eq(shortLinkNames.name, registry.name));
    await clean();
    expect(await namesOf([registry.name])).toEqual([]);
  });

  test('that lives, or was deleted lately, keeps everything', async () => {
    const living = await createOnlineRegistry(testApp, { createdAt: daysAgo(400) });
    const deleted = await createOnlineRegistry(testApp, { deletedAt: daysAgo(29) });
    const given = [
      await createWish(testApp, { registryId: living.id }),
      await createWish(testApp, { registryId: deleted.id }),
    ];
    for (const wish of given) await book(wish);
    await clean();
    const ids = given.map(({ id }) => id);
    expect(await count(registries, registries.id, [living.id, deleted.id])).toBe(2);
    expect(await count(wishes, wishes.id, ids)).toBe(2);
    expect(await count(bookings, bookings.wishId, ids)).toBe(2);
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
    await book(wish);
    const cancelled = await book(wish, { cancelledAt: daysAgo(31), cancelledBy: 'giver' });
    const lately = await book(wish, { cancelledAt: daysAgo(29), cancelledBy: 'giver' });
    await clean();
    expect(await count(wishes, wishes.id, [old.id, young.id])).toBe(1);
    expect(await count(categories, categories.id, [category.id, stillWanted.id])).toBe(1);
    expect(await count(bookings, bookings.id, [cancelled.id, lately.id])).toBe(1);
    const [counted] = await testApp.context.database.select().from(wishes).where(eq(wishes.id, wish.id));
    expect(counted?.bookingCount).toBe(1);
  });
});

describe('A giver', () => {
  async function giverOf(eventDate: string, bookedAt: Date) {
    const registry = await createRegistry(testApp, { eventDate });
    const wish = await createWish(testApp, { registryId: registry.id });
    const { requestId } = await book(wish);
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
    await clean();
    expect(await count(giverTokens, giverTokens.requestId, [past.requestId])).toBe(0);
    expect(await count(giverTokens, giverTokens.requestId, [recent.requestId, late.requestId])).toBe(2);
    expect(await count(bookings, bookings.requestId, [past.requestId])).toBe(1);
  });

  test('is forgotten when nothing is left of what was booked', async () => {
    const { requestId, wish } = await giverOf('2030-01-01', daysAgo(60));
    await testApp.context.database
      .update(wishes)
      .set({ deletedAt: daysAgo(31) })
      .where(eq(wishes.id, wish.id));
    await clean();
    expect(await count(bookingRequests, bookingRequests.id, [requestId])).toBe(0);
    expect(await count(giverTokens, giverTokens.requestId, [requestId])).toBe(0);
  });
});

describe('What only has its time', () => {
  const [old, young] = [randomBytes(32), randomBytes(32)];

  beforeEach(async () => {
    const { database } = testApp.context;
    await Promise.all([tokens, idempotencyKeys, sentMails].map((table) => database.delete(table)));
  });

  test('goes: expired tokens, last week’s changes of address, keys of yesterday, the record of last month’s mails', async () => {
    const { database } = testApp.context;
    const { id: userId } = await createUser(testApp);
    await database.insert(tokens).values([
      { hash: old, userId, purpose: 'activation', expiresAt: daysAgo(0.01) },
      { hash: young, userId, purpose: 'password-reset', expiresAt: daysAgo(-0.01) },
    ]);
    await database.insert(emailChanges).values(
      [daysAgo(8), daysAgo(6)].map((createdAt, index) => ({
        ...{
          userId,
          oldEmail: 'old@example.org',
          newEmail: `new-${index}@example.org`,
          expiresAt: createdAt,
          createdAt,
        },
        confirmedAt: createdAt,
      })),
    );
    await database.insert(idempotencyKeys).values([
      { keyHash: old, bodyHash: old, createdAt: daysAgo(1.1) },
      { keyHash: young, bodyHash: young, createdAt: daysAgo(0.9) },
    ]);
    await database.insert(sentMails).values([
      { messageId: 'old', kind: 'thanks', recipientHash: old, isUnrequested: false, createdAt: daysAgo(31) },
      { messageId: 'young', kind: 'thanks', recipientHash: old, isUnrequested: false, createdAt: daysAgo(29) },
    ]);
    await clean();
    expect((await database.select().from(tokens)).map(({ hash }) => hash)).toEqual([young]);
    expect((await database.select().from(emailChanges)).map(({ newEmail }) => newEmail)).toEqual(['new-1@example.org']);
    expect((await database.select().from(idempotencyKeys)).map(({ keyHash }) => keyHash)).toEqual([young]);
    expect((await database.select().from(sentMails)).map(({ messageId }) => messageId)).toEqual(['young']);
  });

  test('goes: mails that failed a month ago, and whom lists were shown to', async () => {
    const { database } = testApp.context;
    const { id: userId } = await createUser(testApp);
    const { id: registryId } = await createRegistry(testApp, { owner: { id: userId } });
    const failure = { kind: 'share', ids: {}, reason: 'SMTP 550', tries: 1, queuedAt: daysAgo(35) };
    await database.insert(failedMails).values([
      { ...failure, cause: 'old', failedAt: daysAgo(31) },
      { ...failure, cause: 'young', failedAt: daysAgo(29) },
    ]);
    const share = { registryId, userId, email: 'mamie@example.org' };
    await database.insert(shares).values([
      { ...share, name: 'old', createdAt: daysAgo(36) },
      { ...share, name: 'young', createdAt: daysAgo(34) },
    ]);
    await database.insert(superuserMails).values([
      { email: 'old@example.org', language: 'fr', createdAt: daysAgo(36) },
      { email: 'young@example.org', language: 'fr', createdAt: daysAgo(34) },
    ]);
    await clean();
    expect((await database.select().from(failedMails)).map(({ cause }) => cause)).toEqual(['young']);
    expect((await database.select().from(shares)).map(({ name }) => name)).toEqual(['young']);
    expect((await database.select().from(superuserMails)).map(({ email }) => email)).toEqual(['young@example.org']);
  });

  test('goes: invitations that are closed since yesterday or lapsed a month ago', async () => {
    const { database } = testApp.context;
    const registries = await Promise.all([1, 2, 3, 4].map(() => createRegistry(testApp)));
    const moments = [
      { createdAt: daysAgo(1.1), expiresAt: daysAgo(-12), closedAt: daysAgo(1) },
      { createdAt: daysAgo(0.9), expiresAt: daysAgo(-13), closedAt: daysAgo(0.8) },
      { createdAt: daysAgo(45), expiresAt: daysAgo(31), closedAt: null },
      { createdAt: daysAgo(43), expiresAt: daysAgo(29), closedAt: null },
    ];
    const rows = moments.map((row, index) => ({ ...row, email: `${index}`, registryId: registries[index]?.id ?? 0 }));
    const invitations = await database.insert(secondOwnerInvitations).values(rows).returning();
    await database
      .insert(secondOwnerTokens)
      .values(invitations.map(({ id }) => ({ hash: randomBytes(32), invitationId: id })));
    await clean();
    const kept = await database.select().from(secondOwnerInvitations);
    expect(kept.map(({ email }) => email).sort()).toEqual(['1', '3']);
    expect(await database.$count(secondOwnerTokens)).toBe(2);
  });

  test('goes by thousands too', async () => {
    const { database } = testApp.context;
    const many = Array.from({ length: 1050 }, (_, index) => ({
      messageId: `mail-${index}`,
      kind: 'thanks',
      recipientHash: old,
      isUnrequested: false,
      createdAt: daysAgo(31),
    }));
    await database.insert(sentMails).values(many);
    await clean();
    expect(await database.$count(sentMails)).toBe(0);
  });
});

test('Pictures that nothing shows go with their files after a day; those in use and the product’s covers stay', async () => {
  const { id: userId } = await createUser(testApp);
  const bytes = { image: Buffer.from('image'), thumbnail: Buffer.from('thumbnail') };
  const unused = await storePicture(testApp.context, bytes, { bucket: 'item', userId });
  const createdAt = daysAgo(2);
  await testApp.context.database.update(pictures).set({ createdAt }).where(eq(pictures.imagePath, unused.imagePath));
  const fresh = await createPicture(testApp, { userId });
  const cover = await createPicture(testApp, { bucket: 'default-header', createdAt });
  const ofWish = await createPicture(testApp, { userId, createdAt });
  const ofRegistry = await createPicture(testApp, { userId, createdAt });
  const { id: registryId } = await createRegistry(testApp, { thumbnailPath: ofRegistry.thumbnailPath });
  await createWish(testApp, { registryId, imagePath: ofWish.imagePath, deletedAt: daysAgo(3) });
  expect((await testApp.app.inject(`/images/${unused.imagePath}`)).statusCode).toBe(200);
  await clean();
  const kept = [fresh, cover, ofWish, ofRegistry].map(({ imagePath }) => imagePath);
  expect(await count(pictures, pictures.imagePath, kept)).toBe(4);
  expect(await count(pictures, pictures.imagePath, [unused.imagePath])).toBe(0);
  expect((await testApp.app.inject(`/images/${unused.imagePath}`)).statusCode).toBe(404);
});

test('Drafts of files that a killed process left go after a day; what is being written, and is whole, stays', async () => {
  const { dataDir } = testApp.context.config;
  mkdirSync(join(dataDir, 'images', 'item'), { recursive: true });
  const old = ['outbox/.mail.eml.0a1b.draft', 'images/item/.picture.webp.0a1b.draft', 'images/item/whole.webp'];
  for (const name of [...old, 'outbox/.young.eml.0a1b.draft']) writeFileSync(join(dataDir, name), '');
  for (const name of old) utimesSync(join(dataDir, name), daysAgo(2), daysAgo(2));
  await clean();
  const left = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(left).toEqual(expect.arrayContaining(['outbox/.young.eml.0a1b.draft', 'images/item/whole.webp']));
  expect(left.filter((name) => name.endsWith('.draft'))).toHaveLength(1);
});

test('Mails in the outbox go after thirty days', async () => {
  const { dataDir } = testApp.context.config;
  for (const name of ['old.eml', 'young.eml']) writeFileSync(join(dataDir, 'outbox', name), '');
  utimesSync(join(dataDir, 'outbox', 'old.eml'), daysAgo(31), daysAgo(31));
  utimesSync(join(dataDir, 'outbox', 'young.eml'), daysAgo(29), daysAgo(29));
  await clean();
  const left = readdirSync(join(dataDir, 'outbox'));
  expect(left).toContain('young.eml');
  expect(left).not.toContain('old.eml');
});
