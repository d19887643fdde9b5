import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { hash } from '../password/argon2.ts';

const testApp = sharedTestApp();

const { register, registerAndReadMail, registerActivated, activate, logIn } = accountCalls(() => testApp);

describe('Logging in', () => {
  test('answers a bearer token, by form and by JSON, whatever the case of the address', async () => {
    const { email, id } = await registerActivated();
    const form = await testApp.request('POST /login/access-token', {
      body: `grant_type=password&username=${encodeURIComponent(email.toUpperCase())}&password=${encodeURIComponent(PASSWORD)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(200);
    expect(form.json()).toEqual({ access_token: expect.any(String), token_type: 'bearer' });
    const me = await testApp.request('GET /user/me', { token: form.json().access_token });
    expect(me.json()).toMatchObject({ id, first_name: 'Camille', last_name: 'Martin', email, is_superuser: false });
    expect((await logIn(` ${email} `)).statusCode).toBe(200);
  });

  test('fails alike for an unknown address and a wrong password', async () => {
    const { email } = await registerActivated();
    const wrong = await logIn(email, 'Mauvais!1');
    const unknown = await logIn(anyEmail());
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().code).toBe('LOGIN_FAILED');
    expect(wrong.json().detail).toBe('Email inconnu ou mot de passe incorrect');
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('says that the account waits for activation only to whoever knows the password', async () => {
    const email = anyEmail();
    await register(email);
    expect((await logIn(email)).json().code).toBe('ACCOUNT_NOT_ACTIVATED');
    expect((await logIn(email, 'Mauvais!1')).json().code).toBe('LOGIN_FAILED');
  });

  test('takes the password as it is, spaces included', async () => {
    const email = anyEmail();
    const password = ' Espace !lune7 ';
    const { userId, token } = await registerAndReadMail(email, { password });
    await activate(userId, token);
    expect((await logIn(email, password.trim())).json().code).toBe('LOGIN_FAILED');
    expect((await logIn(email, password)).statusCode).toBe(200);
  });
});

test('A person without a session, or with one that is broken, does not learn who they are', async () => {
  expect((await testApp.request('GET /user/me')).statusCode).toBe(403);
  const broken = await testApp.request('GET /user/me', { token: 'broken' });
  expect(broken.statusCode).toBe(403);
  expect(broken.json().code).toBe('INVALID_CREDENTIALS');
});

test('A hash that was made with other parameters than today’s is made anew when its owner logs in', async () => {
  const { email, id } = await registerActivated();
  const { database } = testApp.context;
  const hashOf = async () => (await database.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;
  const weak = await hash(PASSWORD, { memoryCost: 32, timeCost: 1, parallelism: 1, algorithm: 1 });
  await database.update(users).set({ passwordHash: weak }).where(eq(users.id, id));
  await logIn(email, 'Mauvais!1');
  expect(await hashOf()).toBe(weak);
  expect((await logIn(email)).statusCode).toBe(200);
  expect(await hashOf()).not.toBe(weak);
  expect((await logIn(email)).statusCode).toBe(200);
});
