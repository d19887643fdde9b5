import { describe, expect, it } from 'vitest';
import {
  createBaby,
  createOnlineRegistry,
  createOwner,
  createRegistry,
  createUser,
  type OwnerOfRegistry,
} from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();

function add({ token, registry }: OwnerOfRegistry, body: object) {
  return testApp.request('POST /baby/', { token, body: { birthregistry_id: registry.id, ...body } });
}

async function babiesOf({ token, registry }: OwnerOfRegistry) {
  return (await testApp.request(`GET /baby/birth_registry/${registry.id}`, { token })).json();
}

describe('A parent', () => {
  it('adds a baby to a list, whose name may still be open', async () => {
    const owner = await createOwner(testApp);
    const named = await add(owner, { firstname: ' Léonie ', firstname_is_private: true, gender: 'F' });
    expect(named.statusCode).toBe(201);
    expect(named.json()).toEqual({
      id: expect.any(Number),
      birthregistry_id: owner.registry.id,
      firstname: 'Léonie',
      firstname_is_private: true,
      gender: 'F',
      gender_is_private: false,
    });
    expect((await add(owner, {})).json()).toMatchObject({ firstname: '', gender: 'NA', gender_is_private: false });
    expect(await babiesOf(owner)).toMatchObject([{ firstname: 'Léonie' }, { firstname: '' }]);
  });

  it('adds ten at most, however many requests come at once', async () => {
    const owner = await createOwner(testApp);
    for (let made = 0; made < 8; made += 1) await createBaby(testApp, { registryId: owner.registry.id });
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(owner, {})));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2);
    expect(answers.find((answer) => answer.statusCode === 422)?.json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });

  it('changes a baby; what is absent stays, and so does the list', async () => {
    const owner = await createOwner(testApp);
    const { id } = (await add(owner, { firstname: 'Léonie', gender: 'F' })).json();
    const change = (body: object) => testApp.request(`PUT /baby/${id}`, { token: owner.token, body });
    expect((await change({ gender_is_private: true })).json()).toMatchObject({
      firstname: 'Léonie',
      gender: 'F',
      gender_is_private: true,
    });
    const whole = { id, birthregistry_id: owner.registry.id, firstname: '', shoes: 3 };
    expect((await change(whole)).json()).toMatchObject({ id, firstname: '', gender: 'F' });
    const elsewhere = await createRegistry(testApp, { owner });
    const moved = await change({ birthregistry_id: elsewhere.id });
    expect(moved.statusCode).toBe(422);
    expect(moved.json().errors).toMatchObject([{ path: 'birthregistry_id', code: 'UNCHANGEABLE' }]);
    expect(await babiesOf(owner)).toMatchObject([{ id, firstname: '', gender_is_private: true }]);
  });

  it('removes a baby', async () => {
    const owner = await createOwner(testApp);
    const { id } = await createBaby(testApp, { registryId: owner.registry.id });
    const removed = await testApp.request(`DELETE /baby/${id}`, { token: owner.token });
    expect(removed.json()).toMatchObject({ id, firstname: 'Léonie' });
    expect((await testApp.request(`GET /baby/${id}`, { token: owner.token })).statusCode).toBe(404);
    expect(await babiesOf(owner)).toEqual([]);
  });

  it.each([
    [{ firstname: 'x'.repeat(256) }, 'firstname', 'TOO_LONG'],
    [{ gender: 'X' }, 'gender', 'INVALID_VALUE'],
    [{ gender_is_private: 'no' }, 'gender_is_private', 'INVALID_TYPE'],
    [{ birthregistry_id: undefined }, 'birthregistry_id', 'REQUIRED'],
  ])('adds none with %j', async (body, path, code) => {
    const answer = await add(await createOwner(testApp), body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path, code }]);
  });
});

it('A first name that is no secret any more is found by the search', async () => {
  const owner = await createUser(testApp);
  const registry = await createOnlineRegistry(testApp, { owner });
  const baby = await createBaby(testApp, {
    registryId: registry.id,
    firstName: 'Wilhelmine',
    firstNameIsPrivate: true,
  });
  const search = async () => (await testApp.request('GET /birthregistry/search/wilhelmine')).json();
  expect(await search()).toEqual([]);
  await testApp.request(`PUT /baby/${baby.id}`, { token: owner.token, body: { firstname_is_private: false } });
  expect(await search()).toMatchObject([{ id: registry.id, babies: [{ firstname: 'Wilhelmine' }] }]);
});

it('A superuser finds babies by the beginnings of words of their names and of their lists; a parent finds its own', async () => {
  const superuser = await createUser(testApp, { isSuperuser: true });
  const owner = await createUser(testApp);
  const registry = await createRegistry(testApp, { owner, title: 'Zébulon arrive' });
  const secret = await createBaby(testApp, {
    registryId: registry.id,
    firstName: 'Ézéchiel',
    firstNameIsPrivate: true,
  });
  const other = await createBaby(testApp, { registryId: registry.id, firstName: 'Maud' });
  const find = async (q: string, { token }: { token: string }) => {
    const answer = await testApp.request(`GET /baby/?q=${encodeURIComponent(q)}`, { token });
    return { total: answer.headers['x-total-count'], babies: answer.json() };
  };
  expect(await find('ezech zebu', superuser)).toEqual({
    total: '1',
    babies: [expect.objectContaining({ id: secret.id, birthregistry_title: 'Zébulon arrive' })],
  });
  expect((await find('zebulon', superuser)).babies).toMatchObject([{ id: secret.id }, { id: other.id }]);
  expect((await find('maud', owner)).babies).toMatchObject([{ id: other.id }]);
  expect((await find('maud', await createUser(testApp))).babies).toEqual([]);
  expect((await find('%', superuser)).babies).toEqual(expect.arrayContaining([expect.anything()]));
});
