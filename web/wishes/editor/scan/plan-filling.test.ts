import { expect, test } from 'vitest';
import { wishesTexts } from '#locales/wishes.ts';
import type { ShopPage } from './page-fields.ts';
import { isFilling, planFilling, sayPlan } from './plan-filling.ts';

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
  const plan = planFilling(page, empty, true);
  expect(plan).toMatchObject({ fills: { title: 'Hochet' }, foreign: 'GBP' });
  expect(sayPlan(plan, t)).toContain('GBP');
});

test('a picture is taken where there is none, asked about where there is one, left where none can be kept', () => {
  const pictures = [true, false, null].map((room) => planFilling(page, empty, room));
  expect(pictures.map(({ picture, otherPicture }) => [picture, otherPicture])).toEqual([
    [page.img, null],
    [null, page.img],
    [null, null],
  ]);
});

test('a page that says nothing new fills nothing, and that is said', () => {
  const plan = planFilling({ ...page, currency: null }, { ...empty, title: 'Hochet' }, null);
  expect([isFilling(plan), sayPlan(plan, t)]).toEqual([false, t.scanNothingNew]);
});
