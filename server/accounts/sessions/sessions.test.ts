import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { sessions } from '../../database/schema.ts';
import { signSession } from '../../http/session/session-token.ts';
import { partKeys } from '../../keys.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { accountCalls, PASSWORD } from '../../testing/calls/account-calls.ts';
import { createPerson } from '../../testing/one-of-everything.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 24 * 3_600_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const calls = accountCalls(() => testApp);

async function logIn(username: string, options: { from?: string; agent?: string; token?: string } = {}) {
  const { from = '192.0.2.1', agent = FIREFOX, token } = options;
  const answer = await testApp.request('POST /login/access-token', {
    body: { username, password: PASSWORD },
    headers: { 'user-agent': agent },
    from,
    ...(token ? { token } : {}),
  });
  return String(answer.json().access_token);
}

async function statusOf(token: string): Promise<number> {
  return (await testApp.request('GET /user/me', { token })).statusCode;
}

async function sessionsOf(token: string, from = '192.0.2.1', language = 'fr') {
  const headers = { 'accept-language': language };
  return (await testApp.request('GET /user/me/sessions', { token, from, headers })).json();
}

function sessionIdOf(token: string): number {
  return Number(decodeJwt(token).sid);
}

function setSession(token: string, values: Partial<typeof sessions.$inferInsert>) {
  return testApp.context.database
    .update(sessions)
    .set(values)
    .where(eq(sessions.id, sessionIdOf(token)));
}

