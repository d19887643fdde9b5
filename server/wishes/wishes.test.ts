import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wishes } from '../database/schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import {
  createBooking,
  createCategory,
  createOnlineRegistry,
  createPicture,
  createRegistry,
  createUser,
  createWish,
} from '../testing/builders.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

async function ownerWithCategory() {
  const owner = await createUser(testApp);
  const registry = await createOnlineRegistry(testApp, { owner });
  return { ...owner, registry, category: await createCategory(testApp, { registryId: registry.id }) };
}

type Owner = Awaited<ReturnType<typeof ownerWithCategory>>;

function create(owner: Owner, body: object) {
  return testApp.request('POST /wish/', {
    token: owner.token,
    body: { category_id: owner.category.id, title: 'Doudou', ...body },
  });
}

function change(token: string, id: number, body: object) {
  return testApp.request(`PUT /wish/${id}`, { token, body });
}

describe('A parent adds a wish', () => {
  it('with all that one can say of it', async () => {
    const owner = await ownerWithCategory();
    const picture = await createPicture(testApp);
    const body = {
      order: 3,
      link: 'https://shop.example/doudou?a=1&b=é',
      brand: 'Moulin',
      title: 'Doudou lapin',
      price: 24.9,
      quantity: 2,
      is_favorite: true,
      description: 'Le gris\n\n👨‍👩‍👧 ou le beige',
      img_path: picture.imagePath,
    };
    const response = await create(owner, body);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      ...body,
      id: expect.any(Number),
      birthregistry_id: owner.registry.id,
      category_id: owner.category.id,
      affiliate_link: null,
      booked: false,
      available: true,
      bookings: [],
    });
  });

  it('with a title only, and it goes to the end of its category', async () => {
    const owner = await ownerWithCategory();
    await createWish(testApp, { registryId: owner.registry.id, categoryId: owner.category.id, order: 41 });
    expect((await create(owner, {})).json()).toMatchObject({
      order: 42,
      link: null,
      brand: null,
      price: 0,
      quantity: 1,
      is_favorite: false,
      description: null,
      img_path: null,
    });
  });

  it.each([0.01, 0.1, 0.29, 1.1, 19.99, 1005.65, 8399.97, 9999.99, 10_000])(
    'and %d € come back exactly',
    async (price) => {
      const response = await create(await ownerWithCategory(), { price });
      expect(response.json().price).toBe(price);
      expect(response.body).toContain(`"price":${price},`);
    },
  );

  it.each([
    [{ title: ' ' }, 'title', 'REQUIRED'],
    [{ title: 'x'.repeat(256) }, 'title', 'TOO_LONG'],
    [{ brand: 'x'.repeat(101) }, 'brand', 'TOO_LONG'],
    [{ description: 'x'.repeat(5001) }, 'description', 'TOO_LONG'],
    [{ link: `https://shop.example/${'x'.repeat(5000)}` }, 'link', 'TOO_LONG'],
    [{ link: 'javascript:alert(1)' }, 'link', 'INVALID_URL'],
    [{ link: ' JaVaScRiPt:alert(1)//https://' }, 'link', 'INVALID_URL'],
    [{ link: 'data:text/html,https://x' }, 'link', 'INVALID_URL'],
    [{ link: 'un lit' }, 'link', 'INVALID_URL'],
    [{ link: 'https://' }, 'link', 'INVALID_URL'],
    [{ link: 'https://www.amazon.fr@shop.example/' }, 'link', 'INVALID_URL'],
    [{ link: 'https://me:secret@shop.example/' }, 'link', 'INVALID_URL'],
    [{ price: -0.01 }, 'price', 'TOO_SMALL'],
    [{ price: 10_000.01 }, 'price', 'TOO_BIG'],
    [{ price: 1.005 }, 'price', 'TOO_MANY_DECIMALS'],
    [{ price: '12' }, 'price', 'INVALID_TYPE'],
    [{ quantity: 0 }, 'quantity', 'TOO_SMALL'],
    [{ quantity: 21 }, 'quantity', 'TOO_BIG'],
    [{ quantity: 1.5 }, 'quantity', 'INVALID_TYPE'],
    [{ is_favorite: 'yes' }, 'is_favorite', 'INVALID_TYPE'],
    [{ category_id: undefined }, 'category_id', 'REQUIRED'],
    [{ img_path: 'https://evil.example/x.png' }, 'img_path', 'UNKNOWN_PICTURE'],
  ])('but not with %j', async (body, path, code) => {
    const response = await create(await ownerWithCategory(), body);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('five hundred on a list at most, however many requests come at once', async () => {
    const owner = await ownerWithCategory();
    const { database } = testApp.context;
    await database.insert(wishes).values(
      Array.from({ length: 498 }, (_, order) => ({
        registryId: owner.registry.id,
        categoryId: owner.category.id,
        title: 'x',
        order,
      })),
    );
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(owner, {})));
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(2);
    expect(responses.find((response) => response.statusCode === 422)?.json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });
});

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

