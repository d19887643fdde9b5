import { describe, expect, it } from 'vitest';
import { type Arrangement, changeBetween, gatherWishes, stepCategory, stepWish } from './arrangement.ts';

const ARRANGEMENT: Arrangement = [
  { id: 1, wishes: [11, 12, 13] },
  { id: 2, wishes: [] },
  { id: 3, wishes: [31] },
];

const shown = (arrangement: Arrangement) => arrangement.map(({ id, wishes }) => `${id}:${wishes.join()}`).join(' ');

describe('A gift is moved', () => {
  it.each([
    [12, 'up', '1:12,11,13 2: 3:31'],
    [12, 'down', '1:11,13,12 2: 3:31'],
    [13, 'first', '1:13,11,12 2: 3:31'],
    [11, 'last', '1:12,13,11 2: 3:31'],
    [13, 'down', '1:11,12 2:13 3:31'],
    [31, 'up', '1:11,12,13 2:31 3:'],
    [11, 'up', '1:11,12,13 2: 3:31'],
    [31, 'down', '1:11,12,13 2: 3:31'],
  ] as const)('%i %s', (wish, step, result) => {
    expect(shown(stepWish(ARRANGEMENT, wish, step))).toBe(result);
  });

  it('with others to the end of a category, in the order in which they stood', () => {
    expect(shown(gatherWishes(ARRANGEMENT, new Set([31, 12, 11]), 3))).toBe('1:13 2: 3:11,12,31');
  });
});

describe('A category is moved', () => {
  it.each([
    [1, 'up', '1 2 3'],
    [1, 'down', '2 1 3'],
    [3, 'first', '3 1 2'],
    [1, 'last', '2 3 1'],
    [3, 'down', '1 2 3'],
  ] as const)('%i %s', (id, step, result) => {
    const order = stepCategory(ARRANGEMENT, id, step).map((each) => each.id);
    expect(order.join(' ')).toBe(result);
  });
});

describe('What the server is told', () => {
  it('names only what changed, and leads back', () => {
    const after = stepWish(ARRANGEMENT, 13, 'down');
    expect(changeBetween(ARRANGEMENT, after)).toEqual({
      categories_ids: [],
      categories: [
        { category_id: 1, wishes_ids: [11, 12] },
        { category_id: 2, wishes_ids: [13] },
      ],
      seen: {
        categories_ids: [],
        categories: [
          { category_id: 1, wishes_ids: [11, 12, 13] },
          { category_id: 2, wishes_ids: [] },
        ],
      },
    });
    expect(changeBetween(after, ARRANGEMENT)?.categories).toContainEqual({ category_id: 1, wishes_ids: [11, 12, 13] });
    expect(changeBetween(ARRANGEMENT, stepCategory(ARRANGEMENT, 3, 'first'))).toEqual({
      categories_ids: [3, 1, 2],
      categories: [],
      seen: { categories_ids: [1, 2, 3], categories: [] },
    });
    expect(changeBetween(ARRANGEMENT, stepWish(ARRANGEMENT, 11, 'up'))).toBeNull();
  });
});
