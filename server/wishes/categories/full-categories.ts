import { type BookingRow, findBookingsOfRegistry, findBookingsOfWishes } from '../../bookings/queries.ts';
import type { Database } from '../../database/client.ts';
import type { WishRow } from '../present.ts';
import { findWishesOfCategories, findWishesOfRegistry, wishIdsOfCategories } from '../queries.ts';
import { type CategoryRow, findCategories } from './queries.ts';

export interface CategoryWithWishes extends CategoryRow {
  wishes: { row: WishRow; bookings: BookingRow[] }[];
}

/** Some categories with their wishes in order. */
export async function addWishes(database: Database, categories: CategoryRow[]): Promise<CategoryWithWishes[]> {
  if (categories.length === 0) return [];
  const ids = categories.map((category) => category.id);
  const wishes = await findWishesOfCategories(database, ids);
  const bookings = await findBookingsOfWishes(database, wishIdsOfCategories(database, ids));
  return joined(categories, wishes, bookings);
}

/** A registry's categories with their wishes and bookings, all in order. */
export async function findFullCategories(database: Database, registryId: number): Promise<CategoryWithWishes[]> {
  const categories = await findCategories(database, registryId);
  const wishes = await findWishesOfRegistry(database, registryId);
  const bookings = await findBookingsOfRegistry(database, registryId);
  return joined(categories, wishes, bookings);
}

function joined(
  categories: CategoryRow[],
  wishes: WishRow[],
  bookings: Map<number, BookingRow[]>,
): CategoryWithWishes[] {
  const wishesOf = Map.groupBy(wishes, (wish) => wish.categoryId);
  return categories.map((category) => ({
    ...category,
    wishes: (wishesOf.get(category.id) ?? []).map((row) => ({ row, bookings: bookings.get(row.id) ?? [] })),
  }));
}
