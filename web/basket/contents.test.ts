import { describe, expect, it } from 'vitest';
import { basketFrom, EMPTY_BASKET, isInBasket, withoutWishes, withWish } from './contents.ts';
import { withCopies, withFreshWishes, withoutBooked } from './review-basket.ts';

const leonie = { birthRegistryId: 1, birthRegistryTitle: 'La liste de Léonie', shortlink: 'leonie' };
const jules = { birthRegistryId: 2, birthRegistryTitle: 'Pour Jules', shortlink: null };

function gift(id: number, price: number) {
  return { id, title: `Cadeau ${id}`, price, img_path: null };
}

describe('a basket', () => {
  it('keeps gifts by list, one copy of each, and adds up to the cent', () => {
    let basket = withWish(EMPTY_BASKET, leonie, gift(10, 1.1));
    basket = withWish(basket, jules, gift(20, 1249.99));
    basket = withWish(basket, leonie, gift(11, 2.2));
    expect(basket.lists.map(({ birthRegistryTitle, total }) => [birthRegistryTitle, total])).toEqual([
      ['La liste de Léonie', 3.3],
      ['Pour Jules', 1249.99],
    ]);
    expect(basket.lists[0]?.wishes.map(({ id, quantity }) => [id, quantity])).toEqual([
      [10, 1],
      [11, 1],
    ]);
    expect(basket.basketSize).toBe(3);
    expect(basket.superTotal).toBe(1253.29);
  });

  it('takes a gift once, however often it is pressed', () => {
    const basket = withWish(EMPTY_BASKET, leonie, gift(10, 20));
    expect(withWish(basket, leonie, gift(10, 20))).toBe(basket);
    expect(isInBasket(basket, 1, 10)).toBe(true);
    expect(isInBasket(basket, 2, 10)).toBe(false);
  });

  it('keeps what was added while a booking was on its way', () => {
    const sent = withWish(withWish(EMPTY_BASKET, leonie, gift(10, 20)), leonie, gift(11, 5));
    const meanwhile = withCopies(withWish(sent, jules, gift(20, 5)), 11, 3);
    const rest = withoutBooked(meanwhile, sent);
    expect(rest.lists.flatMap(({ wishes }) => wishes.map(({ id, quantity }) => [id, quantity]))).toEqual([
      [11, 2],
      [20, 1],
    ]);
    expect(withoutBooked(sent, sent)).toEqual(EMPTY_BASKET);
  });

  it('forgets a list with its last gift', () => {
    const basket = withWish(withWish(EMPTY_BASKET, leonie, gift(10, 20)), jules, gift(20, 5));
    const rest = withoutWishes(basket, [10]);
    expect(rest.lists.map(({ birthRegistryId }) => birthRegistryId)).toEqual([2]);
    expect([rest.basketSize, rest.superTotal]).toEqual([1, 5]);
    expect(withoutWishes(rest, [20])).toEqual(EMPTY_BASKET);
  });

  it('follows the parents when they change a gift’s name or price', () => {
    const basket = withWish(EMPTY_BASKET, leonie, gift(10, 20));
    const now = { id: 10, title: 'Un lit', price: 25.5, img_path: 'a.webp', quantity: 3, bookings: [1] };
    const fresh = withFreshWishes(basket, [now]);
    expect(fresh.lists[0]?.wishes).toEqual([
      { id: 10, title: 'Un lit', price: 25.5, was: 20, img_path: 'a.webp', quantity: 1, free: 2 },
    ]);
    expect(fresh.superTotal).toBe(25.5);
    const later = withFreshWishes(fresh, [{ ...now, price: 24 }]);
    expect(later.lists[0]?.wishes, 'as it was when chosen').toMatchObject([{ price: 24, was: 20 }]);
    expect(withFreshWishes(later, [{ ...now, price: 20 }]).lists[0]?.wishes[0]?.was).toBeUndefined();
    expect(withFreshWishes(basket, [])).toEqual(basket);
  });

  it('holds as many copies as are wanted, but no more than are free', () => {
    const two = withCopies(withWish(EMPTY_BASKET, leonie, gift(10, 20.1)), 10, 2);
    expect([two.basketSize, two.superTotal]).toEqual([2, 40.2]);
    const [fresh] = withFreshWishes(two, [{ ...gift(10, 20.1), quantity: 4, bookings: [1, 2, 3] }]).lists;
    expect(fresh?.wishes).toMatchObject([{ quantity: 1, free: 1 }]);
  });

  it('survives being stored, and leaves out what is broken in the storage', () => {
    const basket = withWish(EMPTY_BASKET, leonie, gift(10, 20));
    expect(basketFrom(JSON.parse(JSON.stringify(basket)))).toEqual(basket);
    const broken = {
      lists: [
        null,
        { ...basket.lists[0], wishes: [gift(1, -3), { id: 'x' }, { ...gift(1, 3), quantity: 1, was: '4' }] },
        basket.lists[0],
      ],
      superTotal: 9,
    };
    expect(basketFrom(broken)).toEqual(basket);
    for (const nonsense of [undefined, null, 3, 'x', [], { lists: 4 }])
      expect(basketFrom(nonsense)).toEqual(EMPTY_BASKET);
  });
});
