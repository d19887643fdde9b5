import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../database/schema/accounts.ts';
import { bookings } from '../database/schema/bookings.ts';
import { bookingPayload, createUser, createWish } from '../testing/builders.ts';
import { accountCalls } from '../testing/calls/account-calls.ts';
import { farewellCalls } from '../testing/calls/farewell-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { leave, parentWithWish } = farewellCalls(() => testApp);
const calls = accountCalls(() => testApp);
const { logIn, register } = calls;

describe('A parent deletes the account', () => {
  test('with the password only', async () => {
    const { token, email } = await calls.loggedIn();
    expect((await leave(token, 'Mauvais!1')).json().errors).toEqual([
      expect.objectContaining({ path: 'current_password', code: 'WRONG_PASSWORD' }),
    ]);
    expect((await testApp.request('DELETE /user/me', { token })).statusCode).toBe(422);
    const answer = await leave(token);
    expect([answer.statusCode, answer.json().email]).toEqual([200, email]);
  });

  test('and every session ends, the lists are offline, and nobody can be found or book there', async () => {
    const { parent, registry, wish, booking } = await parentWithWish();
    const elsewhere = (await logIn(parent.email)).json().access_token;
    await leave(parent.token);
    for (const token of [parent.token, elsewhere]) {
      expect((await testApp.request('GET /user/me', { token })).statusCode).toBe(403);
    }
    const superuser = await createUser(testApp, { isSuperuser: true });
    for (const path of [
      `/birthregistry/${registry.id}`,
      `/birthregistry/public/${registry.id}`,
      `/birthregistry/shortlink/${registry.name}`,
      `/wish/public/${wish.id}`,
    ]) {
      expect((await testApp.request(`GET ${path}`)).statusCode, path).toBe(404);
    }
    expect((await testApp.request(`GET /user/${parent.id}`, { token: superuser.token })).statusCode).toBe(404);
    expect((await testApp.request(`GET /birthregistry/search/${parent.email}`)).json()).toEqual([]);
    const late = await testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: [wish.id] })] });
    expect(late.statusCode).toBe(404);
    expect((await testApp.request(`GET /booking/giver/${booking.giverToken}`)).json()).toEqual({ bookings: [] });
    const bought = await testApp.request(`POST /booking/giver/${booking.giverToken}/${booking.id}/bought`);
    expect(bought.statusCode).toBe(404);
  });

  test('and the person and each giver are told by mail', async () => {
    const { parent, registry, giver } = await parentWithWish();
    await leave(parent.token);
    expect(await testApp.subjectsTo(parent.email)).toContain('Votre compte est supprimé');
    const mail = (await testApp.mailsTo(giver)).at(-1);
    expect(mail?.subject).toBe(`La liste « ${registry.title} » n’est plus en ligne`);
    expect(mail?.text).toContain('Lit');
  });

  test('and the mail suspends nothing of whoever gave all that they had booked', async () => {
    const { parent, giver, booking } = await parentWithWish();
    await testApp.context.database
      .update(bookings)
      .set({ thankedAt: new Date(), thanksMessage: 'Merci', receivedAt: new Date() })
      .where(eq(bookings.id, booking.id));
    await leave(parent.token);
    const mail = (await testApp.mailsTo(giver)).at(-1);
    expect(mail?.text).toContain('Ce que vous aviez offert est bien arrivé');
    expect(mail?.text).not.toMatch(/suspendu|acheter|avant de l’envoyer/);
  });

  test('and its address stays reserved, while resets work for whoever reads its mail', async () => {
    const { token, email } = await calls.loggedIn();
    await leave(token);
    expect((await register(email)).json().code).toBe('EMAIL_ALREADY_EXISTS');
    const link = await calls.requestReset(email);
    expect((await calls.setNewPassword(link, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await logIn(email)).json().code).toBe('LOGIN_FAILED');
    expect((await logIn(email, 'Nouveau!lac7')).json()).toMatchObject({ restored: true });
  });

  test('once, however often it is asked for at the same moment', async () => {
    const { parent, giver } = await parentWithWish();
    const answers = await Promise.all(Array.from({ length: 4 }, () => leave(parent.token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
    const told = (await testApp.subjectsTo(giver)).filter((subject) => subject.includes('n’est plus en ligne'));
    expect(told).toHaveLength(1);
  });

  test('while somebody books on a list: the gift is told of, or not booked', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { parent, registry } = await parentWithWish();
      const wish = await createWish(testApp, { registryId: registry.id });
      const email = `late-${round}@example.org`;
      const [booking] = await Promise.all([
        testApp.request('POST /booking/multi', { body: [bookingPayload({ wishes_ids: [wish.id], email })] }),
        leave(parent.token),
      ]);
      expect([201, 404]).toContain(booking.statusCode);
      const told = (await testApp.subjectsTo(email)).filter((subject) => subject.includes('n’est plus en ligne'));
      expect(told).toHaveLength(booking.statusCode === 201 ? 1 : 0);
    }
  });

  test('but not the last superuser’s', async () => {
    await testApp.context.database.update(users).set({ isSuperuser: false });
    const { id, token } = await calls.loggedIn();
    await testApp.context.database.update(users).set({ isSuperuser: true }).where(eq(users.id, id));
    expect((await leave(token)).json().errors).toEqual([expect.objectContaining({ code: 'LAST_SUPERUSER' })]);
    await createUser(testApp, { isSuperuser: true });
    expect((await leave(token)).statusCode).toBe(200);
  });
});
