import { describe, expect, it } from 'vitest';
import { LIMITS, TIMES_WITH_DELETED } from '#contract/limits.ts';
import { wishes } from '../database/schema/wishes.ts';
import { createPicture, createWish } from '../testing/builders.ts';
import { wishCalls } from '../testing/calls/wish-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { ownerWithCategory, create } = wishCalls(() => testApp);

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
      new_price: null,
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

  it('not again and again in the place of those that were deleted', async () => {
    const owner = await ownerWithCategory();
    const gone = { registryId: owner.registry.id, categoryId: owner.category.id, title: 'x', deletedAt: new Date() };
    const most = LIMITS.wishesPerList * TIMES_WITH_DELETED;
    await testApp.context.database
      .insert(wishes)
      .values(Array.from({ length: most - 1 }, (_, order) => ({ ...gone, order })));
    expect((await create(owner, {})).statusCode).toBe(201);
    expect((await create(owner, {})).json().errors).toMatchObject([{ code: 'QUOTA' }]);
  });
});
