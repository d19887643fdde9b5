import { expect, test } from 'vitest';
import { proposedCategory, proposedRegistry } from './destination.ts';

const SLEEP = { id: 1, label: 'sommeil' };
const MEALS = { id: 2, label: 'Repas' };

test('the place that was last used is proposed, as long as it is there', () => {
  expect(proposedRegistry([{ id: 8 }, { id: 9 }], { registryId: 9, categoryId: 2 })).toEqual({ id: 9 });
  expect(proposedRegistry([{ id: 8 }], { registryId: 9, categoryId: 2 })).toEqual({ id: 8 });
  expect(proposedRegistry([], null)).toBeUndefined();
  expect(proposedCategory([SLEEP, MEALS], { registryId: 9, categoryId: 2 }, 'Sommeil')).toBe(MEALS);
});

test('else the category that is called as the catalogue calls it; in a list without any it is made', () => {
  expect(proposedCategory([MEALS, SLEEP], { registryId: 9, categoryId: 7 }, 'Sommeil')).toBe(SLEEP);
  expect(proposedCategory([MEALS], null, 'Sommeil')).toBe(MEALS);
  expect(proposedCategory([], null, 'Sommeil')).toEqual({ id: null, label: 'Sommeil' });
});
