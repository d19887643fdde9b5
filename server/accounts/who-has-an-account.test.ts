import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../database/schema/accounts.ts';
import { anyEmail } from '../testing/any-email.ts';
import type { TestApp } from '../testing/app.ts';
import { accountCalls, PASSWORD } from '../testing/calls/account-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import * as argon2 from './password/argon2.ts';
import { verifyPassword } from './password/passwords.ts';

vi.mock('./password/argon2.ts', { spy: true });

const testApp = sharedTestApp();
beforeAll(async () => {
  // Computes the dummy hash for unknown addresses, once.
  await verifyPassword(null, 'anything', 'test');
});
beforeEach(() => {
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
});

const calls = accountCalls(() => testApp);

const STATES = ['unknown', 'waiting for activation', 'active', 'deleted', 'gone'] as const;

/** An address in one of the states that strangers must not be able to tell apart. */
async function addressOf(state: (typeof STATES)[number]): Promise<string> {
  const email = anyEmail();
  if (state === 'unknown') return email;
  const { userId, token } = await calls.registerAndReadMail(email);
  if (state === 'waiting for activation') return email;
  await calls.activate(userId, token);
  const days = { active: null, deleted: 2, gone: 31 }[state];
  const deletedAt = days === null ? null : new Date(Date.now() - days * 24 * 3_600_000);
  await testApp.context.database.update(users).set({ deletedAt }).where(eq(users.id, userId));
  return email;
}

async function queuedMails(): Promise<number> {
  const { rows } = await testApp.context.database.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where name = 'mail'`,
  );
  return rows[0]?.count ?? 0;
}

/** What a stranger can observe of a call, and what it costs. */
async function observe(call: () => ReturnType<TestApp['request']>) {
  const mails = await queuedMails();
  vi.mocked(argon2.hash).mockClear();
  vi.mocked(argon2.verify).mockClear();
  const answer = await call();
  const { date: _, ...headers } = answer.headers;
  return {
    status: answer.statusCode,
    body: answer.body,
    headers,
    hashes: vi.mocked(argon2.hash).mock.calls.length,
    verifications: vi.mocked(argon2.verify).mock.calls.length,
    mails: (await queuedMails()) - mails,
  };
}

async function expectAlike(call: (email: string) => ReturnType<TestApp['request']>, work: object) {
  const seen: ({ state: string } & Awaited<ReturnType<typeof observe>>)[] = [];
  for (const state of STATES) {
    const email = await addressOf(state);
    seen.push({ state, ...(await observe(() => call(email))) });
  }
  const [{ state: _, ...first } = expect.fail('nothing seen'), ...others] = seen;
  expect(first).toMatchObject(work);
  for (const { state, ...other } of others) expect(other, state).toEqual(first);
}

describe('Whether an address has an account is told by neither answer nor work', () => {
  test('of a login with a wrong password', () =>
    expectAlike((email) => calls.logIn(email, 'Mauvais!1'), { status: 400, verifications: 1, hashes: 0 }));

  test('of asking for a reset', () =>
    expectAlike((email) => testApp.request('POST /password-reset/request-reset', { body: { email } }), {
      status: 200,
      mails: 1,
    }));

  test('of asking for the activation mail again', () =>
    expectAlike((email) => testApp.request('POST /user/resend-activation', { body: { email } }), {
      status: 200,
      mails: 1,
    }));

  test('of wishing it for one’s own account', async () => {
    const { token } = await calls.loggedIn();
    await expectAlike(
      async (email) => {
        const body = { email, current_password: PASSWORD };
        const answer = await testApp.request('PUT /user/me', { token, body });
        expect(answer.json().new_email).toBe(email);
        return { ...answer, body: JSON.stringify({ ...answer.json(), new_email: null }) } as typeof answer;
      },
      { verifications: 1, mails: 2 },
    );
  });
});

test('Registering always hashes the password, also where the address is refused', async () => {
  for (const state of STATES) {
    const email = await addressOf(state);
    const { status, hashes } = await observe(() => calls.register(email));
    expect([status, hashes], state).toEqual([state === 'active' || state === 'deleted' ? 409 : 201, 1]);
  }
});

test('A reset that nobody may use writes to nobody', async () => {
  for (const state of ['unknown', 'gone'] as const) {
    const email = await addressOf(state);
    await testApp.deliverMails();
    const before = (await testApp.mailsTo(email)).length;
    await testApp.request('POST /password-reset/request-reset', { body: { email } });
    await testApp.request('POST /user/resend-activation', { body: { email } });
    expect((await testApp.mailsTo(email)).length).toBe(before);
  }
});
