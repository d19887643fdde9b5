import type { Sort } from './filters.ts';

/**
 * What visitors see: the gifts that can still be given first, otherwise in the parents' order
 * (server/wishes/wish-order.ts).
 */
export function availableFirst<Wish extends { available: boolean }>(wishes: readonly Wish[]): Wish[] {
  return [...wishes.filter((wish) => wish.available), ...wishes.filter((wish) => !wish.available)];
}

interface SortedWish {
  price: number;
  available: boolean;
}

interface Section<Wish> {
  id: number;
  label: string;
  wishes: Wish[];
}

/**
 * The gifts of all categories in one section, by price; those that can still be given first, and those without a price
 * last of each. Without an order the categories stay.
 */
export function byPrice<Wish extends SortedWish>(
  categories: readonly Section<Wish>[],
  sort: Sort,
  label: string,
): readonly Section<Wish>[] {
  if (sort === '' || categories.length === 0) return categories;
  const sign = sort === 'price' ? 1 : -1;
  const rank = ({ price }: Wish) => (price === 0 ? Number.POSITIVE_INFINITY : sign * price);
  const wishes = categories.flatMap((category) => category.wishes).sort((a, b) => compare(rank(a), rank(b)));
  return [{ id: 0, label, wishes: availableFirst(wishes) }];
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