describe('A parent changes a wish', () => {
  it('and what is absent stays; null empties what may be empty', async () => {
    const owner = await ownerWithCategory();
    const { id } = (await create(owner, { brand: 'Moulin', link: 'https://shop.example', price: 5, order: 2 })).json();
    expect((await change(owner.token, id, { title: 'Lit' })).json()).toMatchObject({
      title: 'Lit',
      brand: 'Moulin',
      link: 'https://shop.example',
      price: 5,
      order: 2,
    });
    expect((await change(owner.token, id, { brand: null, link: '', price: 0 })).json()).toMatchObject({
      title: 'Lit',
      brand: null,
      link: null,
      price: 0,
    });
    expect((await change(owner.token, id, { title: null })).statusCode).toBe(422);
    expect((await change(owner.token, id, { booked: true, bookings: [], id: 4 })).json()).toMatchObject({
      id,
      booked: false,
    });
  });

  it('and its category, within the list only', async () => {
    const owner = await ownerWithCategory();
    const { id } = (await create(owner, {})).json();
    const target = await createCategory(testApp, { registryId: owner.registry.id });
    expect((await change(owner.token, id, { category_id: target.id })).json().category_id).toBe(target.id);

    const secondRegistry = await createRegistry(testApp, { owner });
    const mine = await createCategory(testApp, { registryId: secondRegistry.id });
    const refused = await change(owner.token, id, { category_id: mine.id });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ path: 'category_id', code: 'UNKNOWN_CATEGORY' }]);

    const gone = await createCategory(testApp, { registryId: owner.registry.id, deletedAt: new Date() });
    const { category: foreign } = await ownerWithCategory();
    for (const category of [gone, foreign]) {
      expect((await change(owner.token, id, { category_id: category.id })).statusCode).toBe(404);
    }
  });

  it('and its quantity, but not below what is booked', async () => {
    const owner = await ownerWithCategory();
    const { id } = (await create(owner, { quantity: 3 })).json();
    await createBooking(testApp, { wishId: id });
    await createBooking(testApp, { wishId: id });
    const refused = await change(owner.token, id, { quantity: 1, title: 'Autre' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'QUANTITY_BELOW_BOOKINGS']);
    expect((await change(owner.token, id, { quantity: 2 })).json()).toMatchObject({
      quantity: 2,
      available: false,
      title: 'Doudou',
    });
  });

  it('with a picture of ours only', async () => {
    const owner = await ownerWithCategory();
    const { id } = (await create(owner, {})).json();
    expect((await change(owner.token, id, { img_path: 'item/no.webp' })).json().errors).toMatchObject([
      { path: 'img_path', code: 'UNKNOWN_PICTURE' },
    ]);
    const picture = await createPicture(testApp);
    expect((await change(owner.token, id, { img_path: picture.imagePath })).json().img_path).toBe(picture.imagePath);
  });
});

describe('A picture', () => {
  it('of somebody else is none, though everybody sees it on a public list', async () => {
    const family = await ownerWithCategory();
    const stranger = await ownerWithCategory();
    const { imagePath, thumbnailPath } = await createPicture(testApp, { userId: family.id });
    const wish = (await create(family, { img_path: imagePath })).json();
    expect(wish.img_path).toBe(imagePath);
    const taken = [
      await create(stranger, { img_path: imagePath }),
      await testApp.request(`PUT /birthregistry/${stranger.registry.id}`, {
        token: stranger.token,
        body: { image_path: imagePath },
      }),
      await testApp.request(`PUT /birthregistry/${stranger.registry.id}`, {
        token: stranger.token,
        body: { thumbnail_path: thumbnailPath },
      }),
    ];
    for (const answer of taken) {
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'UNKNOWN_PICTURE']);
    }
    const superuser = await createUser(testApp, { isSuperuser: true });
    const whole = { title: 'Relu', img_path: imagePath };
    expect((await change(superuser.token, wish.id, whole)).json()).toMatchObject(whole);
  });

  it('that a superuser put into a list is the family’s to keep, and to use again', async () => {
    const family = await ownerWithCategory();
    const superuser = await createUser(testApp, { isSuperuser: true });
    const { imagePath } = await createPicture(testApp, { userId: superuser.id });
    const wish = (await create(family, {})).json();
    expect((await change(family.token, wish.id, { img_path: imagePath })).statusCode).toBe(422);
    await change(superuser.token, wish.id, { img_path: imagePath });
    expect((await change(family.token, wish.id, { title: 'Lit', img_path: imagePath })).statusCode).toBe(200);
    expect((await create(family, { img_path: imagePath })).statusCode).toBe(201);
  });
});

describe('The order of wishes', () => {
  it('is the one that the parents gave, also after a move; what is equal stays as it was made', async () => {
    const owner = await ownerWithCategory();
    const shelf = await createCategory(testApp, { registryId: owner.registry.id, order: 1 });
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
    await change(owner.token, ids[2] as number, { category_id: shelf.id });
    await change(owner.token, ids[0] as number, { category_id: shelf.id });
    expect(await shown()).toEqual([
      ['Bol', 'Bain'],
      ['Lit', 'Doudou'],
    ]);
    const one = await testApp.request(`GET /category/${shelf.id}`, { token: owner.token });
    expect(one.json().wishes.map((wish: { title: string }) => wish.title)).toEqual(['Lit', 'Doudou']);
    const renamed = await testApp.request(`PUT /category/${shelf.id}`, { token: owner.token, body: { label: 'Haut' } });
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
