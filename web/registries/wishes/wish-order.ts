import type { Sort } from './filters.ts';

/**
 * For visitors: gifts that can still be given first, otherwise in the parents' order (server/wishes/wish-order.ts).
 */
export function availableFirst<Wish extends { available: boolean }>(wishes: readonly Wish[]): Wish[] {
  return [...wishes.filter((wish) => wish.available), ...wishes.filter((wish) => !wish.available)];
}

/** Likewise for visitors: categories in which nothing is left come last. */
export function openFirst<Category extends { wishes: readonly { available: boolean }[] }>(
  categories: readonly Category[],
): Category[] {
  const isOpen = ({ wishes }: Category) => wishes.some(({ available }) => available);
  return [...categories.filter(isOpen), ...categories.filter((category) => !isOpen(category))];
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
 * All categories' gifts in one section, sorted by price: available ones first, and within each group those without a
 * price last. Without a sort order, the categories stay.
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

/** Infinity minus Infinity is NaN: two gifts without a price are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
