import { expect, test } from 'vitest';
import { compareFields, type ShopPage } from './page-fields.ts';

const page: ShopPage = {
  link: 'https://shop.example/doudou',
  title: 'Doudou lapin',
  description: 'En coton.',
  price: 24.9,
  currency: 'EUR',
  brand: 'Moulin Bleu',
  img: null,
  ean: null,
  shop: null,
  known_shop: false,
  affiliate_link: 'https://shop.example/doudou',
};

test('a page fills what is empty; a price of 0 is one that nobody knows', () => {
  expect(compareFields(page, { title: ' ', brand: null, price: 0, description: '' })).toEqual({
    fills: { title: 'Doudou lapin', brand: 'Moulin Bleu', price: 24.9, description: 'En coton.' },
    differs: {},
  });
});

test('a page replaces nothing: what it says otherwise is told apart', () => {
  const values = { title: 'Le doudou', brand: ' Moulin Bleu ', price: 30, description: '' };
  expect(compareFields(page, values)).toEqual({
    fills: { description: 'En coton.' },
    differs: { title: 'Doudou lapin', price: 24.9 },
  });
});

test('what a page does not say leaves the form as it is, also a number that is none', () => {
  const silent = { ...page, title: null, price: null, brand: '', description: null };
  const values = { title: 'Le doudou', brand: '', price: 0, description: '' };
  expect(compareFields(silent, values)).toEqual({ fills: {}, differs: {} });
  expect(compareFields(page, { ...values, price: Number.NaN }).differs).toMatchObject({ price: 24.9 });
});
