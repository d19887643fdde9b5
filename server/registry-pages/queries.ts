import { type BookingRow, findBookingsOfRegistry } from '../bookings/queries.ts';
import type { CategoryRow } from '../categories/present.ts';
import { findCategories } from '../categories/queries.ts';
import type { Database } from '../database/client.ts';
import type { WishRow } from '../wishes/present.ts';
import { findWishesOfRegistry } from '../wishes/queries.ts';

export interface CategoryWithWishes extends CategoryRow {
  wishes: { row: WishRow; bookings: BookingRow[] }[];
}

/** A list's categories with their wishes and bookings, all in order. */
export async function findFullCategories(database: Database, registryId: number): Promise<CategoryWithWishes[]> {
  const categories = await findCategories(database, registryId);
  const wishes = await findWishesOfRegistry(database, registryId);
  const bookings = await findBookingsOfRegistry(database, registryId);
  const wishesOf = Map.groupBy(wishes, (wish) => wish.categoryId);
  return categories.map((category) => ({
    ...category,
    wishes: (wishesOf.get(category.id) ?? []).map((row) => ({ row, bookings: bookings.get(row.id) ?? [] })),
  }));
}
