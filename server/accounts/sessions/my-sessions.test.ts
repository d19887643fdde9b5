import { describe, expect, test } from 'vitest';
import { sessions } from '../../database/schema/accounts.ts';
import { accountCalls, createPerson, PASSWORD } from '../../testing/calls/account-calls.ts';
import { sessionCalls, sessionIdOf } from '../../testing/calls/session-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const DAY_MS = 24 * 3_600_000;
const testApp = sharedTestApp();
const { logIn, statusOf, sessionsOf, setSession } = sessionCalls(() => testApp);
const calls = accountCalls(() => testApp);

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
    // The address itself is not kept, only a keyed hash.
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
