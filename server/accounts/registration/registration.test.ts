import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { tokens, users } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { hashToken } from '../tokens.ts';

// Passwords are really hashed here, as in production.
vi.unmock('../password/argon2.ts');

const testApp = sharedTestApp();
const { register, registerAndReadMail, registerActivated, activate, linksTo, logIn } = accountCalls(() => testApp);

function setUser(id: number, values: Partial<typeof users.$inferInsert>) {
  return testApp.context.database.update(users).set(values).where(eq(users.id, id));
}

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
  let registrationToken = '';
  const { userId, token } = await registerAndReadMail(email, {}, (headers) => {
    registrationToken = String(headers['x-registration-token']);
  });
  const [row] = await testApp.context.database.select().from(users).where(eq(users.id, userId));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const kept = await testApp.context.database.select().from(tokens).where(eq(tokens.userId, userId));
  const hashes = [token, registrationToken].map((each) => hashToken(each).toString('base64url'));
  expect(kept.map(({ hash }) => hash.toString('base64url')).sort()).toEqual(hashes.sort());
  for (const each of [token, registrationToken]) expect(Buffer.from(each, 'base64url')).toHaveLength(32);
});

test('Queues hold ids: no token, no address and no password is in them, before and after the mail leaves', async () => {
  const jobs = async () => JSON.stringify((await testApp.context.database.execute(sql`select * from jobs.job`)).rows);
  const email = anyEmail();
  await register(email);
  const queued = await jobs();
  const [link = ''] = await linksTo(email, 'activate');
  const [userId, token = ''] = link.split('/');
  expect(queued).toContain(userId);
  for (const text of [queued, await jobs()])
    for (const secret of [token, email, PASSWORD]) expect(text).not.toContain(secret);
});
