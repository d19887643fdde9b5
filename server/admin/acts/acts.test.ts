import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { BROWSING_READS } from '#contract/recorded-calls.ts';
import { superuserActs } from '../../database/schema/admin.ts';
import { cleanUp } from '../../farewells/clean-up.ts';
import { createBaby, createBooking, createOnlineRegistry, createWish } from '../../testing/builders.ts';
import { createPerson, PASSWORD } from '../../testing/calls/account-calls.ts';
import { adminCalls } from '../../testing/calls/admin-calls.ts';
import { daysAgo } from '../../testing/old-rows.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

type Person = Awaited<ReturnType<typeof createPerson>>;
let admin: Person;
beforeAll(async () => {
  admin = await createPerson(testApp, { isSuperuser: true });
});

const { ask, deactivate } = adminCalls(
  () => testApp,
  () => admin,
);

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
    const listings = BROWSING_READS.filter((call) => !call.includes('{')).map((call) => call.slice('GET '.length));
    const others = [...listings, ...(await thingsOf(await createPerson(testApp)))];
    for (const path of [...others, ...others, ...(await thingsOf(reader))]) {
      expect((await testApp.request(`GET ${path}`, { token: reader.token })).statusCode, path).toBe(200);
    }
    const acts = await testApp.context.database
      .select({ call: superuserActs.call })
      .from(superuserActs)
      .where(eq(superuserActs.userId, reader.id));
    const openings = BROWSING_READS.filter((call) => call !== 'GET /birthregistry/{birth_registry_id}');
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
