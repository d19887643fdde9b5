import { expect, it } from 'vitest';
import { EMPTY_BASKET, withWish } from '../contents.ts';
import { withCopies } from '../review-basket.ts';
import { fewerLeft, lostWishes, type RegistryNow, wishStateOf } from './wish-states.ts';

function wish(id: number, available: boolean) {
  return { id, title: 'Un cadeau', price: 10, img_path: null, available, quantity: 3, bookings: [1] };
}

const categories = [{ wishes: [wish(1, true), wish(2, false)] }] as unknown as RegistryNow['categories'];
const online: RegistryNow = { address: null, categories, isGone: false, fewer: [] };

it('tells which gifts of the basket were taken or withdrawn meanwhile', () => {
  expect([1, 2, 3].map((id) => wishStateOf(id, online))).toEqual(['free', 'booked', 'gone']);
});

it('calls nothing lost while the service does not answer, and everything once the list is offline', () => {
  expect(wishStateOf(1, undefined)).toBe('unknown');
  expect(wishStateOf(1, { address: null, categories: null, isGone: false, fewer: [] })).toBe('unknown');
  expect(wishStateOf(1, { address: null, categories: null, isGone: true, fewer: [] })).toBe('offline');
});

it('names exactly the gifts that cannot be booked any more, over all lists', () => {
  const registry = { birthRegistryTitle: 'Liste', shortlink: null };
  let basket = EMPTY_BASKET;
  for (const id of [1, 2, 3]) basket = withWish(basket, { ...registry, birthRegistryId: 7 }, wish(id, true));
  basket = withWish(basket, { ...registry, birthRegistryId: 8 }, wish(9, true));
  expect(lostWishes(basket, { 7: online })).toEqual([2, 3]);
});

it('tells of which gifts fewer copies are left than the basket holds', () => {
  const registry = { birthRegistryId: 7, birthRegistryTitle: 'Liste', shortlink: null };
  const basket = withCopies(withWish(EMPTY_BASKET, registry, wish(1, true)), 1, 3);
  expect(fewerLeft(basket, categories ?? [])).toEqual([1]);
  expect(fewerLeft(withCopies(basket, 1, 2), categories ?? [])).toEqual([]);
  expect([1, 2].map((id) => wishStateOf(id, { ...online, fewer: [1, 2] }))).toEqual(['fewer', 'booked']);
});
