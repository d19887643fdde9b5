import { describe, expect, it } from 'vitest';
import { createBooking, createCategory, createRegistry, createUser, createWish } from '../testing/builders.ts';
import { wishCalls } from '../testing/calls/wish-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { ownerWithCategory, create, change } = wishCalls(() => testApp);

describe('A wish is read', () => {
  it('by its managers with who booked it, by others without the names that givers keep to themselves', async () => {
    const owner = await ownerWithCategory();
    const wish = await createWish(testApp, { registryId: owner.registry.id, quantity: 2 });
    await createBooking(testApp, { wishId: wish.id, anonymous: true, message: 'Pour vous' });
    const own = await testApp.request(`GET /wish/${wish.id}`, { token: owner.token });
    expect(own.json()).toMatchObject({
      booked: true,
      available: true,
      bookings: [{ first_name: 'Jeanne', message: 'Pour vous', anonymous: true, thanked: false }],
    });
    expect(own.body).not.toContain('jeanne@example.org');
    const open = await testApp.request(`GET /wish/public/${wish.id}`);
    expect(open.json().bookings).toEqual([
      { first_name: null, last_name: null, booking_date: expect.any(String), anonymous: true },
    ]);
    await createBooking(testApp, { wishId: wish.id });
    expect((await testApp.request(`GET /wish/public/${wish.id}`)).json()).toMatchObject({
      booked: true,
      available: false,
    });
    const registry = await testApp.request(`GET /birthregistry/${owner.registry.id}`);
    expect(registry.body).not.toMatch(/jeanne@example.org|Pour vous/);
  });

  it('by nobody but its managers while its list is offline', async () => {
    const owner = await createUser(testApp);
    const registry = await createRegistry(testApp, { owner });
    const wish = await createWish(testApp, { registryId: registry.id });
    expect((await testApp.request(`GET /wish/public/${wish.id}`)).statusCode).toBe(404);
    expect((await testApp.request(`GET /wish/public/${wish.id}`, { token: owner.token })).statusCode).toBe(200);
  });
});

describe('The order of wishes', () => {
  it('is the one that the parents gave, also after a move; what is equal stays as it was made', async () => {
    const owner = await ownerWithCategory();
    const second = await createCategory(testApp, { registryId: owner.registry.id, order: 1 });
    const titles = ['Lit', 'Bain', 'Doudou', 'Bol'];
    const ids: number[] = [];
    for (const title of titles) ids.push((await create(owner, { title, order: 5 })).json().id);
    const shown = async () => {
      const { body } = await testApp.request(`GET /birthregistry/${owner.registry.id}`, { token: owner.token });
      const categories: { wishes: { title: string }[] }[] = JSON.parse(body).categories;
      return categories.map(({ wishes: ordered }) => ordered.map(({ title }) => title));
    };
    expect(await shown()).toEqual([titles, []]);
    await change(owner.token, ids[3] as number, { order: 1 });
    expect(await shown()).toEqual([['Bol', 'Lit', 'Bain', 'Doudou'], []]);
    await change(owner.token, ids[2] as number, { category_id: second.id });
    await change(owner.token, ids[0] as number, { category_id: second.id });
    expect(await shown()).toEqual([
      ['Bol', 'Bain'],
      ['Lit', 'Doudou'],
    ]);
    const one = await testApp.request(`GET /category/${second.id}`, { token: owner.token });
    expect(one.json().wishes.map((wish: { title: string }) => wish.title)).toEqual(['Lit', 'Doudou']);
    const renamed = await testApp.request(`PUT /category/${second.id}`, {
      token: owner.token,
      body: { label: 'Haut' },
    });
    expect(renamed.json()).toMatchObject({ label: 'Haut', wishes: [{ title: 'Lit' }, { title: 'Doudou' }] });
  });
});

describe('A parent deletes a wish', () => {
  it('and whoever booked it is told by mail', async () => {
    const owner = await ownerWithCategory();
    const { id } = (await create(owner, { quantity: 2 })).json();
    await createBooking(testApp, { wishId: id });
    await createBooking(testApp, { wishId: id, email: 'paul@example.org' });
    await testApp.deliverMails();
    const response = await testApp.request(`DELETE /wish/${id}`, { token: owner.token });
    expect(response.json()).toMatchObject({ id, booked: true, bookings: [{}, {}] });
    expect(await testApp.deliverMails()).toBe(2);
    for (const path of [`/wish/${id}`, `/wish/public/${id}`]) {
      expect((await testApp.request(`GET ${path}`, { token: owner.token })).statusCode).toBe(404);
    }
    const registry = await testApp.request(`GET /birthregistry/${owner.registry.id}`, { token: owner.token });
    expect(registry.json().categories[0].wishes).toEqual([]);
    expect((await testApp.request(`DELETE /wish/${id}`, { token: owner.token })).statusCode).toBe(404);
  });
});

it('A wish of somebody else is nobody’s to add, read in full, change or delete, but a superuser’s', async () => {
  const owner = await ownerWithCategory();
  const stranger = await ownerWithCategory();
  const superuser = await createUser(testApp, { isSuperuser: true });
  const { id } = (await create(owner, {})).json();
  expect((await create({ ...stranger, category: owner.category }, {})).statusCode).toBe(404);
  expect((await testApp.request(`GET /wish/${id}`, { token: stranger.token })).statusCode).toBe(404);
  expect((await change(stranger.token, id, { title: 'Volé' })).statusCode).toBe(404);
  expect((await testApp.request(`DELETE /wish/${id}`, { token: stranger.token })).statusCode).toBe(404);
  for (const line of ['POST /wish/', `GET /wish/${id}`, `PUT /wish/${id}`, `DELETE /wish/${id}`]) {
    const response = await testApp.request(line, line.startsWith('GET') ? {} : { body: {} });
    expect(response.statusCode).toBe(403);
  }
  expect((await testApp.request(`GET /wish/${id}`, { token: superuser.token })).json().title).toBe('Doudou');
  expect((await change(superuser.token, id, { title: 'Vu' })).statusCode).toBe(200);
  const bad = await testApp.request(`GET /wish/public/${id}`, { token: 'nonsense' });
  expect([bad.statusCode, bad.json().code]).toEqual([403, 'INVALID_CREDENTIALS']);
});
