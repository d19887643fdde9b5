import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anyEmail } from '../../testing/any-email.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { accountCalls, createPerson, PASSWORD } from '../../testing/calls/account-calls.ts';
import { hold } from '../../testing/databases/hold.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

const calls = accountCalls(() => testApp);
const { logIn } = calls;

function change(token: string, body: object, who: number | 'me' = 'me') {
  return testApp.request(`PUT /user/${who}`, { token, body });
}

async function me(token: string) {
  return (await testApp.request('GET /user/me', { token })).json();
}

describe('A person changes their own account', () => {
  test('by its names; absent or unknown fields change nothing', async () => {
    const { token, id, email } = await calls.loggedIn();
    const answer = await change(token, { last_name: ' Durand ', id: 7, favourite: 'blue' });
    expect(answer.statusCode).toBe(200);
    const names = { first_name: 'Camille', last_name: 'Durand' };
    const expected = { id, ...names, email, is_superuser: false, new_email: null, export_is_partial: true };
    expect(answer.json()).toEqual(expected);
    expect(await me(token)).toEqual(expected);
    const byId = await change(token, { first_name: 'Zoé' }, id);
    expect(byId.json()).toEqual({ id, first_name: 'Zoé', last_name: 'Durand', email, is_superuser: false });
    expect((await change(token, { first_name: ' ' })).statusCode).toBe(422);
  });

  test('while somebody reserves on several of its lists, which both want in another order', async () => {
    const { token, id } = await calls.loggedIn();
    // Made last to first: PostgreSQL finds an account's lists in the order of their rows, a booking locks them by id.
    const wishIds: number[] = [];
    for (const registryId of [303, 301, 302]) {
      await createOnlineRegistry(testApp, { id: registryId, userId: id });
      wishIds.push((await createWish(testApp, { registryId })).id);
    }
    const held = await hold(testApp, sql`select from birth_registries where id = 302 for update`);
    const body = wishIds.map((wishId) => bookingPayload({ wishes_ids: [wishId] }));
    const booking = testApp.request('POST /booking/multi', { body });
    await held.waiting(1);
    const renaming = change(token, { first_name: 'Zoé' });
    await held.waiting(2);
    await held.release();
    expect([(await renaming).statusCode, (await booking).statusCode]).toEqual([200, 201]);
  });

  test('by its password, which ends every session but gives the caller a new one, and is told by mail', async () => {
    const { token, email } = await calls.loggedIn();
    const elsewhere = (await logIn(email)).json().access_token;
    const link = await calls.requestReset(email);
    const answer = await change(token, { password: 'Nouveau!lac7', current_password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const session = String(answer.headers['x-access-token']);
    expect((await me(session)).email).toBe(email);
    for (const ended of [token, elsewhere]) {
      expect((await testApp.request('GET /user/me', { token: ended })).json().code).toBe('INVALID_CREDENTIALS');
    }
    expect((await logIn(email)).json().code).toBe('LOGIN_FAILED');
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await calls.setNewPassword(link, 'Encore!val12')).json().code).toBe('INVALID_TOKEN');
    const told = (await testApp.mailsTo(email)).filter(({ subject }) => subject === 'Votre mot de passe a changé');
    expect(told).toHaveLength(1);
  });

  test('but neither password nor address without the present password', async () => {
    const { token, email } = await calls.loggedIn();
    for (const wish of [{ password: 'Nouveau!lac7' }, { email: anyEmail() }]) {
      const missing = await change(token, wish);
      expect(missing.statusCode).toBe(422);
      expect(missing.json().errors).toEqual([expect.objectContaining({ path: 'current_password', code: 'REQUIRED' })]);
      const wrong = await change(token, { ...wish, current_password: 'Mauvais!1', first_name: 'Eve' });
      expect(wrong.json().errors).toEqual([
        expect.objectContaining({
          path: 'current_password',
          code: 'WRONG_PASSWORD',
          message: 'Ce n’est pas votre mot de passe actuel',
        }),
      ]);
    }
    expect(await me(token)).toMatchObject({ first_name: 'Camille', email, new_email: null });
    const weak = await change(token, { password: 'faible', current_password: PASSWORD });
    expect(weak.json().code).toBe('PASSWORD_LENGTH');
  });

  test('with only one of two passwords chosen at the same moment', async () => {
    const { token, email } = await calls.loggedIn();
    const wishes = ['Premier!val7', 'Second!val12'];
    const answers = await Promise.all(
      wishes.map((password) => change(token, { password, current_password: PASSWORD })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    // The first one ended the session of the second, perhaps before that was asked for its password.
    const refused = answers.find(({ statusCode }) => statusCode !== 200)?.json().code;
    expect(['INVALID_CREDENTIALS', 'UNPROCESSABLE_ENTITY']).toContain(refused);
    const logins = await Promise.all(wishes.map((password) => logIn(email, password)));
    expect(logins.map(({ statusCode }) => statusCode)).toEqual(
      answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 400)),
    );
  });

  test('but does not become a superuser', async () => {
    const { token, id } = await calls.loggedIn();
    for (const who of ['me', id] as const) {
      const answer = await change(token, { is_superuser: true }, who);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await change(token, { is_superuser: false })).statusCode).toBe(200);
    expect(await me(token)).toMatchObject({ is_superuser: false });
  });
});

describe('An account by its id', () => {
  test('is shown to itself and to superusers, and is not found by anybody else', async () => {
    const [own, stranger, superuser] = [
      await createUser(testApp),
      await createUser(testApp),
      await createUser(testApp, { isSuperuser: true }),
    ];
    const path = `GET /user/${own.id}`;
    for (const token of [own.token, superuser.token]) {
      expect((await testApp.request(path, { token })).json()).toMatchObject({ id: own.id, email: own.email });
    }
    for (const answer of [
      await testApp.request(path, { token: stranger.token }),
      await change(stranger.token, { first_name: 'Eve' }, own.id),
      await testApp.request('GET /user/1', { token: superuser.token }),
      await change(superuser.token, { first_name: 'Eve', current_password: PASSWORD }, 1),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await testApp.request(path)).statusCode).toBe(403);
  });

  test('is changed by a superuser with the superuser’s own password, and its sessions end with a new one', async () => {
    const superuser = await createPerson(testApp, { isSuperuser: true });
    const { id, email, token } = await calls.loggedIn();
    for (const [current_password, code] of [
      [undefined, 'REQUIRED'],
      ['Mauvais!1', 'WRONG_PASSWORD'],
    ]) {
      const refused = await change(superuser.token, { first_name: 'Zoé', current_password }, id);
      expect(refused.json().errors).toEqual([expect.objectContaining({ path: 'current_password', code })]);
    }
    const own = { current_password: PASSWORD };
    const answer = await change(superuser.token, { first_name: 'Zoé', password: 'Nouveau!lac7', ...own }, id);
    expect(answer.json()).toMatchObject({ id, first_name: 'Zoé', is_superuser: false });
    expect(answer.headers['x-access-token']).toBeUndefined();
    expect((await testApp.request('GET /user/me', { token })).statusCode).toBe(403);
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await testApp.request('GET /user/me', { token: superuser.token })).statusCode).toBe(200);
    const promoted = await change(superuser.token, { is_superuser: true, ...own }, id);
    expect(promoted.json().is_superuser).toBe(true);
  });

  test('requires the password from superusers, too, for their own account', async () => {
    const superuser = await createUser(testApp, { isSuperuser: true });
    const answer = await change(superuser.token, { password: 'Nouveau!lac7' }, superuser.id);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'current_password', code: 'REQUIRED' })]);
  });
});
