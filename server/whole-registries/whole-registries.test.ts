import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { babies, registries } from '../database/schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import {
  createBaby,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createRegistry,
  createShortLink,
  createUser,
  createWish,
} from '../testing/builders.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const registryBody = {
  title: '  Liste de Léonie ',
  address_owner: 'Camille et Sacha Martin',
  address_first_line: '12 rue des Lilas',
  address_city: 'Nantes',
  address_zip_code: '44000',
  address_country: 'FR',
  event_date: '2027-03-14',
};

async function create(token: string, body: object = {}) {
  return testApp.request('POST /birthregistry/', { token, body: { ...registryBody, ...body } });
}

describe('A parent makes a list', () => {
  it('with a baby, and sees everything of it', async () => {
    const owner = await createUser(testApp);
    const response = await create(owner.token, {
      description: 'Merci !\r\nÀ bientôt',
      babies: [{ firstname: 'Léonie', firstname_is_private: true, gender: 'F' }],
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      title: 'Liste de Léonie',
      type: 'BIRTH',
      description: 'Merci !\nÀ bientôt',
      user_id: owner.id,
      is_private: false,
      is_online: false,
      image_path: null,
      thumbnail_path: null,
      address_second_line: null,
      address_is_private: true,
      event_date: '2027-03-14',
      event_date_is_private: false,
      cash_pool: false,
      babies: [{ firstname: 'Léonie', firstname_is_private: true, gender: 'F', gender_is_private: false }],
      shortlinks: [],
      categories: [],
    });
    expect(Date.parse(response.json().creation_date)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is not online by saying so', async () => {
    const owner = await createUser(testApp);
    const response = await create(owner.token, { is_online: true, id: 7, user_id: 8 });
    expect(response.json()).toMatchObject({ is_online: false, user_id: owner.id });
    expect(response.json().id).not.toBe(7);
  });

  it('is told which field is wrong', async () => {
    const { token } = await createUser(testApp);
    const response = await create(token, { title: ' ', address_country: 'DE', event_date: '14/03/2027' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.map((error: { path: string; code: string }) => [error.path, error.code])).toEqual([
      ['title', 'REGISTRY_TITLE_REQUIRED'],
      ['address_country', 'INVALID_VALUE'],
      ['event_date', 'INVALID_DATE'],
    ]);
  });

  it('only with a cover that our store issued', async () => {
    const { token } = await createUser(testApp);
    const picture = await createPicture(testApp);
    const good = { image_path: picture.imagePath, thumbnail_path: picture.thumbnailPath };
    expect((await create(token, good)).json()).toMatchObject(good);
    for (const wrong of [{ image_path: 'https://evil.example/x.png' }, { thumbnail_path: 'item/unknown.webp' }]) {
      const response = await create(token, wrong);
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toMatchObject([{ path: Object.keys(wrong)[0], code: 'UNKNOWN_PICTURE' }]);
    }
  });

  it('not without an account', async () => {
    const response = await testApp.request('POST /birthregistry/', { body: registryBody });
    expect([response.statusCode, response.json().code]).toEqual([403, 'INVALID_CREDENTIALS']);
  });

  it('twenty at most, however many requests come at once', async () => {
    const owner = await createUser(testApp);
    for (let made = 0; made < 17; made += 1) await createRegistry(testApp, { owner });
    await createRegistry(testApp, { owner, deletedAt: new Date() });
    const responses = await Promise.all(Array.from({ length: 8 }, () => create(owner.token)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const refused = responses.find((response) => response.statusCode === 422);
    expect(refused?.json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });

  it('with eleven babies is refused whole', async () => {
    const owner = await createUser(testApp);
    const response = await create(owner.token, { babies: Array.from({ length: 11 }, () => ({})) });
    expect(response.statusCode).toBe(422);
    const kept = await testApp.context.database.select().from(registries).where(eq(registries.userId, owner.id));
    expect(kept).toEqual([]);
  });
});

describe('A parent changes a list', () => {
  async function change(token: string, id: number, body: object) {
    return testApp.request(`PUT /birthregistry/${id}`, { token, body });
  }

  it('and what is absent stays', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner, description: 'Bonjour', cashPool: true });
    const response = await change(owner.token, id, { title: 'Nouveau titre', address_city: 'Lyon', unknown: 1 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      title: 'Nouveau titre',
      address_city: 'Lyon',
      description: 'Bonjour',
      cash_pool: true,
      address_first_line: '12 rue des Lilas',
    });
    expect((await change(owner.token, id, {})).json()).toMatchObject({ title: 'Nouveau titre' });
    expect((await change(owner.token, id, { description: '' })).json().description).toBeNull();
  });

  it('and its babies: changes one, removes one, adds one', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner });
    const kept = await createBaby(testApp, { registryId: id, firstName: 'Léonie', gender: 'F' });
    const gone = await createBaby(testApp, { registryId: id, firstName: 'Max', gender: 'M' });
    const response = await change(owner.token, id, {
      babies: [
        { id: kept.id, gender_is_private: true },
        { id: gone.id, _delete: true },
        { firstname: 'Zoé', gender: 'F' },
      ],
    });
    expect(response.json().babies).toMatchObject([
      { id: kept.id, firstname: 'Léonie', gender: 'F', gender_is_private: true },
      { firstname: 'Zoé', gender: 'F', firstname_is_private: false },
    ]);
    expect((await change(owner.token, id, { title: 'x' })).json().babies).toHaveLength(2);
  });

  it('and cannot touch a baby of another list, even of the same parent', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner, title: 'Avant' });
    const other = await createRegistry(testApp, { owner });
    const stranger = await createBaby(testApp, { registryId: other.id, firstName: 'Max' });
    for (const baby of [{ id: stranger.id, firstname: 'x' }, { id: stranger.id, _delete: true }, { id: 99_999_999 }]) {
      const response = await change(owner.token, id, { title: 'Après', babies: [baby] });
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toMatchObject([{ path: 'babies.0.id', code: 'NOT_FOUND' }]);
    }
    const [untouched] = await testApp.context.database.select().from(babies).where(eq(babies.id, stranger.id));
    expect(untouched?.firstName).toBe('Max');
    const [registry] = await testApp.context.database.select().from(registries).where(eq(registries.id, id));
    expect(registry?.title).toBe('Avant');
  });

  it('has ten babies at most, and none twice', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner });
    const first = await createBaby(testApp, { registryId: id });
    for (let count = 1; count < 10; count += 1) await createBaby(testApp, { registryId: id });
    const full = await change(owner.token, id, { babies: [{ firstname: 'Onze' }] });
    expect(full.json().errors).toMatchObject([{ path: 'babies', code: 'QUOTA' }]);
    const exchanged = await change(owner.token, id, {
      babies: [{ id: first.id, _delete: true }, { firstname: 'Onze' }],
    });
    expect(exchanged.json().babies).toHaveLength(10);
    const [one] = exchanged.json().babies;
    const twice = await change(owner.token, id, { babies: [{ id: one.id }, { id: one.id, _delete: true }] });
    expect(twice.json().errors).toMatchObject([{ path: 'babies.1.id', code: 'DUPLICATE' }]);
  });

  it('nobody else does, but a superuser', async () => {
    const { id } = await createRegistry(testApp);
    const stranger = await createUser(testApp);
    const superuser = await createUser(testApp, { isSuperuser: true });
    expect((await change(stranger.token, id, { title: 'Pris' })).statusCode).toBe(404);
    expect((await testApp.request(`PUT /birthregistry/${id}`, { body: {} })).statusCode).toBe(403);
    expect((await change(superuser.token, id, { title: 'Vu' })).json().title).toBe('Vu');
    expect((await change(superuser.token, 4711, { title: 'x' })).statusCode).toBe(404);
  });
});

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
          ...['address_owner', 'event_date', 'creation_date', 'babies', 'shortlinks', 'categories'],
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
    expect(own.json()).toEqual(others.json());
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
