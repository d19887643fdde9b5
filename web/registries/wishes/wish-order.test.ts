import { expect, it } from 'vitest';
import { availableFirst } from './wish-order.ts';

it('puts the gifts that can still be given first and keeps the parents’ order otherwise', () => {
  const [bear, bottles, pram] = [
    { title: 'Doudou', available: false },
    { title: 'Biberons', available: true },
    { title: 'Poussette', available: true },
  ];
  expect(availableFirst([bear, bottles, pram])).toEqual([bottles, pram, bear]);
});
