import type { ShownWishes } from '#contract/registries.ts';
import {
  type BookingRow,
  findBookingsOfRegistry,
  findPublicBookingsOfRegistry,
  type PublicBookingRow,
} from '../../bookings/queries.ts';
import type { Database } from '../../database/client.ts';
import { findPublicWishesOfRegistry, findWishesOfRegistry, type PublicWishRow, type WishRow } from '../queries.ts';
import { type CategoryRow, findCategories } from './queries.ts';

interface WithWishes<Wish, Booking> extends CategoryRow {
  wishes: { row: Wish; bookings: Booking[] }[];
}
export type CategoryWithWishes = WithWishes<WishRow, BookingRow>;
export type PublicCategoryWithWishes = WithWishes<PublicWishRow, PublicBookingRow>;

/** A registry's categories with their wishes and bookings, all in order. */
export async function findFullCategories(database: Database, registryId: number): Promise<CategoryWithWishes[]> {
  const categories = await findCategories(database, registryId);
  const wishes = await findWishesOfRegistry(database, registryId);
  const bookings = await findBookingsOfRegistry(database, registryId);
  return joined(categories, wishes, bookings);
}

/** A registry's categories as visitors see them, optionally without some parts. */
export async function findPublicCategories(
  database: Database,
  registryId: number,
  shown: ShownWishes = 'whole',
): Promise<PublicCategoryWithWishes[]> {
  if (shown === 'none') return [];
  const categories = await findCategories(database, registryId);
  const wishes = await findPublicWishesOfRegistry(database, registryId, { asCards: shown === 'cards' });
  const bookings = await findPublicBookingsOfRegistry(database, registryId);
  return joined(categories, wishes, bookings);
}

function joined<Wish extends { id: number; categoryId: number }, Booking>(
  categories: CategoryRow[],
  wishes: Wish[],
  bookings: Map<number, Booking[]>,
): WithWishes<Wish, Booking>[] {
  const wishesOf = Map.groupBy(wishes, (wish) => wish.categoryId);
  return categories.map((category) => ({
    ...category,
    wishes: (wishesOf.get(category.id) ?? []).map((row) => ({ row, bookings: bookings.get(row.id) ?? [] })),
  }));
}
