import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';

const catalogue = (articles: number, shops: number) => ({
  articles,
  categories: [],
  shops: Array.from({ length: shops }, (_, index) => ({ shop: `Boutique ${index}`, articles: 1 })),
});

test('what is said of the catalogue is in it', () => {
  expect(offerOf(catalogue(345_678, 130))).toEqual({ articles: 300_000, shops: 100 });
  expect(offerOf(catalogue(300_001, 101))).toEqual({ articles: 300_000, shops: 100 });
  expect(offerOf(catalogue(300_000, 100))).toEqual({ articles: 200_000, shops: 90 });
});

test('of little nothing is said', () => {
  expect(offerOf(catalogue(1000, 130))).toBeNull();
  expect(offerOf(catalogue(345_678, 10))).toBeNull();
});
