import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tokens } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { deactivate } from '../superusers/deactivate.ts';
import { hashToken } from '../tokens.ts';

const testApp = sharedTestApp();

const { register, registerAndReadMail, registerActivated, activate, logIn } = accountCalls(() => testApp);

describe('Activating', () => {
  test('twice says that the account is active already', async () => {
    const email = anyEmail();
    const { userId, token } = await registerAndReadMail(email);
    const answers = await Promise.all([activate(userId, token), activate(userId, token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const again = await activate(userId, token);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({
      code: 'BAD_REQUEST',
      detail: expect.stringContaining('Ce compte est déjà activé'),
    });
  });

  test('works by the link of older mails too', async () => {
    const email = anyEmail();
    const { userId, token } = await registerAndReadMail(email);
    // Link checkers must not use tokens up.
    expect((await testApp.request(`HEAD /user/${userId}/activate/${token}`)).statusCode).toBe(404);
    const answer = await testApp.request(`GET /user/${userId}/activate/${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  test('with a token that is wrong, too old or of another account is refused', async () => {
    const [mine, other] = [anyEmail(), anyEmail()];
    const { userId, token } = await registerAndReadMail(mine);
    const { token: theirs } = await registerAndReadMail(other);
    expect((await activate(userId, 'wrong')).json().code).toBe('INVALID_TOKEN');
    expect((await activate(userId, theirs)).json().code).toBe('INVALID_TOKEN');
    expect((await activate(1, token)).json().code).toBe('INVALID_TOKEN');
    // Nor does a wrong token reveal that an account is active.
    const { id } = await registerActivated();
    expect((await activate(id, 'wrong')).json().code).toBe('INVALID_TOKEN');
    await testApp.context.database
      .update(tokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(tokens.hash, hashToken(token)));
    expect((await activate(userId, token)).json().code).toBe('INVALID_TOKEN');
    expect((await logIn(mine)).json().code).toBe('ACCOUNT_NOT_ACTIVATED');
  });

  test('logs in the browser that registered, instead of who was logged in there; not with the mail alone, or with another account’s token', async () => {
    const register = async (email: string) => {
      const answer: { token?: unknown } = {};
      const { userId, token } = await registerAndReadMail(email, {}, (headers) => {
        answer.token = headers['x-registration-token'];
      });
      return { userId, token, registrationToken: String(answer.token) };
    };
    // One after the other: a mail another test is just sending would otherwise be missing.
    const mine = await register(anyEmail());
    const other = await register(anyEmail());
    const third = await register(anyEmail());
    const fourth = await register(anyEmail());
    const activateWith = ({ userId, token }: typeof mine, registration_token: string) =>
      testApp.request('POST /user/activate', { body: { user_id: userId, token, registration_token } });

    const here = await activateWith(mine, mine.registrationToken);
    const token = String(here.headers['x-access-token']);
    expect((await testApp.request('GET /user/me', { token })).json().id).toBe(mine.userId);
    const body = { user_id: fourth.userId, token: fourth.token, registration_token: fourth.registrationToken };
    const instead = await testApp.request('POST /user/activate', { token, body });
    expect(instead.headers['x-access-token']).toBeDefined();
    expect((await testApp.request('GET /user/me', { token })).statusCode).toBe(403);
    expect((await activateWith(other, third.registrationToken)).headers['x-access-token']).toBeUndefined();
    // Nor is it worth anything by itself, or once the account is active.
    expect(
      (await activateWith({ ...third, token: third.registrationToken }, third.registrationToken)).json().code,
    ).toBe('INVALID_TOKEN');
    const again = await activateWith(mine, mine.registrationToken);
    expect([again.statusCode, again.headers['x-access-token']]).toEqual([400, undefined]);
  });

  test('logs nobody in to an account that is closed, though it be registered again', async () => {
    const email = anyEmail();
    await deactivate(testApp.context, (await register(email)).json().id, 'Des messages déplacés.');
    let registration_token: unknown;
    const { userId: user_id, token } = await registerAndReadMail(email, {}, (headers) => {
      registration_token = headers['x-registration-token'];
    });
    const body = { user_id, token, registration_token, new_password: 'Nouveau!lac7' };
    const answer = await testApp.request('POST /user/activate', { body });
    expect([answer.statusCode, answer.headers['x-access-token']]).toEqual([200, undefined]);
  });

  test('can be repeated by another mail; the answer is identical for addresses that are due none', async () => {
    const [waiting, unknown] = [anyEmail(), anyEmail()];
    await register(waiting);
    const { email: active } = await registerActivated();
    for (const email of [waiting, active, unknown]) {
      const answer = await testApp.request('POST /user/resend-activation', { body: { email } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ok: true });
    }
    expect(await testApp.mailsTo(waiting)).toHaveLength(2);
    expect(await testApp.mailsTo(active)).toHaveLength(1);
    expect(await testApp.mailsTo(unknown)).toHaveLength(0);
  });
});
