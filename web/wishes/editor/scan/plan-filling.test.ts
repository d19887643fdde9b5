import { expect, test } from 'vitest';
import { wishesTexts } from '#locales/wishes.ts';
import type { ShopPage } from './page-fields.ts';
import { planFilling, sayPlan } from './plan-filling.ts';

const page: ShopPage = {
  link: 'https://shop.example/hochet',
  title: 'Hochet',
  description: null,
  price: null,
  currency: 'GBP',
  brand: null,
  img: 'https://shop.example/hochet.jpg',
  ean: null,
  shop: null,
  known_shop: false,
  affiliate_link: 'https://shop.example/hochet',
};
const empty = { title: '', brand: '', price: 0, description: '' };
const t = wishesTexts('fr');

test('a price that is not in euros is not taken, and its currency is said', () => {
  const plan = planFilling(page, empty);
  expect(plan).toMatchObject({ fills: { title: 'Hochet' }, foreign: 'GBP' });
  expect(sayPlan(plan, t)).toContain('GBP');
});

test('a page that says nothing new fills nothing', () => {
  const plan = planFilling({ ...page, currency: null }, { ...empty, title: 'Hochet' });
  expect([plan.fills, plan.differs, sayPlan(plan, t)]).toEqual([{}, {}, '']);
});
