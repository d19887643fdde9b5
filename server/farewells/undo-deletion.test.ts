import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../database/schema/accounts.ts';
import { bookings } from '../database/schema/bookings.ts';
import { pictures } from '../database/schema/pictures.ts';
import { registries } from '../database/schema/registries.ts';
import { storePicture } from '../pictures/keep-pictures.ts';
import { createOnlineRegistry, createRegistry } from '../testing/builders.ts';
import { accountCalls } from '../testing/calls/account-calls.ts';
import { farewellCalls } from '../testing/calls/farewell-calls.ts';
import { madePicture } from '../testing/calls/picture-calls.ts';
import { hold } from '../testing/databases/hold.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { cleanUp } from './clean-up.ts';

const testApp = sharedTestApp();
const { leave, parentWithWish } = farewellCalls(() => testApp);
const calls = accountCalls(() => testApp);
const { logIn, register } = calls;
const DAY = 24 * 3_600_000;

async function deletedDaysAgo(userId: number, days: number) {
  const deletedAt = new Date(Date.now() - days * DAY);
  await testApp.context.database.update(users).set({ deletedAt }).where(eq(users.id, userId));
  await testApp.context.database.update(registries).set({ deletedAt }).where(eq(registries.userId, userId));
}

describe('Logging in within 30 days', () => {
  test('brings everything back as it was, and tells the givers', async () => {
    const { parent, registry, booking, giver, wish } = await parentWithWish();
    const gone = await createOnlineRegistry(testApp, { owner: parent });
    await testApp.request(`DELETE /birthregistry/${gone.id}`, { token: parent.token });
    await leave(parent.token);
    await testApp.deliverMails();

    const login = await logIn(parent.email);
    expect(login.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer', restored: true });
    const token = login.json().access_token;
    const registries = await testApp.request('GET /birthregistry/mine', { token });
    expect(registries.json().map(({ id }: { id: number }) => id)).toEqual([registry.id]);
    expect((await testApp.request(`GET /birthregistry/shortlink/${registry.name}`)).statusCode).toBe(200);
    const full = await testApp.request(`GET /wish/${wish.id}`, { token });
    expect(full.json().bookings).toMatchObject([{ id: booking.id }]);
    const page = await testApp.request(`GET /booking/giver/${booking.giverToken}`);
    expect(page.json().bookings).toMatchObject([{ id: booking.id }]);
    expect((await testApp.request(`GET /birthregistry/${gone.id}`, { token })).statusCode).toBe(404);
    expect(await testApp.subjectsTo(giver)).toContain(`La liste « ${registry.title} » est de retour`);
    expect((await logIn(parent.email)).json().restored).toBeUndefined();
  });

  test('by several devices at once works for all, and tells each giver once', async () => {
    const { parent, giver } = await parentWithWish();
    await leave(parent.token);
    await testApp.deliverMails();
    const logins = await Promise.all(Array.from({ length: 3 }, () => logIn(parent.email)));
    for (const login of logins) {
      const { access_token: token } = login.json();
      expect((await testApp.request('GET /user/me', { token })).statusCode).toBe(200);
    }
    const told = (await testApp.subjectsTo(giver)).filter((subject) => subject.includes('de retour'));
    expect(told).toHaveLength(1);
  });

  test('by two people at once, whose lists bring the same words', async () => {
    // Has the words that all lists have.
    await createRegistry(testApp);
    const [one, other] = [await calls.loggedIn(), await calls.loggedIn()];
    for (const title of ['Zorglub', 'Bravoure coquelicot']) await createRegistry(testApp, { owner: one, title });
    for (const title of ['Coquelicot', 'Zorglub']) await createRegistry(testApp, { owner: other, title });
    for (const { token } of [one, other]) await leave(token);
    // At night, words that no list has are forgotten.
    await testApp.context.database.execute(sql`select count_search_words()`);
    const held = await hold(testApp, sql`insert into search_words (word) values ('bravoure')`);
    const first = logIn(one.email);
    await held.waiting(1);
    const second = logIn(other.email);
    await Promise.race([second, held.waiting(2)]);
    await held.release();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
  });

  test('needs the right password', async () => {
    const { token, email } = await calls.loggedIn();
    await leave(token);
    expect((await logIn(email, 'Mauvais!1')).json().code).toBe('LOGIN_FAILED');
    const [row] = await testApp.context.database.select().from(users).where(eq(users.email, email));
    expect(row?.deletedAt).not.toBeNull();
  });

  test('can be done again and again', async () => {
    const { parent, giver } = await parentWithWish();
    let { token } = parent;
    for (let round = 0; round < 2; round += 1) {
      expect((await leave(token)).statusCode).toBe(200);
      await testApp.deliverMails();
      token = (await logIn(parent.email)).json().access_token;
      await testApp.deliverMails();
    }
    const told = (await testApp.subjectsTo(giver)).filter((subject) => /n’est plus en ligne|de retour/.test(subject));
    expect(told).toHaveLength(4);
  });
});

describe('After 30 days', () => {
  test('nothing can be undone, and everything goes with what givers left there', async () => {
    const { parent, registry, giver } = await parentWithWish();
    const { imagePath } = await storePicture(testApp.context, madePicture(), {
      bucket: 'list-header',
      userId: parent.id,
    });
    await testApp.context.database.update(registries).set({ imagePath }).where(eq(registries.id, registry.id));
    const unusedSince = new Date(Date.now() - 31 * DAY);
    await testApp.context.database.update(pictures).set({ unusedSince }).where(eq(pictures.imagePath, imagePath));
    await leave(parent.token);
    await deletedDaysAgo(parent.id, 31);
    expect((await logIn(parent.email)).json().code).toBe('LOGIN_FAILED');
    await cleanUp(testApp.context);
    const { database } = testApp.context;
    expect(await database.$count(users, eq(users.id, parent.id))).toBe(0);
    expect(await database.$count(registries, eq(registries.id, registry.id))).toBe(0);
    expect(await database.$count(bookings, eq(bookings.email, giver))).toBe(0);
    expect(await database.$count(pictures, eq(pictures.imagePath, imagePath))).toBe(0);
    expect((await testApp.app.inject(`/images/${imagePath}`)).statusCode).toBe(404);
    expect((await register(parent.email)).statusCode).toBe(201);
  });

  test('less one, everything still comes back', async () => {
    const { parent, registry } = await parentWithWish();
    await leave(parent.token);
    await deletedDaysAgo(parent.id, 29);
    await cleanUp(testApp.context);
    const { access_token: token, restored } = (await logIn(parent.email)).json();
    expect(restored).toBe(true);
    expect((await testApp.request(`GET /birthregistry/${registry.id}`, { token })).json().title).toBe(registry.title);
  });
});
