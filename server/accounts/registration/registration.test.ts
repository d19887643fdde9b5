import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sentMails, tokens, users } from '../../database/schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { accountCalls, anyEmail, PASSWORD } from '../../testing/calls/account-calls.ts';
import { hashToken } from '../tokens.ts';

// Passwords are hashed as in the product here.
vi.unmock('@node-rs/argon2');

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const {
  register,
  registerAndReadMail,
  registerActivated,
  activate,

  linksTo,
  logIn,
  requestReset,
  setNewPassword,
} = accountCalls(() => testApp);

function setUser(id: number, values: Partial<typeof users.$inferInsert>) {
  return testApp.context.database.update(users).set(values).where(eq(users.id, id));
}

/** What whoever opens the mail chooses. */
const CHOSEN = 'Choisi!lac7';

describe('Registering', () => {
  test('opens an account that its mail activates, in the language of the request', async () => {
    const email = anyEmail();
    const answer = await register(email, { first_name: ' Zoé ' }, 'de');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      first_name: 'Zoé',
      last_name: 'Martin',
      email,
      is_superuser: false,
    });

    const [mail] = await testApp.mailsTo(email);
    expect(mail?.subject).toBe('Aktivieren Sie Ihr Cigogne-Konto');
    expect(mail?.html).toContain('Willkommen, Zoé');

    const [link = ''] = await linksTo(email, 'activate');
    const [userId, token = ''] = link.split('/');
    expect(Number(userId)).toBe(answer.json().id);
    const activated = await activate(Number(userId), token);
    expect(activated.statusCode).toBe(200);
    expect(activated.json().email).toBe(email);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  test('is refused for the address of an active account, whatever its case', async () => {
    const { email } = await registerActivated();
    const answer = await register(email.toUpperCase());
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('EMAIL_ALREADY_EXISTS');
  });

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

  test('is refused for an account deleted lately, and possible once it is gone for good', async () => {
    const { email, id } = await registerActivated();
    await setUser(id, { deletedAt: new Date(Date.now() - 29 * 24 * 3_600_000) });
    expect((await register(email)).json().code).toBe('EMAIL_ALREADY_EXISTS');
    await setUser(id, { deletedAt: new Date(Date.now() - 31 * 24 * 3_600_000) });
    const again = await register(email);
    expect(again.statusCode).toBe(201);
    expect(again.json().id).not.toBe(id);
  });

  test.each([
    ['Court!1', 'PASSWORD_LENGTH'],
    [`A!${'a'.repeat(63)}`, 'PASSWORD_LENGTH'],
    ['minuscule!1', 'PASSWORD_CAPITAL_MISSING'],
    ['Sanssymbole1', 'PASSWORD_SYMBOL_MISSING'],
  ])('with the password %s answers %s', async (password, code) => {
    const answer = await register(anyEmail(), { password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe(code);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'password', code })]);
  });

  test.each([
    'camille',
    'a@b',
    'a b@example.org',
    'a@example.org,b@example.org',
    'a@example.org\r\nBcc: b@example.org',
  ])('with the address %j is refused', async (email) => {
    const answer = await register(email);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: 'email' }));
  });
});

test('The database holds neither passwords nor tokens, only their hashes', async () => {
  const email = anyEmail();
  const { userId, token } = await registerAndReadMail(email);
  const [row] = await testApp.context.database.select().from(users).where(eq(users.id, userId));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const kept = await testApp.context.database.select().from(tokens).where(eq(tokens.userId, userId));
  expect(kept.map(({ hash }) => hash.toString('base64url'))).toEqual([hashToken(token).toString('base64url')]);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});
