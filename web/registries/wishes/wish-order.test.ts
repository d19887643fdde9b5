import { expect, it } from 'vitest';
import { availableFirst, byPrice, openFirst } from './wish-order.ts';

it('puts the gifts that can still be given first and keeps the parents’ order otherwise', () => {
  const [bear, bottles, pram] = [
    { title: 'Doudou', available: false },
    { title: 'Biberons', available: true },
    { title: 'Poussette', available: true },
  ];
  expect(availableFirst([bear, bottles, pram])).toEqual([bottles, pram, bear]);
});

it('puts categories in which nothing is left last', () => {
  const [nothingLeft, empty, some] = [
    { id: 1, wishes: [{ available: false }] },
    { id: 2, wishes: [] },
    { id: 3, wishes: [{ available: false }, { available: true }] },
  ];
  expect(openFirst([nothingLeft, empty, some])).toEqual([some, nothingLeft, empty]);
});

const wish = (price: number, available = true) => ({ price, available });
const categories = [
  { id: 1, label: 'Sorties', wishes: [wish(249.9), wish(0), wish(12, false)] },
  { id: 2, label: 'Chambre', wishes: [wish(19.5), wish(300, false), wish(0)] },
];

function pricesBy(sort: 'price' | '-price'): number[] {
  return byPrice(categories, sort, 'Par prix').flatMap(({ wishes }) => wishes.map(({ price }) => price));
}

it('puts the gifts of all categories into one order, what can still be given first, what has no price behind it', () => {
  expect(pricesBy('price')).toEqual([19.5, 249.9, 0, 0, 12, 300]);
  expect(pricesBy('-price')).toEqual([249.9, 19.5, 0, 0, 300, 12]);
});

it('leaves the parents’ order and categories unless told, and makes nothing of nothing', () => {
  expect(byPrice(categories, '', 'Par prix')).toBe(categories);
  expect(byPrice([], 'price', 'Par prix')).toEqual([]);
});
