import type * as z from 'zod';
import type { category, publicCategory } from '#contract/entities.ts';
import { presentPublicWish, presentWish } from '../present.ts';
import type { CategoryWithWishes, PublicCategoryWithWishes } from './full-categories.ts';
import type { CategoryRow } from './queries.ts';

/** A category; its wishes are added as each reader may see them. */
export function presentCategory(row: CategoryRow): Omit<z.input<typeof category>, 'wishes'> {
  return { id: row.id, label: row.label, order: row.order, birthregistry_id: row.registryId };
}

/** For a manager of its registry. */
export function presentFullCategory(row: CategoryWithWishes): z.input<typeof category> {
  return {
    ...presentCategory(row),
    wishes: row.wishes.map((wish) => presentWish(wish.row, wish.bookings)),
  };
}

/** For everybody who has the registry's link. */
export function presentPublicCategory(row: PublicCategoryWithWishes): z.input<typeof publicCategory> {
  return {
    ...presentCategory(row),
    wishes: row.wishes.map((wish) => presentPublicWish(wish.row, wish.bookings)),
  };
}
