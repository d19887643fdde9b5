import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAILS_TO_ONE_ADDRESS } from '#contract/limits.ts';
import { users } from '../database/schema/accounts.ts';
import { createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { accountCalls, createPerson, PASSWORD } from '../testing/calls/account-calls.ts';
import { adminCalls } from '../testing/calls/admin-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { linksTo, logIn, requestReset, setNewPassword } = accountCalls(() => testApp);

type Person = Awaited<ReturnType<typeof createPerson>>;
let admin: Person;
beforeAll(async () => {
  admin = await createPerson(testApp, { isSuperuser: true });
});

const { ask, deactivate } = adminCalls(
  () => testApp,
  () => admin,
);

describe('A superuser', () => {
  it('finds accounts by the beginnings of words of name and address, and by id', async () => {
    const person = await createPerson(testApp, { firstName: 'Théodora', lastName: 'Quenneville' });
    const find = async (q: string) => (await ask(`GET /admin/accounts?q=${encodeURIComponent(q)}`)).json();
    for (const q of ['theo quenn', person.email, String(person.id)]) {
      expect(await find(q), q).toMatchObject([{ id: person.id, email: person.email, state: 'active' }]);
    }
    expect(await find('zzzz theodora')).toEqual([]);
  });

  it('looks at an account: its lists and sessions, nothing that opens it', async () => {
    const person = await createPerson(testApp);
    const registry = await createOnlineRegistry(testApp, { owner: person });
    await createWish(testApp, { registryId: registry.id });
    const answer = await ask(`GET /admin/accounts/${person.id}`);
    expect(answer.json()).toMatchObject({
      id: person.id,
      registries: [{ id: registry.id, is_online: true }],
      bookings: 0,
      sessions: [{ is_current: false }],
    });
    expect(answer.body).not.toMatch(/hash|token|password/i);
  });

  it('closes an account: its sessions and links end, nobody logs in, its person reads why, its lists stay', async () => {
    const person = await createPerson(testApp);
    const registry = await createOnlineRegistry(testApp, { owner: person });
    const link = await requestReset(person.email);
    expect((await deactivate(person)).json()).toMatchObject({
      state: 'deactivated',
      deactivation_reason: 'Des messages déplacés.',
    });
    expect((await testApp.request('GET /user/me', { token: person.token })).statusCode).toBe(403);
    expect((await setNewPassword(link, 'Nouveau!lac7')).json().code).toBe('INVALID_TOKEN');
    expect((await logIn(person.email)).json().code).toBe('ACCOUNT_DEACTIVATED');
    expect((await logIn(person.email, 'Autre!lac7')).json().code).toBe('LOGIN_FAILED');
    expect((await testApp.request(`GET /birthregistry/shortlink/${registry.name}`)).statusCode).toBe(200);
    const mail = (await testApp.mailsTo(person.email)).find(({ subject }) => /est fermé/.test(subject));
    expect(mail?.text).toContain('Des messages déplacés.');

    const { email } = person;
    for (let ask = 0; ask < MAILS_TO_ONE_ADDRESS['asked-for'].aDay; ask += 1) {
      const forgotten = await testApp.request('POST /password-reset/request-reset', { body: { email } });
      expect(forgotten.json()).toEqual({ ok: true });
    }
    const told = (await testApp.mailsTo(email)).filter(({ subject }) => /est fermé/.test(subject));
    expect(told.length, 'at its closing, and as often as links are sent, with the one before').toBe(
      MAILS_TO_ONE_ADDRESS['asked-for'].aDay,
    );
    expect(told.every(({ text }) => text.includes('Des messages déplacés.'))).toBe(true);
    expect(await linksTo(person.email, 'reset-password'), 'none for a closed account').toHaveLength(1);
    const opened = await ask(`POST /admin/accounts/${person.id}/reactivate`, { current_password: PASSWORD });
    expect(opened.json()).toMatchObject({ state: 'active', deactivation_reason: null });
    expect((await logIn(person.email)).statusCode).toBe(200);
  });

  it('sends an activation again to whoever waits for it, and the record says to whom', async () => {
    const waiting = await createUser(testApp, { activatedAt: null });
    const line = 'POST /admin/accounts/{user_id}/resend-activation';
    const resend = ({ id }: { id: number }, token = admin.token) =>
      testApp.request(line.replace('{user_id}', String(id)), { token });
    expect((await resend(waiting)).json()).toMatchObject({ id: waiting.id, state: 'waiting' });
    expect((await testApp.mailsTo(waiting.email)).at(-1)?.text).toContain('/activate/');
    const latest = (await ask('GET /admin/acts?limit=1')).json();
    expect(latest).toMatchObject([{ call: line, about: { user_id: waiting.id }, user_id: admin.id }]);

    const person = await createPerson(testApp);
    expect((await resend(person)).json().code).toBe('NOT_FOUND');
    expect((await resend(waiting, person.token)).json().code).toBe('FORBIDDEN');
    expect((await ask('GET /admin/acts?limit=1')).json()).toEqual(latest);
  });

  it('asks for the own password first, names a reason, and never closes the last superuser', async () => {
    const person = await createPerson(testApp);
    for (const body of [{ current_password: 'Falsch!1' }, { current_password: undefined }, { reason: ' ' }]) {
      expect((await deactivate(person, body)).statusCode).toBe(422);
    }
    expect((await testApp.request('GET /user/me', { token: person.token })).statusCode).toBe(200);
    const { database } = testApp.context;
    const others = await database.select({ id: users.id }).from(users).where(eq(users.isSuperuser, true));
    expect(others.map(({ id }) => id)).toEqual([admin.id]);
    expect((await deactivate(admin)).json().errors).toMatchObject([{ code: 'LAST_SUPERUSER' }]);
  });
});