describe('A session', () => {
  test('is one of its own with each login, of the same second too', async () => {
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

  test('ends when somebody logs in again with it at hand', async () => {
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

  test('writes down its use once an hour, not with each call', async () => {
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

describe('The owner of an account', () => {
  test('sees where it is logged in, in words', async () => {
    const { email } = await calls.registerActivated();
    const here = await logIn(email);
    const there = await logIn(email, { from: '198.51.100.7', agent: 'made up' });
    await setSession(there, { usedAt: new Date(Date.now() - DAY_MS) });
    expect(await sessionsOf(here)).toEqual([
      {
        id: sessionIdOf(here),
        device: 'Firefox sur Linux',
        place: 'Depuis la connexion internet que vous utilisez en ce moment',
        first_use_date: expect.any(String),
        last_use_date: expect.any(String),
        is_current: true,
      },
      expect.objectContaining({
        id: sessionIdOf(there),
        device: 'Appareil inconnu',
        place: 'Depuis une autre connexion internet',
        is_current: false,
      }),
    ]);
    const [english] = await sessionsOf(here, '192.0.2.1', 'en');
    expect(english.device).toBe('Firefox on Linux');
    // No address is kept, only a keyed hash.
    const rows = await testApp.context.database.select().from(sessions);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|198\.51/);
  });

  test('ends one of them, or all others at once, and nobody else’s', async () => {
    const { email } = await calls.registerActivated();
    const [here, lost, phone, tablet] = [
      await logIn(email),
      await logIn(email),
      await logIn(email),
      await logIn(email),
    ];
    const stranger = await calls.loggedIn();
    const end = (token: string, who: string) =>
      testApp.request(`DELETE /user/me/sessions/${sessionIdOf(who)}`, { token });
    expect((await end(stranger.token, lost)).json().code).toBe('NOT_FOUND');
    expect((await end(here, lost)).json()).toMatchObject({ id: sessionIdOf(lost), is_current: false });
    expect((await end(here, lost)).json().code).toBe('NOT_FOUND');
    expect([await statusOf(lost), await statusOf(phone)]).toEqual([403, 200]);
    const ended = (await testApp.request('DELETE /user/me/sessions', { token: here })).json();
    expect(ended.map(({ id }: { id: number }) => id).sort()).toEqual([phone, tablet].map(sessionIdOf).sort());
    expect([await statusOf(phone), await statusOf(tablet), await statusOf(here)]).toEqual([403, 403, 200]);
    expect(await statusOf(stranger.token)).toBe(200);
  });
});

test('A superuser ends the sessions of somebody, with the superuser’s own password', async () => {
  const superuser = await createPerson(testApp, { isSuperuser: true });
  const { token, id } = await calls.loggedIn();
  const end = (current_password: string, who = id) =>
    testApp.request(`DELETE /user/${who}/sessions`, { token: superuser.token, body: { current_password } });
  expect((await end('Mauvais!1')).json().errors).toEqual([expect.objectContaining({ code: 'WRONG_PASSWORD' })]);
  expect(await statusOf(token)).toBe(200);
  expect((await end(PASSWORD)).json()).toHaveLength(1);
  expect(await statusOf(token)).toBe(403);
  expect((await end(PASSWORD, 1)).json().code).toBe('NOT_FOUND');
  expect(await statusOf(superuser.token)).toBe(200);
});

describe('A token', () => {
  test('says what it is, for whom it is and how long it holds, and nothing of the person', async () => {
    const { token, id } = await calls.loggedIn();
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) });
    const { exp = 0, iat = 0, ...claims } = decodeJwt(token);
    expect(claims).toEqual({ sub: String(id), sid: expect.any(String), aud: testApp.context.config.publicUrl });
    expect(exp - iat).toBe((LIMITS.sessionDays * DAY_MS) / 1000);
  });

  test.each(['typ', 'kid', 'aud', 'exp', 'sid', 'sub'])('without %s is refused', async (missing) => {
    const { token } = await calls.loggedIn();
    const header = Object.entries(decodeProtectedHeader(token)).filter(([name]) => name !== missing);
    const claims = Object.entries(decodeJwt(token)).filter(([name]) => name !== missing);
    const sign = (jwt: SignJWT) => jwt.sign(testApp.context.config.keys.sessions[0].bytes);
    const again = new SignJWT(decodeJwt(token)).setProtectedHeader(decodeProtectedHeader(token) as { alg: string });
    expect(await statusOf(await sign(again))).toBe(200);
    const forged = new SignJWT(Object.fromEntries(claims));
    forged.setProtectedHeader(Object.fromEntries(header) as { alg: string });
    expect(await statusOf(await sign(forged))).toBe(403);
  });

  test.each(['HS512', 'none'])('of the algorithm %s is refused, signed with our key', async (alg) => {
    const { token } = await calls.loggedIn();
    const forge = (name: string, hash: string) => {
      const header = Buffer.from(JSON.stringify({ ...decodeProtectedHeader(token), alg: name })).toString('base64url');
      const signed = `${header}.${token.split('.')[1]}`;
      const key = testApp.context.config.keys.sessions[0].bytes;
      return `${signed}.${name === 'none' ? '' : createHmac(hash, key).update(signed).digest('base64url')}`;
    };
    expect(await statusOf(forge('HS256', 'sha256'))).toBe(200);
    expect(await statusOf(forge(alg, 'sha512'))).toBe(403);
  });

  test('of another service, or signed with another key, is refused', async () => {
    const { token, id } = await calls.loggedIn();
    const { config } = testApp.context;
    const claims = { userId: id, sessionId: sessionIdOf(token) };
    expect(await statusOf(await signSession(config, claims))).toBe(200);
    expect(await statusOf(await signSession({ ...config, publicUrl: 'https://other.example' }, claims))).toBe(403);
    const keys = partKeys(new TextEncoder().encode('another secret of another service'), []);
    expect(await statusOf(await signSession({ ...config, keys }, claims))).toBe(403);
  });
});

test('Whoever is logged in stays so when the secret key is changed', async () => {
  const [before, after] = ['the key as it was before, long enough', 'the key as it is now, long enough too'].map(
    (text) => new TextEncoder().encode(text),
  ) as [Uint8Array, Uint8Array];
  const old = await startTestApp({ keys: partKeys(before, []) });
  const { token } = await accountCalls(() => old).loggedIn();
  const { userId, sessionId } = { userId: Number(decodeJwt(token).sub), sessionId: sessionIdOf(token) };
  const changed = { ...old.context.config, keys: partKeys(after, [before]) };
  const { verifySession } = await import('../../http/session/session-token.ts');
  expect(await verifySession(changed, token)).toEqual({ userId, sessionId });
  expect(await verifySession({ ...changed, keys: partKeys(after, []) }, token)).toBeNull();
  await old.close();
});
