import { describe, expect, test } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { anyEmail } from '../testing/any-email.ts';
import {
  createBaby,
  createBooking,
  createOnlineRegistry,
  createPicture,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { accountCalls, createPerson, PASSWORD } from '../testing/calls/account-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp({ features: { ...FEATURES, secondOwnerFeature: true } });

const calls = accountCalls(() => testApp);

function download(token: string) {
  return testApp.request('GET /user/me/export', { token });
}

describe('A person downloads what the service knows about them', () => {
  test('as a file that nobody keeps on the way', async () => {
    const { token, id, email } = await calls.loggedIn();
    const newEmail = anyEmail();
    await testApp.request('PUT /user/me', { token, body: { email: newEmail, current_password: PASSWORD } });
    const answer = await download(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="cigogne-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { id, email, language: 'fr', new_email: newEmail, activation_date: expect.any(String) },
      email_changes: [{ email, new_email: newEmail, confirmation_date: null }],
      birth_registries: [],
    });
    expect((await testApp.request('GET /user/me/export')).statusCode).toBe(403);
    expect(answer.body).not.toMatch(/argon2|passwordHash|hash/i);
  });

  test('with lists, babies, gifts, bookings as their owner sees them, names of links, and pictures', async () => {
    const owner = await createUser(testApp);
    const picture = await createPicture(testApp, { userId: owner.id });
    const registry = await createOnlineRegistry(testApp, {
      owner,
      title: 'Liste de Zoé',
      imagePath: picture.imagePath,
    });
    await createBaby(testApp, { registryId: registry.id, firstName: 'Zoé', firstNameIsPrivate: true });
    const wish = await createWish(testApp, { registryId: registry.id, title: 'Lit' });
    const gone = await createWish(testApp, { registryId: registry.id, title: 'Lampe', deletedAt: new Date() });
    await createBooking(testApp, {
      wishId: wish.id,
      email: 'jeanne@example.org',
      message: 'Bienvenue',
      anonymous: true,
    });
    const deleted = await createOnlineRegistry(testApp, { owner, title: 'Ancienne' });
    await testApp.request(`DELETE /birthregistry/${deleted.id}`, { token: owner.token });

    const data = (await download(owner.token)).json();
    const [old, living] = data.birth_registries;
    expect(living).toMatchObject({
      title: 'Liste de Zoé',
      address_first_line: '12 rue des Lilas',
      deleted_date: null,
      babies: [{ firstname: 'Zoé' }],
      shortlink_names: [registry.name],
      categories: [
        { wishes: [{ id: wish.id, bookings: [{ first_name: 'Jeanne', last_name: 'Petit', message: 'Bienvenue' }] }] },
        { wishes: [] },
      ],
      deleted_wishes: [{ id: gone.id, title: 'Lampe' }],
    });
    expect(old).toMatchObject({ title: 'Ancienne', deleted_date: expect.any(String) });
    expect(data.pictures).toMatchObject([
      { image_path: picture.imagePath, image_url: `http://localhost:3000/images/${picture.imagePath}` },
    ]);
    // A giver's address is shown to nobody.
    expect(JSON.stringify(data)).not.toContain('jeanne@example.org');
  });

  test('with the gifts that the same address reserved, and nothing of their parents that a giver may not see', async () => {
    const registry = await createOnlineRegistry(testApp, {
      addressFirstLine: '7 impasse secrète',
      title: 'Liste de Max',
    });
    const wish = await createWish(testApp, { registryId: registry.id, title: 'Mobile', quantity: 3 });
    const person = await createUser(testApp);
    const wishId = wish.id;
    await createBooking(testApp, { wishId, email: person.email.toUpperCase(), message: 'Pour Max' });
    await createBooking(testApp, { wishId, email: 'another@example.org', first_name: 'Autre' });
    const answer = await download(person.token);
    expect(answer.json().bookings_made).toMatchObject([
      { wish_title: 'Mobile', registry_title: 'Liste de Max', first_name: 'Jeanne', message: 'Pour Max' },
    ]);
    expect(answer.body).not.toMatch(/impasse|another@|Autre/);
  });

  test('with the lists that they manage as a second owner, by name only, and how they were invited', async () => {
    const person = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, {
      secondOwnerId: person.id,
      title: 'Liste de Lou',
      addressFirstLine: '7 impasse secrète',
    });
    const { database } = testApp.context;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const invitation = { registryId: registry.id, email: person.email.toUpperCase(), expiresAt, closedAt: new Date() };
    await database.insert(secondOwnerInvitations).values(invitation);
    const answer = await download(person.token);
    expect(answer.json()).toMatchObject({
      birth_registries: [],
      shared_registries: [{ birthregistry_id: registry.id, registry_title: 'Liste de Lou' }],
      invitations: [{ registry_title: 'Liste de Lou', closed_date: expect.any(String) }],
    });
    expect(answer.body).not.toContain('impasse');
  });

  test('with what superusers did to the account, and not who they are', async () => {
    const [person, other] = [await createUser(testApp), await createUser(testApp)];
    const { token, email } = await createPerson(testApp, { isSuperuser: true });
    for (const { id } of [person, other]) await testApp.request(`GET /admin/accounts/${id}`, { token });
    const body = { first_name: 'Ève', current_password: PASSWORD };
    await testApp.request(`PUT /user/${person.id}`, { token, body });
    const answer = await download(person.token);
    expect(answer.json().superuser_acts).toEqual([
      { call: 'GET /admin/accounts/{user_id}', reason: null, act_date: expect.any(String) },
      { call: 'PUT /user/{user_id}', reason: null, act_date: expect.any(String) },
    ]);
    expect(answer.body).not.toContain(email);
  });

  test('with their own only, also where others have more', async () => {
    const [one, other] = [await createUser(testApp), await createUser(testApp)];
    const registry = await createOnlineRegistry(testApp, { owner: other, title: 'Secrète' });
    await createWish(testApp, { registryId: registry.id });
    await createPicture(testApp, { userId: other.id });
    const data = (await download(one.token)).json();
    expect(data).toMatchObject({ birth_registries: [], pictures: [], bookings_made: [], shares: [], letters: [] });
    // A superuser manages all registries, but owns none.
    const superuser = await createUser(testApp, { isSuperuser: true });
    expect((await download(superuser.token)).json().birth_registries).toEqual([]);
  });
});
