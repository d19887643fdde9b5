import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { babies, registries } from '../database/schema/registries.ts';
import { wishes } from '../database/schema/wishes.ts';
import { createBaby, createRegistry, createUser, createWish } from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

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

  it('by sending back all that they read, five hundred gifts and all', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner });
    const { categoryId } = await createWish(testApp, { registryId: id });
    const gift = {
      registryId: id,
      categoryId,
      brand: 'Moulin Roty',
      link: `https://boutique.example/chambre/${'doudou-lapin-'.repeat(10)}`,
      description: 'En coton, de préférence vert sapin. '.repeat(10),
      quantity: 2,
    };
    const gifts = Array.from({ length: LIMITS.wishesPerList - 1 }, (_, order) => ({ ...gift, title: 'Doudou', order }));
    await testApp.context.database.insert(wishes).values(gifts);
    const { body: whole } = await testApp.request(`GET /birthregistry/${id}`, { token: owner.token });
    const response = await change(owner.token, id, { ...JSON.parse(whole), title: 'Nouveau titre' });
    expect([response.statusCode, response.json().title]).toEqual([200, 'Nouveau titre']);
    expect(response.json().categories[0].wishes).toHaveLength(LIMITS.wishesPerList);
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
    for (const baby of [{ id: stranger.id, firstname: 'x' }, { id: 99_999_999 }]) {
      const response = await change(owner.token, id, { title: 'Après', babies: [baby] });
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toMatchObject([{ path: 'babies.0.id', code: 'NOT_FOUND' }]);
    }
    const removal = await change(owner.token, id, { babies: [{ id: stranger.id, _delete: true }] });
    expect(removal.json().babies).toEqual([]);
    const [untouched] = await testApp.context.database.select().from(babies).where(eq(babies.id, stranger.id));
    expect(untouched?.firstName).toBe('Max');
    const [registry] = await testApp.context.database.select().from(registries).where(eq(registries.id, id));
    expect(registry?.title).toBe('Avant');
  });

  it('and may remove a baby that somebody else has just removed', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner });
    const kept = await createBaby(testApp, { registryId: id });
    const gone = await createBaby(testApp, { registryId: id });
    const babies = [{ id: gone.id, _delete: true }];
    for (const title of ['Un', 'Deux']) {
      const response = await change(owner.token, id, { title, babies });
      expect(response.json()).toMatchObject({ title, babies: [{ id: kept.id }] });
    }
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
