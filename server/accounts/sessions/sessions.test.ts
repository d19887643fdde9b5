import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { sessions } from '../../database/schema/accounts.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { sessionCalls, sessionIdOf } from '../../testing/calls/session-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const DAY_MS = 24 * 3_600_000;
const testApp = sharedTestApp();
const { logIn, statusOf, sessionsOf, setSession } = sessionCalls(() => testApp);
const calls = accountCalls(() => testApp);

describe('A session', () => {
  test('is a separate one with each login, even within the same second', async () => {
    const { email } = await calls.registerActivated();
    const tokens = await Promise.all([1, 2, 3].map(() => logIn(email)));
    expect(new Set(tokens).size).toBe(3);
    expect(new Set(tokens.map(sessionIdOf)).size).toBe(3);
  });

  test('ends when its owner logs out, and the others stay', async () => {
    const { email } = await calls.registerActivated();
    const [here, there] = [await logIn(email), await logIn(email)];
    expect((await testApp.request('POST /login/logout', { token: here })).json()).toEqual({ ok: true });
    expect(await statusOf(here)).toBe(403);
    expect((await testApp.request('POST /login/logout', { token: here })).json().code).toBe('INVALID_CREDENTIALS');
    expect(await statusOf(there)).toBe(200);
  });

  test('is looked up a few times for a crowd of calls, and believed by nobody who asks after it has ended', async () => {
    const { email } = await calls.registerActivated();
    const token = await logIn(email);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const crowd = () => Promise.all(Array.from({ length: 40 }, () => statusOf(token)));
    expect(new Set(await crowd())).toEqual(new Set([200]));
    expect(verify.mock.calls.length).toBeLessThan(10);
    const during = crowd();
    await testApp.request('POST /login/logout', { token });
    expect(await statusOf(token)).toBe(403);
    for (const status of await during) expect([200, 403]).toContain(status);
  });

  test('ends when a new login comes with it', async () => {
    const { email } = await calls.registerActivated();
    const first = await logIn(email);
    const second = await logIn(email, { token: first });
    expect([await statusOf(first), await statusOf(second)]).toEqual([403, 200]);
  });

  test('ends 30 days after its last use, which every use puts off, and 180 days after its login', async () => {
    const { email } = await calls.registerActivated();
    const token = await logIn(email);
    await setSession(token, { usedAt: new Date(Date.now() - (LIMITS.sessionIdleDays - 1) * DAY_MS) });
    expect(await statusOf(token)).toBe(200);
    const [row] = await testApp.context.database
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionIdOf(token)));
    expect(Date.now() - Number(row?.usedAt)).toBeLessThan(60_000);
    await setSession(token, { usedAt: new Date(Date.now() - (LIMITS.sessionIdleDays + 1) * DAY_MS) });
    expect(await statusOf(token)).toBe(403);
    await setSession(token, {
      usedAt: new Date(),
      createdAt: new Date(Date.now() - (LIMITS.sessionDays + 1) * DAY_MS),
    });
    expect(await statusOf(token)).toBe(403);
  });

  test('records its use once an hour, not with each call', async () => {
    const { email } = await calls.registerActivated();
    const token = await logIn(email);
    const usedAt = new Date(Date.now() - 50 * 60_000);
    await setSession(token, { usedAt });
    expect(await statusOf(token)).toBe(200);
    const [row] = await testApp.context.database
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionIdOf(token)));
    expect(row?.usedAt).toEqual(usedAt);
  });

  test('of an account that has too many: the one that was not used for the longest time ends', async () => {
    const { email, id } = await calls.registerActivated();
    const first = await logIn(email);
    const kept = await logIn(email);
    await setSession(first, { usedAt: new Date(Date.now() - DAY_MS) });
    const row = { userId: id, version: 1, clientHash: Buffer.alloc(32) };
    const others = Array.from({ length: LIMITS.sessionsPerAccount - 2 }, () => row);
    await testApp.context.database.insert(sessions).values(others);
    expect(await statusOf(first)).toBe(200);
    await setSession(first, { usedAt: new Date(Date.now() - DAY_MS) });
    await logIn(email);
    expect([await statusOf(first), await statusOf(kept)]).toEqual([403, 200]);
    expect(await sessionsOf(kept)).toHaveLength(LIMITS.sessionsPerAccount);
  });
});
