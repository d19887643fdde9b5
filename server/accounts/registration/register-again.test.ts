import { describe, expect, test, vi } from 'vitest';
import { sentMails } from '../../database/schema/mail.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

// Passwords are really hashed here, as in production.
vi.unmock('../password/argon2.ts');

const testApp = sharedTestApp();
const { register, registerAndReadMail, activate, linksTo, logIn, requestReset, setNewPassword } = accountCalls(
  () => testApp,
);

/** The password chosen by whoever opens the mail. */
const CHOSEN = 'Choisi!lac7';

describe('Registering', () => {
  test('again before activation: no typed password counts, and whoever opens a mail chooses one', async () => {
    const email = anyEmail();
    const older = await registerAndReadMail(email, { first_name: 'Personne', password: 'Autre!pass1' });
    const newer = await registerAndReadMail(email.toUpperCase());
    expect(newer.userId).toBe(older.userId);

    for (const { userId, token } of [older, newer]) {
      const answer = await activate(userId, token);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'new_password', code: 'REQUIRED' })]);
    }
    for (const typed of [PASSWORD, 'Autre!pass1']) {
      expect((await logIn(email, typed)).json().code).toBe('LOGIN_FAILED');
    }
    expect((await activate(newer.userId, newer.token, 'faible')).json().code).toBe('PASSWORD_LENGTH');
    expect((await activate(newer.userId, newer.token, CHOSEN)).statusCode).toBe(200);
    for (const typed of [PASSWORD, 'Autre!pass1']) {
      expect((await logIn(email, typed)).json().code).toBe('LOGIN_FAILED');
    }
    expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
  });

  test('again by a stranger locks nobody out: the link of an older mail works too, by the API’s GET not', async () => {
    const email = anyEmail();
    const { userId, token } = await registerAndReadMail(email);
    await register(email, { first_name: 'Mallory', password: 'Autre!pass1' });
    expect((await testApp.request(`GET /user/${userId}/activate/${token}`)).statusCode).toBe(422);
    expect((await activate(userId, token, CHOSEN)).json().email).toBe(email);
    expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
  });

  test('again before the first mail left sends only the second', async () => {
    const email = anyEmail();
    await register(email, { first_name: 'Personne' });
    await register(email, { first_name: 'Camille' });
    const mails = await testApp.mailsTo(email);
    expect(mails.map(({ html }) => /Bienvenue, \w+/.exec(html)?.[0])).toEqual(['Bienvenue, Camille']);
  });

  test('of one address by many people at once makes one account', async () => {
    const email = anyEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(email)));
    const opened = answers.filter(({ statusCode }) => statusCode === 201);
    expect(opened).toHaveLength(5);
    expect(new Set(opened.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe('TOO_MANY_REQUESTS');
    expect(await testApp.mailsTo(email)).toHaveLength(1);
    const [link = ''] = await linksTo(email, 'activate');
    const [userId, token = ''] = link.split('/');
    expect((await activate(Number(userId), token, CHOSEN)).statusCode).toBe(200);
  });

  test('again and again by a stranger leaves a link that works, and the address to whoever is next', async () => {
    const email = anyEmail();
    const stranger = { first_name: 'Mallory', password: 'Autre!pass1' };
    for (let times = 0; times < 4; times += 1) await registerAndReadMail(email, stranger);
    const last = await registerAndReadMail(email);
    for (let times = 0; times < 3; times += 1) {
      const refused = await register(email, stranger);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(2900);
    }
    expect(await testApp.mailsTo(email)).toHaveLength(5);
    const { database } = testApp.context;
    await database.update(sentMails).set({ createdAt: new Date(Date.now() - 51 * 60_000) });
    const later = await registerAndReadMail(email);
    expect((await register(email, stranger)).statusCode).toBe(429);
    expect((await activate(later.userId, later.token, CHOSEN)).statusCode).toBe(200);
    expect((await activate(last.userId, last.token, CHOSEN)).json().code).toBe('BAD_REQUEST');
    expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
  });

  test('again keeps a reset link alive, since whoever has it reads the mailbox', async () => {
    const email = anyEmail();
    await register(email);
    const token = await requestReset(email);
    await register(email, { first_name: 'Mallory', password: 'Autre!pass1' });
    expect((await setNewPassword(token, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await logIn(email, 'Nouveau!lac7')).statusCode).toBe(200);
    expect((await logIn(email, 'Autre!pass1')).json().code).toBe('LOGIN_FAILED');
  });

  test('again while the first mail is written: every link that leaves asks for a password', async () => {
    for (let times = 0; times < 8; times += 1) {
      const email = anyEmail();
      await register(email, { password: 'Autre!pass1' });
      await Promise.all([testApp.deliverMails(), register(email)]);
      const codes: number[] = [];
      for (const link of await linksTo(email, 'activate')) {
        const [userId, token = ''] = link.split('/');
        codes.push((await activate(Number(userId), token)).statusCode);
        codes.push((await activate(Number(userId), token, CHOSEN)).statusCode);
      }
      expect(codes.slice(0, 2)).toEqual([422, 200]);
      expect((await logIn(email, CHOSEN)).statusCode).toBe(200);
    }
  });
});
