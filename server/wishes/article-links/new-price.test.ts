import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { articles } from '../../database/schema/catalogue.ts';
import { createArticle } from '../../testing/builders.ts';
import { wishCalls } from '../../testing/calls/wish-calls.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';

const testApp = sharedTestApp();
const { ownerWithCategory, create, change } = wishCalls(() => testApp);

/** A gift added when its article cost 24.90 €. */
async function addWish() {
  const { database } = testApp.context;
  const owner = await ownerWithCategory();
  const { token } = owner;
  const article = await createArticle(testApp, { priceCents: 2490 });
  const { id, birthregistry_id } = (await create(owner, { title: 'Doudou', link: article.link, price: 24.9 })).json();
  const same = eq(articles.id, article.id);
  return {
    link: article.link,
    costs: (priceCents: number) => database.update(articles).set({ priceCents }).where(same),
    vanishes: () => database.update(articles).set({ vanishedAt: sql`now()` }).where(same),
    change: (fields: object) => change(token, id, fields),
    /** On its page and on the list alike. */
    async news() {
      const { new_price } = (await testApp.request(`GET /wish/${id}`, { token })).json();
      const list = (await testApp.request(`GET /birthregistry/${birthregistry_id}`, { token })).json();
      expect(list.categories[0].wishes[0].new_price).toBe(new_price);
      return new_price;
    },
    forVisitors: async () => (await testApp.request(`GET /wish/public/${id}`, { token })).json(),
  };
}

it('A price that changed in the catalogue is told to the parents until they take or leave it, and to no visitor', async () => {
  const gift = await addWish();
  expect(await gift.news()).toBeNull();
  await gift.costs(1990);
  expect(await gift.news()).toBe(19.9);
  expect(await gift.forVisitors()).toMatchObject({ price: 24.9 });
  expect(await gift.forVisitors()).not.toHaveProperty('new_price');
  // Editing only the description sends the whole form.
  await gift.change({ description: 'Le gris', price: 24.9, link: gift.link });
  expect(await gift.news()).toBe(19.9);
  expect((await gift.change({ known_price: 19.9 })).json()).toMatchObject({ price: 24.9, new_price: null });
  expect(await gift.news()).toBeNull();
  await gift.costs(2190);
  expect(await gift.news()).toBe(21.9);
  expect((await gift.change({ known_price: 21.9, price: 21.9 })).json()).toMatchObject({
    price: 21.9,
    new_price: null,
  });
  // Even the original price is news again.
  await gift.costs(2490);
  expect(await gift.news()).toBe(24.9);
});

it('A price that changes while another is taken is told; what parents wrote themselves, or is not sold, is not', async () => {
  const gift = await addWish();
  await gift.costs(1890);
  await gift.change({ known_price: 19.9, price: 19.9 });
  expect(await gift.news()).toBe(18.9);
  await gift.change({ price: 30 });
  expect(await gift.news()).toBeNull();
  await gift.costs(0);
  expect(await gift.news()).toBeNull();
  await gift.costs(990);
  expect(await gift.news()).toBe(9.9);
  await gift.vanishes();
  expect(await gift.news()).toBeNull();
});
