import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { anyEmail } from '../../testing/any-email.ts';
import { createUser } from '../../testing/builders.ts';
import { accountCalls, createPerson, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

const calls = accountCalls(() => testApp);
const { logIn, register, registerAndReadMail, activate } = calls;

function change(token: string, body: object, who: number | 'me' = 'me') {
  return testApp.request(`PUT /user/${who}`, { token, body });
}

describe('Superusers', () => {
  test('open accounts, which their mails activate', async () => {
    const superuser = await createUser(testApp, { isSuperuser: true });
    const email = anyEmail();
    const body = { first_name: 'Sacha', last_name: 'Petit', email, password: PASSWORD };
    const create = (token: string | undefined) => testApp.request('POST /user/', { ...(token ? { token } : {}), body });
    expect((await create(undefined)).json().code).toBe('INVALID_CREDENTIALS');
    expect((await create((await createUser(testApp)).token)).json().code).toBe('FORBIDDEN');
    const answer = await create(superuser.token);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      first_name: 'Sacha',
      last_name: 'Petit',
      email,
      is_superuser: false,
    });
    expect((await logIn(email)).json().code).toBe('ACCOUNT_NOT_ACTIVATED');
    const [link = ''] = await calls.linksTo(email, 'activate');
    const [userId, token = ''] = link.split('/');
    expect((await activate(Number(userId), token)).statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await create(superuser.token)).json().code).toBe('EMAIL_ALREADY_EXISTS');
  });

  test('lose the right that they gave when somebody registers the address before it was activated', async () => {
    const superuser = await createPerson(testApp, { isSuperuser: true });
    const email = anyEmail();
    const body = { first_name: 'Sacha', last_name: 'Petit', email, password: PASSWORD, is_superuser: true };
    const create = (more: object) =>
      testApp.request('POST /user/', { token: superuser.token, body: { ...body, ...more } });
    expect((await create({})).json().errors).toEqual([expect.objectContaining({ path: 'current_password' })]);
    expect((await create({ current_password: PASSWORD })).json().is_superuser).toBe(true);
    const { userId, token } = await registerAndReadMail(email, { password: 'Etranger!val7' });
    expect((await activate(userId, token, 'Choisi!lac7')).json().is_superuser).toBe(false);
  });

  test('list all accounts but deleted ones, newest first, page by page', async () => {
    const superuser = await createUser(testApp, { isSuperuser: true, createdAt: new Date('2040-01-01') });
    const moment = new Date('2041-01-01');
    const together = await Promise.all(Array.from({ length: 4 }, () => createUser(testApp, { createdAt: moment })));
    await createUser(testApp, { createdAt: moment, deletedAt: new Date() });
    const registry = (query: string, token = superuser.token) => testApp.request(`GET /user/?${query}`, { token });
    const total = await testApp.context.database.$count(users);
    const first = await registry('limit=3');
    expect(first.headers['x-total-count']).toBe(String(total - 1));
    const ids = [...first.json(), ...(await registry('limit=2&skip=3')).json()].map(({ id }) => id);
    expect(ids).toEqual([...together.map(({ id }) => id).sort((one, other) => other - one), superuser.id]);
    expect((await registry('limit=0')).statusCode).toBe(422);
    expect((await registry('', (await createUser(testApp)).token)).json().code).toBe('FORBIDDEN');
  });

  test('always remain: of all that leave at the same moment one stays', async () => {
    const { database } = testApp.context;
    await database.update(users).set({ isSuperuser: false });
    // Somebody who never activated the account cannot manage anything.
    await register(anyEmail());
    await createUser(testApp, { isSuperuser: true, activatedAt: null });
    const all = await Promise.all(Array.from({ length: 4 }, () => createUser(testApp, { isSuperuser: true })));
    const answers = await Promise.all(all.map(({ token, id }) => change(token, { is_superuser: false }, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual([expect.objectContaining({ path: 'is_superuser', code: 'LAST_SUPERUSER' })]);
    const left = await database.select().from(users).where(eq(users.isSuperuser, true));
    expect(left.filter(({ activatedAt }) => activatedAt)).toHaveLength(1);
  });
});
