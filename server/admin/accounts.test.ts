import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAILS_TO_ONE_ADDRESS } from '#contract/limits.ts';
import { HOURLY_READS } from '#contract/recorded-calls.ts';
import { users } from '../database/schema/accounts.ts';
import { superuserActs } from '../database/schema/admin.ts';
import { cleanUp } from '../farewells/clean-up.ts';
import { createBaby, createBooking, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { accountCalls, createPerson, PASSWORD } from '../testing/calls/account-calls.ts';
import { daysAgo } from '../testing/old-rows.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { linksTo, logIn, requestReset, setNewPassword } = accountCalls(() => testApp);

type Person = Awaited<ReturnType<typeof createPerson>>;
let admin: Person;
beforeAll(async () => {
  admin = await createPerson(testApp, { isSuperuser: true });
});

function ask(line: string, body?: object) {
  return testApp.request(line, { token: admin.token, ...(body ? { body } : {}) });
}

function deactivate({ id }: { id: number }, body: object = {}) {
  return ask(`POST /admin/accounts/${id}/deactivate`, {
    reason: 'Des messages déplacés.',
    current_password: PASSWORD,
    ...body,
  });
}

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

describe('The record', () => {
  it('tells what superusers wrote and whom they looked at, not what others did or what was refused', async () => {
    const person = await createPerson(testApp);
    await ask(`GET /admin/accounts/${person.id}`);
    await deactivate(person, { current_password: 'Falsch!1' });
    await deactivate(person);
    await testApp.request('PUT /user/me', { token: person.token, body: { first_name: 'Ève' } });
    const acts = (await ask('GET /admin/acts?limit=2')).json();
    const about = { user_id: person.id };
    expect(acts).toMatchObject([
      {
        call: 'POST /admin/accounts/{user_id}/deactivate',
        about,
        reason: 'Des messages déplacés.',
        user_id: admin.id,
        email: admin.email,
        name: 'Camille Martin',
      },
      { call: 'GET /admin/accounts/{user_id}', about, reason: null },
    ]);
    expect((await ask('GET /admin/acts?limit=1')).json()).toEqual([acts[0]]);
  });

  it('tells of a change of somebody’s list, too, which is answered piece by piece', async () => {
    const { id } = await createOnlineRegistry(testApp, { owner: await createPerson(testApp) });
    const body = { title: 'Relu' };
    const answer = await testApp.request(`PUT /birthregistry/${id}`, { token: admin.token, body });
    expect(answer.json()).toMatchObject(body);
    expect((await ask('GET /admin/acts?limit=1')).json()).toMatchObject([
      { call: 'PUT /birthregistry/{birth_registry_id}', about: { birth_registry_id: id }, user_id: admin.id },
    ]);
  });

  it('names the list of what was changed, until it is gone', async () => {
    const registry = await createOnlineRegistry(testApp, { owner: await createPerson(testApp), title: 'Léonie' });
    const wish = await createWish(testApp, { registryId: registry.id });
    const latest = async () => (await ask('GET /admin/acts?limit=1')).json()[0];
    await ask(`PUT /wish/${wish.id}`, { title: 'Relu' });
    expect(await latest()).toMatchObject({
      about: { wish_id: wish.id },
      birth_registry_id: registry.id,
      birthregistry_title: 'Léonie',
      name: null,
    });
    await ask(`PUT /category/${wish.categoryId}`, { label: 'Relue' });
    expect(await latest()).toMatchObject({ about: { category_id: wish.categoryId }, birth_registry_id: registry.id });
    await ask(`DELETE /birthregistry/${registry.id}`, { reason: 'Des articles à vendre.', current_password: PASSWORD });
    expect(await latest()).toMatchObject({
      about: { birth_registry_id: registry.id },
      reason: 'Des articles à vendre.',
      birth_registry_id: null,
      birthregistry_title: null,
    });
  });

  it('names the list in which something was made or deleted', async () => {
    const registry = await createOnlineRegistry(testApp, { owner: await createPerson(testApp) });
    const wish = await createWish(testApp, { registryId: registry.id });
    const onList = { about: { birth_registry_id: registry.id }, birth_registry_id: registry.id };
    const latest = async () => (await ask('GET /admin/acts?limit=1')).json()[0];
    const { id } = (await ask('POST /category/', { birthregistry_id: registry.id, label: 'Bain' })).json();
    expect(await latest()).toMatchObject({ call: 'POST /category/', ...onList });
    await ask('POST /wish/', { category_id: id, title: 'Doudou' });
    expect(await latest()).toMatchObject({ call: 'POST /wish/', ...onList });
    await ask('POST /baby/', { birthregistry_id: registry.id, firstname: 'Zoé' });
    expect(await latest()).toMatchObject({ call: 'POST /baby/', ...onList });
    await ask(`DELETE /wish/${wish.id}`);
    expect(await latest()).toMatchObject({ ...onList, about: { ...onList.about, wish_id: wish.id } });
  });

  it('tells that somebody’s list was opened, once an hour, and nothing of lists of their own', async () => {
    const registry = await createOnlineRegistry(testApp, { owner: await createPerson(testApp) });
    const own = await createOnlineRegistry(testApp, { owner: admin });
    const { database } = testApp.context;
    const about = sql`(${superuserActs.about} ->> 'birth_registry_id')::bigint`;
    const opened = ({ id }: { id: number }) => database.$count(superuserActs, eq(about, id));
    for (const { id } of [registry, registry, own]) await ask(`GET /birthregistry/${id}?wishes=none`);
    expect([await opened(registry), await opened(own)]).toEqual([1, 0]);
    expect((await ask('GET /admin/acts?limit=1')).json()).toMatchObject([
      { call: 'GET /birthregistry/{birth_registry_id}', birth_registry_id: registry.id, user_id: admin.id },
    ]);
    const earlier = {
      userId: admin.id,
      call: 'GET /birthregistry/{birth_registry_id}',
      createdAt: new Date(Date.now() - 7_200_000),
    };
    const other = await createOnlineRegistry(testApp, { owner: await createPerson(testApp) });
    await database.insert(superuserActs).values({ ...earlier, about: { birth_registry_id: other.id } });
    await ask(`GET /birthregistry/${other.id}`);
    expect(await opened(other)).toBe(2);
  });

  it('tells that everybody’s lists were read through, or a part of somebody’s, by whatever call, once an hour', async () => {
    const reader = await createPerson(testApp, { isSuperuser: true });
    const thingsOf = async (owner: Person) => {
      const registry = await createOnlineRegistry(testApp, { owner });
      const wish = await createWish(testApp, { registryId: registry.id });
      const baby = await createBaby(testApp, { registryId: registry.id });
      const { id } = await createBooking(testApp, { wishId: wish.id });
      const parts = [`/baby/${baby.id}`, `/baby/birth_registry/${registry.id}`, `/booking/${id}`, `/wish/${wish.id}`];
      return [...parts, `/category/${wish.categoryId}`, `/category/birth_registry/${registry.id}`];
    };
    const listings = HOURLY_READS.filter((call) => !call.includes('{')).map((call) => call.slice('GET '.length));
    const others = [...listings, ...(await thingsOf(await createPerson(testApp)))];
    for (const path of [...others, ...others, ...(await thingsOf(reader))]) {
      expect((await testApp.request(`GET ${path}`, { token: reader.token })).statusCode, path).toBe(200);
    }
    const acts = await testApp.context.database
      .select({ call: superuserActs.call })
      .from(superuserActs)
      .where(eq(superuserActs.userId, reader.id));
    const openings = HOURLY_READS.filter((call) => call !== 'GET /birthregistry/{birth_registry_id}');
    expect(acts.map(({ call }) => call).sort()).toEqual([...openings].sort());
    expect(acts).toHaveLength(others.length);
  });

  it('cannot be changed or emptied, and goes after a year', async () => {
    const { database } = testApp.context;
    const old = { userId: 7, call: 'PUT /wish/{wish_id}', about: {}, createdAt: daysAgo(366) };
    await database.insert(superuserActs).values([old, { ...old, createdAt: daysAgo(364) }]);
    const ofSeven = eq(superuserActs.userId, 7);
    await expect(database.update(superuserActs).set({ call: 'nothing' }).where(ofSeven)).rejects.toThrow();
    await expect(database.delete(superuserActs)).rejects.toThrow();
    await expect(database.execute('truncate superuser_acts')).rejects.toThrow();
    await cleanUp(testApp.context);
    expect(await database.$count(superuserActs, ofSeven)).toBe(1);
  });
});
