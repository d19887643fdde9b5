import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailChanges } from '../../database/schema/accounts.ts';
import { sentMails } from '../../database/schema/mail.ts';
import { hashRecipient } from '../../mail/recipients/suppress.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { emailCalls } from '../../testing/calls/email-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { hashToken } from '../tokens.ts';

const testApp = sharedTestApp();
const { change, askFor, confirm, me } = emailCalls(() => testApp);
const calls = accountCalls(() => testApp);
const { logIn, register } = calls;

describe('A new address', () => {
  test('waits until its mail is confirmed, and the old one is told before and after', async () => {
    const { token, email: old } = await calls.loggedIn();
    const email = anyEmail();
    const link = await askFor(token, email);
    expect(await me(token)).toMatchObject({ email: old, new_email: email });
    expect((await logIn(email)).json().code).toBe('LOGIN_FAILED');
    expect(await testApp.subjectsTo(old)).toContain('Vous changez d’adresse email ?');

    const answer = await confirm(token, link);
    expect([answer.statusCode, answer.json()]).toEqual([200, { email }]);
    expect(await me(token)).toMatchObject({ email, new_email: null });
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await logIn(old)).json().code).toBe('LOGIN_FAILED');
    expect(await testApp.subjectsTo(old)).toContain('Votre compte a changé d’adresse');

    // The confirmation page may be loaded twice.
    expect((await confirm(token, link)).json()).toEqual({ email });
    // The old address is free again.
    expect((await register(old)).statusCode).toBe(201);
  });

  test('cannot be confirmed by others, who learn nothing, and ends the other sessions of its account', async () => {
    const { token, email: old } = await calls.loggedIn();
    const elsewhere = (await logIn(old)).json().access_token;
    const other = await calls.loggedIn();
    const email = anyEmail();
    const link = await askFor(token, email);
    const refusals = [await testApp.request('POST /user/confirm-email', { body: { token: link } })];
    refusals.push(await confirm(other.token, link));
    expect(refusals.map((answer) => answer.json().code)).toEqual(['INVALID_CREDENTIALS', 'WRONG_ACCOUNT']);
    for (const answer of refusals) expect(answer.body).not.toMatch(new RegExp(`${email}|${old}|Camille`));
    expect(await me(token)).toMatchObject({ email: old });

    expect((await confirm(token, link)).statusCode).toBe(200);
    expect(await me(token)).toMatchObject({ email });
    expect(await me(elsewhere)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await me(other.token)).toMatchObject({ email: other.email });
  });

  test('gets its mail whatever strangers had sent there, and a sixth one later', async () => {
    const email = anyEmail();
    const { context } = testApp;
    const [recipientHash] = hashRecipient(context.config.keys, email);
    const shared = [1, 2, 3, 4, 5].map((count) => ({ messageId: `${email}-${count}`, kind: 'share', recipientHash }));
    await context.database.insert(sentMails).values(shared.map((row) => ({ ...row, isUnrequested: true })));
    const [owner, stranger] = [await calls.loggedIn(), await calls.loggedIn()];
    for (let times = 0; times < 5; times += 1) await askFor(stranger.token, email);
    expect(await testApp.mailsTo(email)).toHaveLength(5);

    await change(owner.token, { email });
    await expect(testApp.mailsTo(email)).rejects.toThrow('enough of such mails');
    await context.database
      .update(sentMails)
      .set({ createdAt: new Date(Date.now() - 51 * 60_000) })
      .where(eq(sentMails.recipientHash, recipientHash));
    const link = await calls.newLink(email, 'confirm-email', () =>
      context.database.execute(sql`update jobs.job set start_after = now()`),
    );
    expect((await confirm(owner.token, link)).json()).toEqual({ email });
  });

  test('is the latest one requested, and none when the present one is requested', async () => {
    const { token, email: old } = await calls.loggedIn();
    const [first, second] = [anyEmail(), anyEmail()];
    const [older, newer] = [await askFor(token, first), await askFor(token, second)];
    expect((await confirm(token, older)).json().code).toBe('INVALID_TOKEN');
    expect(await me(token)).toMatchObject({ email: old, new_email: second });
    const answer = await testApp.request('PUT /user/me', { token, body: { email: old.toUpperCase() } });
    expect(answer.json()).toMatchObject({ email: old, new_email: null });
    expect((await confirm(token, newer)).json().code).toBe('INVALID_TOKEN');
    expect((await logIn(old)).statusCode).toBe(200);
  });

  test('gets no mail if the request was cancelled before it was sent', async () => {
    const { token } = await calls.loggedIn();
    const [first, second] = [anyEmail(), anyEmail()];
    await change(token, { email: first });
    await change(token, { email: second });
    expect(await testApp.mailsTo(first)).toEqual([]);
    expect(await calls.linksTo(second, 'confirm-email')).toHaveLength(1);
  });

  test('cannot be confirmed after a day, nor after a new password, nor with a made-up token', async () => {
    const { token, email: old } = await calls.loggedIn();
    const late = await askFor(token, anyEmail());
    await testApp.context.database
      .update(emailChanges)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(emailChanges.tokenHash, hashToken(late)));
    expect((await confirm(token, late)).json().code).toBe('INVALID_TOKEN');
    expect(await me(token)).toMatchObject({ new_email: null });

    const stolen = await askFor(token, anyEmail());
    const reset = await calls.requestReset(old);
    await calls.setNewPassword(reset, 'Nouveau!lac7');
    const session = (await logIn(old, 'Nouveau!lac7')).json().access_token;
    expect((await confirm(session, stolen)).json().code).toBe('INVALID_TOKEN');
    expect((await confirm(session, 'abc')).json().code).toBe('INVALID_TOKEN');
  });

  test('may come with a new password', async () => {
    const { token } = await calls.loggedIn();
    const email = anyEmail();
    let session = '';
    const link = await calls.newLink(email, 'confirm-email', async () => {
      session = String((await change(token, { email, password: 'Nouveau!lac7' })).headers['x-access-token']);
    });
    expect((await confirm(session, link)).statusCode).toBe(200);
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
  });

  test('ends the reset links that wait in the old mailbox', async () => {
    const { token, email: old } = await calls.loggedIn();
    const reset = await calls.requestReset(old);
    await confirm(token, await askFor(token, anyEmail()));
    expect((await calls.setNewPassword(reset, 'Nouveau!lac7')).json().code).toBe('INVALID_TOKEN');
  });
});

test('The mail to a new address names nobody, for it may be a stranger’s', async () => {
  const { token } = await calls.loggedIn({ first_name: 'Gagnez', last_name: 'un lot' });
  const email = anyEmail();
  await askFor(token, email);
  const [mail] = await testApp.mailsTo(email);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Gagnez|un lot/);
});
