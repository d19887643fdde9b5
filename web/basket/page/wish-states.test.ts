import { expect, it } from 'vitest';
import { EMPTY_BASKET, withWish } from '../contents.ts';
import { lostWishes, type RegistryNow, wishStateOf } from './wish-states.ts';

function wish(id: number, available: boolean) {
  return { id, title: 'Un cadeau', price: 10, img_path: null, available };
}

const categories = [{ wishes: [wish(1, true), wish(2, false)] }] as unknown as RegistryNow['categories'];
const online: RegistryNow = { address: null, categories, isGone: false };

it('tells which gifts of the basket were taken or withdrawn meanwhile', () => {
  expect([1, 2, 3].map((id) => wishStateOf(id, online))).toEqual(['free', 'booked', 'gone']);
});

it('calls nothing lost while the service does not answer, and everything once the list is offline', () => {
  expect(wishStateOf(1, undefined)).toBe('unknown');
  expect(wishStateOf(1, { address: null, categories: null, isGone: false })).toBe('unknown');
  expect(wishStateOf(1, { address: null, categories: null, isGone: true })).toBe('offline');
});

it('names exactly the gifts that cannot be booked any more, over all lists', () => {
  const registry = { birthRegistryTitle: 'Liste', shortlink: null };
  let basket = EMPTY_BASKET;
  for (const id of [1, 2, 3]) basket = withWish(basket, { ...registry, birthRegistryId: 7 }, wish(id, true));
  basket = withWish(basket, { ...registry, birthRegistryId: 8 }, wish(9, true));
  expect(lostWishes(basket, { 7: online })).toEqual([2, 3]);
});
