import { describe, expect, it } from 'vitest';
import {
  createBaby,
  createCategory,
  createOnlineRegistry,
  createRegistry,
  createShortLink,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

describe('A list is read', () => {
  async function fullRegistry() {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner, eventDateIsPrivate: true });
    await createBaby(testApp, {
      registryId: registry.id,
      firstName: 'Secrète',
      firstNameIsPrivate: true,
      genderIsPrivate: true,
    });
    const second = await createCategory(testApp, { registryId: registry.id, label: 'Repas', order: 2 });
    const first = await createCategory(testApp, { registryId: registry.id, label: 'Chambre', order: 1 });
    await createCategory(testApp, { registryId: registry.id, label: 'Partie', order: 0, deletedAt: new Date() });
    await createWish(testApp, { registryId: registry.id, categoryId: first.id, title: 'Lit', order: 5 });
    await createWish(testApp, {
      registryId: registry.id,
      categoryId: first.id,
      title: 'Lampe',
      order: 1,
      priceCents: 1999,
    });
    await createWish(testApp, { registryId: registry.id, categoryId: first.id, title: 'Parti', deletedAt: new Date() });
    return { owner, registry, first, second };
  }

  it('by its owner with everything', async () => {
    const { owner, registry } = await fullRegistry();
    const { body } = await testApp.request(`GET /birthregistry/${registry.id}`, { token: owner.token });
    expect(JSON.parse(body)).toMatchObject({
      user_id: owner.id,
      event_date: '2027-03-14',
      address_first_line: '12 rue des Lilas',
      babies: [{ firstname: 'Secrète' }],
      shortlinks: [{ name: registry.name, is_active: true, expiration_date: null }],
      categories: [
        { label: 'Chambre', wishes: [{ title: 'Lampe', price: 19.99 }, { title: 'Lit' }] },
        { label: 'Repas', wishes: [] },
      ],
    });
  });

  it('by everybody else without its secrets, by id as by short link', async () => {
    const { registry } = await fullRegistry();
    const stranger = await createUser(testApp);
    const views = await Promise.all([
      testApp.request(`GET /birthregistry/${registry.id}`),
      testApp.request(`GET /birthregistry/${registry.id}`, { token: stranger.token }),
      testApp.request(`GET /birthregistry/shortlink/${registry.name.toUpperCase()}`),
    ]);
    for (const view of views) {
      expect(view.statusCode).toBe(200);
      expect(Object.keys(view.json()).sort()).toEqual(
        [
          ...['id', 'title', 'type', 'description', 'is_private', 'is_online', 'image_path', 'thumbnail_path'],
          ...['address_owner', 'event_date', 'cash_pool', 'creation_date', 'babies', 'shortlinks', 'categories'],
        ].sort(),
      );
      expect(view.json()).toMatchObject({
        event_date: null,
        babies: [{ firstname: null, gender: null }],
        shortlinks: [{ name: registry.name }],
        categories: [{ wishes: [{ title: 'Lampe', bookings: [] }, { title: 'Lit' }] }, { wishes: [] }],
      });
      expect(view.body).not.toContain('Secrète');
      expect(view.body).not.toContain('Lilas');
    }
  });

  it('while it is not online by its managers only', async () => {
    const owner = await createUser(testApp);
    const superuser = await createUser(testApp, { isSuperuser: true });
    const stranger = await createUser(testApp);
    const registry = await createRegistry(testApp, { owner });
    await createShortLink(testApp, { registryId: registry.id, isActive: false });
    await createShortLink(testApp, { registryId: registry.id, expirationDate: '2026-01-01' });
    for (const path of [
      `/birthregistry/${registry.id}`,
      `/category/birth_registry/${registry.id}`,
      `/birthregistry/public/${registry.id}`,
    ]) {
      expect((await testApp.request(`GET ${path}`)).statusCode).toBe(404);
      expect((await testApp.request(`GET ${path}`, { token: stranger.token })).statusCode).toBe(404);
      expect((await testApp.request(`GET ${path}`, { token: owner.token })).statusCode).toBe(200);
      expect((await testApp.request(`GET ${path}`, { token: superuser.token })).statusCode).toBe(200);
    }
  });

  it('category by category: the full wish by managers, the public one by others', async () => {
    const { owner, registry, first } = await fullRegistry();
    const own = await testApp.request(`GET /category/birth_registry/${registry.id}`, { token: owner.token });
    const others = await testApp.request(`GET /category/birth_registry/${registry.id}`);
    // Only managers are told that the catalogue's price has changed.
    const told = own.json().map(({ wishes, ...category }: { wishes: { new_price: null }[] }) => ({
      ...category,
      wishes: wishes.map(({ new_price: _, ...wish }) => wish),
    }));
    expect(told).toEqual(others.json());
    expect(own.json()[0]).toMatchObject({
      id: first.id,
      birthregistry_id: registry.id,
      wishes: [{ order: 1 }, { order: 5 }],
    });
  });

  it('by no unknown, badly written or deleted id', async () => {
    const owner = await createUser(testApp);
    const deleted = await createOnlineRegistry(testApp, { owner, deletedAt: new Date() });
    expect((await testApp.request(`GET /birthregistry/${deleted.id}`, { token: owner.token })).statusCode).toBe(404);
    expect((await testApp.request(`GET /birthregistry/shortlink/${deleted.name}`)).statusCode).toBe(404);
    expect((await testApp.request('GET /birthregistry/12345')).statusCode).toBe(404);
    for (const id of ['0', '-1', 'abc', '9007199254740992', '99999999999999999999', '1.5', '%00']) {
      expect((await testApp.request(`GET /birthregistry/${id}`)).statusCode).toBe(422);
    }
  });
});
