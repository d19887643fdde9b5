import { expect, test } from 'vitest';
import { wishesTexts } from '#locales/wishes.ts';
import { describeFilling, planFilling, type ShopPageAnswer } from './fields-from-page.ts';

const page: ShopPageAnswer = {
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
  expect(planFilling(page, { title: ' ', brand: null, price: 0, description: '' })).toEqual({
    fills: { title: 'Doudou lapin', brand: 'Moulin Bleu', price: 24.9, description: 'En coton.' },
    differs: {},
    foreign: null,
  });
});

test('a page replaces nothing: what it says otherwise is told apart', () => {
  const values = { title: 'Le doudou', brand: ' Moulin Bleu ', price: 30, description: '' };
  expect(planFilling(page, values)).toEqual({
    fills: { description: 'En coton.' },
    differs: { title: 'Doudou lapin', price: 24.9 },
    foreign: null,
  });
});

test('what a page does not say leaves the form as it is, also a number that is none', () => {
  const silent = { ...page, title: null, price: null, brand: '', description: null };
  const values = { title: 'Le doudou', brand: '', price: 0, description: '' };
  expect(planFilling(silent, values)).toEqual({ fills: {}, differs: {}, foreign: null });
  expect(planFilling(page, { ...values, price: Number.NaN }).differs).toMatchObject({ price: 24.9 });
});

const foreign = { ...page, price: null, currency: 'GBP', brand: null, description: null };
const empty = { title: '', brand: '', price: 0, description: '' };
const t = wishesTexts('fr');

test('a price that is not in euros is not taken, and its currency is said', () => {
  const plan = planFilling(foreign, empty);
  expect(plan).toMatchObject({ fills: { title: 'Doudou lapin' }, foreign: 'GBP' });
  expect(describeFilling(plan, t)).toContain('GBP');
});

test('a page that says nothing new fills nothing', () => {
  const plan = planFilling({ ...foreign, currency: null }, { ...empty, title: 'Doudou lapin' });
  expect([plan.fills, plan.differs, describeFilling(plan, t)]).toEqual([{}, {}, '']);
});
