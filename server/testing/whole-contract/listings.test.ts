import { beforeAll, describe, expect, it } from 'vitest';
import {
  createBaby,
  createBooking,
  createCategory,
  createOnlineRegistry,
  createRegistry,
  createShortLink,
  createUser,
  createWish,
} from '../builders.ts';
import { sharedTestApp } from '../shared-test-app.ts';

/** What all listings have in common. Who is shown what: access-matrix.test.ts. */

const testApp = sharedTestApp();
let token: string;
beforeAll(async () => {
  const owner = await createUser(testApp);
  token = owner.token;
  for (let made = 0; made < 3; made += 1) {
    const registry = await createOnlineRegistry(testApp, { owner });
    await createShortLink(testApp, { registryId: registry.id });
    await createBaby(testApp, { registryId: registry.id });
    const wish = await createWish(testApp, {
      registryId: registry.id,
      quantity: 2,
      createdAt: new Date(1_700_000_000_000),
    });
    await createBooking(testApp, { wishId: wish.id });
    await createWish(testApp, { registryId: registry.id, categoryId: wish.categoryId });
    // Deleted things appear in no listing.
    await createWish(testApp, { registryId: registry.id, categoryId: wish.categoryId, deletedAt: new Date() });
    await createCategory(testApp, { registryId: registry.id, deletedAt: new Date() });
    const cancelled = await createBooking(testApp, { wishId: wish.id });
    await testApp.request(`DELETE /booking/${cancelled.id}`, { token });
  }
  const gone = await createOnlineRegistry(testApp, { owner });
  await createBaby(testApp, { registryId: gone.id });
  const wish = await createWish(testApp, { registryId: gone.id });
  await createBooking(testApp, { wishId: wish.id });
  await testApp.request(`DELETE /birthregistry/${gone.id}`, { token });
});

function get(path: string, query = '') {
  return testApp.request(`GET ${path}${query}`, { token });
}

describe.each([
  ['/birthregistry/', 3],
  ['/baby/', 3],
  ['/shortlink/', 6],
  ['/category/', 3],
  ['/wish/', 6],
  ['/booking/', 3],
])('%s', (path, total) => {
  it('comes page by page, with the total, each entry once', async () => {
    const all = await get(path);
    expect(all.headers['x-total-count']).toBe(String(total));
    expect(all.json()).toHaveLength(total);
    const skips = Array.from({ length: total + 1 }, (_, skip) => skip);
    const pages = await Promise.all(skips.map((skip) => get(path, `?skip=${skip}&limit=1`)));
    expect(pages.flatMap((page) => page.json())).toEqual(all.json());
    expect(pages.at(-1)?.headers['x-total-count']).toBe(String(total));
  });

  it('shows each entry as it is by itself', async () => {
    const [first] = (await get(path)).json();
    const single = (await get(`${path}${first.id}`)).json();
    const { categories, ...rest } = single;
    // Each baby comes with its list's title, since the reader may have many lists.
    const { birthregistry_title, ...entry } = first;
    expect(rest).toEqual(entry);
  });

  it.each(['?skip=0&skip=1', '?limit=1&limit=100&limit=1', '?limit=0', '?limit=101', '?skip=-1', '?skip=x', '?limit='])(
    'is not asked for with %s',
    async (query) => {
      expect((await get(path, query)).statusCode).toBe(422);
    },
  );
});

describe('A superuser sorts all lists', () => {
  let superuser: string;
  let ids: number[];
  beforeAll(async () => {
    superuser = (await createUser(testApp, { isSuperuser: true })).token;
    const rows = [
      { title: 'zoé', addressOwner: 'Émile', eventDate: '2099-03-01', isPrivate: true },
      { title: 'Éléonore', addressOwner: 'anna', eventDate: '2099-01-01', isPrivate: false },
      { title: 'eleonore B', addressOwner: 'Zacharie', eventDate: '2099-02-01', isPrivate: true },
    ];
    ids = [];
    for (const row of rows) ids.push((await createRegistry(testApp, row)).id);
    await createShortLink(testApp, { registryId: ids[2] as number });
  });

  async function orderOf(query: string): Promise<number[]> {
    const answer = await testApp.request(`GET /birthregistry/?${query}`, { token: superuser });
    expect(answer.statusCode).toBe(200);
    const found = answer.json().map((registry: { id: number }) => registry.id);
    return found.filter((id: number) => ids.includes(id)).map((id: number) => ids.indexOf(id));
  }

  it.each([
    ['sort=title', [1, 2, 0]],
    ['sort=title&order=desc', [0, 2, 1]],
    ['sort=event_date&order=asc', [1, 2, 0]],
    ['sort=address_owner', [1, 0, 2]],
    ['', [2, 1, 0]],
    ['order=asc', [0, 1, 2]],
  ])('by ?%s', async (query, order) => {
    expect(await orderOf(query)).toEqual(order);
  });

  it('by what is yes or no, and ties keep one order on every page', async () => {
    expect((await orderOf('sort=is_online&order=desc'))[0]).toBe(2);
    expect((await orderOf('sort=is_private'))[0]).toBe(1);
    for (const sort of ['is_online', 'is_private', 'title']) {
      const registry = (query: string) =>
        testApp.request(`GET /birthregistry/?sort=${sort}${query}`, { token: superuser });
      const all = await registry('');
      const skips = all.json().map((_: object, skip: number) => skip);
      const pages = await Promise.all(skips.map((skip: number) => registry(`&skip=${skip}&limit=1`)));
      expect(pages.flatMap((page) => page.json())).toEqual(all.json());
      const values = all.json().map((entry: Record<string, unknown>) => entry[sort]);
      if (sort !== 'title') expect(values).toEqual(values.toSorted());
    }
  });

  it.each(['sort=password', 'sort=', 'order=up', 'sort=title&sort=id'])('but not by ?%s', async (query) => {
    const answer = await testApp.request(`GET /birthregistry/?${query}`, { token: superuser });
    expect(answer.statusCode).toBe(422);
  });
});
