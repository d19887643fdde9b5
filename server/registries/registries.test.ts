import { describe, expect, it } from 'vitest';
import {
  createBaby,
  createBooking,
  createOnlineRegistry,
  createRegistry,
  createShortLink,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();

describe('My lists', () => {
  it('are mine, newest first, page by page, with their number', async () => {
    const owner = await createUser(testApp);
    await createRegistry(testApp);
    for (const day of [1, 3, 2, 3]) {
      await createRegistry(testApp, { owner, title: `n${day}`, createdAt: new Date(`2026-10-0${day}T10:00:00Z`) });
    }
    await createRegistry(testApp, { owner, deletedAt: new Date() });
    const mine = (query: string) => testApp.request(`GET /birthregistry/mine${query}`, { token: owner.token });
    const all = await mine('');
    expect(all.headers['x-total-count']).toBe('4');
    expect(all.json().map((registry: { title: string }) => registry.title)).toEqual(['n3', 'n3', 'n2', 'n1']);
    const pages = await Promise.all([0, 1, 2, 3, 4].map((skip) => mine(`?skip=${skip}&limit=1`)));
    expect(pages.flatMap((page) => page.json())).toEqual(all.json());
    expect(pages.at(-1)?.headers['x-total-count']).toBe('4');
  });

  it('come with babies and short links, without categories', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner });
    await createBaby(testApp, { registryId: registry.id, firstNameIsPrivate: true });
    await createShortLink(testApp, { registryId: registry.id, isActive: false });
    const [shown] = (await testApp.request('GET /birthregistry/mine', { token: owner.token })).json();
    expect(shown).toMatchObject({
      is_online: true,
      creation_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      babies: [{ firstname: 'Léonie', firstname_is_private: true }],
      shortlinks: [{ name: registry.name }, { is_active: false }],
    });
    expect(shown).not.toHaveProperty('categories');
    expect(shown).not.toHaveProperty('search_text');
  });

  it('tell how many gifts they have, how many have no copy left, and how many wait for thanks', async () => {
    const owner = await createUser(testApp);
    const registry = await createOnlineRegistry(testApp, { owner });
    const { id: registryId } = registry;
    const [thanked, waiting, leftOver] = [
      await createWish(testApp, { registryId }),
      await createWish(testApp, { registryId, quantity: 2 }),
      await createWish(testApp, { registryId, quantity: 2 }),
    ];
    await createWish(testApp, { registryId });
    await createWish(testApp, { registryId, deletedAt: new Date() });
    const booking = await createBooking(testApp, { wishId: thanked.id });
    for (const { id } of [waiting, waiting, leftOver]) await createBooking(testApp, { wishId: id });
    const body = { acknowledgment_msg: 'Merci' };
    await testApp.request(`POST /booking/thank/${booking.id}`, { token: owner.token, body });
    await createRegistry(testApp, { owner, createdAt: new Date('2026-01-01') });
    const shown = (await testApp.request('GET /birthregistry/mine', { token: owner.token })).json();
    expect(shown).toMatchObject([
      { wish_count: 4, booked_count: 2, to_thank_count: 2 },
      { wish_count: 0, booked_count: 0, to_thank_count: 0 },
    ]);
  });

  it.each(['?limit=0', '?limit=101', '?skip=-1', '?skip=x', '?limit=1e1'])(
    'are not asked for with %s',
    async (query) => {
      const { token } = await createUser(testApp);
      expect((await testApp.request(`GET /birthregistry/mine${query}`, { token })).statusCode).toBe(422);
    },
  );

  it('of a superuser are not everybody’s', async () => {
    const { token } = await createUser(testApp, { isSuperuser: true });
    expect((await testApp.request('GET /birthregistry/mine', { token })).json()).toEqual([]);
  });
});

describe('The address in the basket', () => {
  it('is only the name and town, unless the parents show it', async () => {
    const registry = await createOnlineRegistry(testApp, { addressSecondLine: 'Bât. B', addressRegion: 'Bretagne' });
    expect((await testApp.request(`GET /birthregistry/public/${registry.id}`)).json()).toEqual({
      id: registry.id,
      title: registry.title,
      address_owner: 'Camille et Sacha Martin',
      address_first_line: null,
      address_second_line: null,
      address_city: 'Nantes',
      address_zip_code: null,
      address_region: null,
      address_country: 'FR',
    });
    const open = await createOnlineRegistry(testApp, { addressIsPrivate: false, addressSecondLine: 'Bât. B' });
    expect((await testApp.request(`GET /birthregistry/public/${open.id}`)).json()).toMatchObject({
      address_first_line: '12 rue des Lilas',
      address_second_line: 'Bât. B',
      address_zip_code: '44000',
      address_region: null,
    });
  });
});
