import { createHmac } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { partKeys } from '../../config/keys.ts';
import { signSession } from '../../http/session/session-token.ts';
import { startTestApp } from '../../testing/app.ts';
import { accountCalls } from '../../testing/calls/account-calls.ts';
import { sessionCalls, sessionIdOf } from '../../testing/calls/session-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const DAY_MS = 24 * 3_600_000;
const testApp = sharedTestApp();
const { statusOf } = sessionCalls(() => testApp);
const calls = accountCalls(() => testApp);

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

  test.each([
    ['over', { exp: -60 }],
    ['not valid yet', { nbf: 60 }],
  ])('that is %s is refused', async (_when, seconds) => {
    const { token } = await calls.loggedIn();
    const moments = Object.entries(seconds).map(([name, from]) => [name, Math.floor(Date.now() / 1000) + from]);
    const claims = { ...decodeJwt(token), ...Object.fromEntries(moments) };
    const again = new SignJWT(claims).setProtectedHeader(decodeProtectedHeader(token) as { alg: string });
    expect(await statusOf(await again.sign(testApp.context.config.keys.sessions[0].bytes))).toBe(403);
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

test('People stay logged in when the secret key is changed', async () => {
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
