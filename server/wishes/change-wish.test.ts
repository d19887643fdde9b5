import { describe, expect, it } from 'vitest';
import { createBooking, createCategory, createPicture, createRegistry } from '../testing/builders.ts';
import { wishCalls } from '../testing/calls/wish-calls.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { ownerWithCategory, create, change } = wishCalls(() => testApp);

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
