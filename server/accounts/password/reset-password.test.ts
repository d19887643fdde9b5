import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tokens } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';
import { hold } from '../../testing/databases/hold.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { hashToken } from '../tokens.ts';

const testApp = sharedTestApp();

const calls = accountCalls(() => testApp);
const { register, registerAndReadMail, registerActivated, linksTo, loggedIn, logIn, requestReset, setNewPassword } =
  calls;

/** The notice given when a secret was sent in the address. */
const AS_BEFORE = {
  deprecation: expect.stringMatching(/^@\d+$/),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

describe('A forgotten password', () => {
  test('is replaced by the link of the mail, once, and every earlier session ends', async () => {
    const { email } = await registerActivated();
    const session = (await logIn(email)).json().access_token;
    const token = await requestReset(email);
    const check = await testApp.request('POST /password-reset/verify-token-validity', { body: { token } });
    expect(check.json()).toEqual({ ok: true });

    expect((await setNewPassword(token, 'Nouveau!lac7')).json()).toEqual({ ok: true });
    expect((await testApp.request('GET /user/me', { token: session })).statusCode).toBe(403);
    expect((await logIn(email)).json().code).toBe('LOGIN_FAILED');
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await setNewPassword(token, 'Encore!val12')).json().code).toBe('INVALID_TOKEN');
    const used = await testApp.request('POST /password-reset/verify-token-validity', { body: { token } });
    expect(used.statusCode).toBe(400);
    expect(used.json().code).toBe('INVALID_TOKEN');
  });

  test('is replaced only once by a token used twice at the same moment', async () => {
    const { email } = await registerActivated();
    const token = await requestReset(email);
    const answers = await Promise.all([setNewPassword(token, 'Premier!val7'), setNewPassword(token, 'Second!val12')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const winner = answers[0]?.statusCode === 200 ? 'Premier!val7' : 'Second!val12';
    expect((await logIn(email, winner)).statusCode).toBe(200);
  });

  test('beside a change of the password elsewhere: one of them counts, and neither fails', async () => {
    const { id, email, token } = await loggedIn();
    const link = await requestReset(email);
    const held = await hold(testApp, sql`select from users where id = ${id} for no key update`);
    const body = { password: 'Premier!val7', current_password: PASSWORD };
    const change = testApp.request('PUT /user/me', { token, body });
    await held.waiting(1);
    const reset = setNewPassword(link, 'Second!val12');
    await held.waiting(2);
    await held.release();
    expect([(await change).statusCode, (await reset).json().code]).toEqual([200, 'INVALID_TOKEN']);
    expect((await logIn(email, 'Premier!val7')).statusCode).toBe(200);
  });

  test('invalidates the account’s other reset links when it is replaced', async () => {
    const { email } = await registerActivated();
    const older = await requestReset(email);
    const newer = await requestReset(email);
    expect((await setNewPassword(newer, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await setNewPassword(older, 'Ancien!12')).json().code).toBe('INVALID_TOKEN');
  });

  test('cannot be replaced after an hour, nor with an activation token', async () => {
    const { email } = await registerActivated();
    const token = await requestReset(email);
    await testApp.context.database
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(tokens.hash, hashToken(token)));
    expect((await setNewPassword(token, 'Nouveau!lac7')).json().code).toBe('INVALID_TOKEN');

    const waiting = anyEmail();
    const activation = await registerAndReadMail(waiting);
    expect((await setNewPassword(activation.token, 'Nouveau!lac7')).json().code).toBe('INVALID_TOKEN');
  });

  test('activates an account that was waiting, since its mail was read', async () => {
    const email = anyEmail();
    await register(email);
    const token = await requestReset(email);
    expect((await setNewPassword(token, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
  });

  test('can be requested in the query, too, and answers identically for an unknown address', async () => {
    const { email } = await registerActivated();
    const unknown = anyEmail();
    for (const address of [email, unknown]) {
      const answer = await testApp.request(
        `POST /password-reset/request-reset?email=${encodeURIComponent(address.toUpperCase())}`,
      );
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true });
      expect(answer.headers).toMatchObject(AS_BEFORE);
    }
    expect(await testApp.mailsTo(unknown)).toHaveLength(0);
    const [token = ''] = await linksTo(email, 'reset-password');
    const check = await testApp.request(`POST /password-reset/verify-token-validity?token=${token}`);
    expect(check.statusCode).toBe(200);
    expect(check.headers).toMatchObject(AS_BEFORE);
    const refused = await testApp.request('POST /password-reset/verify-token-validity?token=none');
    expect(refused.headers).toMatchObject(AS_BEFORE);
    const set = await testApp.request(
      `POST /password-reset/set-new?token=${token}&new_password=${encodeURIComponent('Nouveau!lac7')}`,
    );
    expect(set.statusCode).toBe(200);
    expect(set.headers).toMatchObject(AS_BEFORE);
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
    const inBody = await testApp.request('POST /password-reset/request-reset', { body: { email } });
    expect(inBody.headers).not.toHaveProperty('deprecation');
  });

  test('needs an address, a token and a good password', async () => {
    const request = await testApp.request('POST /password-reset/request-reset');
    expect(request.statusCode).toBe(422);
    expect(request.json().errors).toEqual([expect.objectContaining({ path: 'email', code: 'REQUIRED' })]);
    const set = await testApp.request('POST /password-reset/set-new/', { body: { new_password: 'faible' } });
    expect(set.statusCode).toBe(422);
    const { email } = await registerActivated();
    const token = await requestReset(email);
    expect((await setNewPassword(token, 'minuscule!1')).json().code).toBe('PASSWORD_CAPITAL_MISSING');
    expect((await setNewPassword(token, 'Nouveau!lac7')).statusCode).toBe(200);
  });
});
