import type * as z from 'zod';
import type { category as fullCategory, publicCategory, publicRegistry, registry } from '#contract/entities.ts';
import { presentCategory } from '../categories/present.ts';
import type { SessionUser } from '../http/session.ts';
import { presentListedRegistry, presentPublicRegistry } from '../registries/present.ts';
import type { RegistryWithParts } from '../registries/queries.ts';
import { presentPublicWish, presentWish } from '../wishes/present.ts';
import type { CategoryWithWishes } from './queries.ts';

/** A whole list for `user`, one of its managers. */
export function presentRegistryPage(
  row: RegistryWithParts,
  categories: CategoryWithWishes[],
  user: SessionUser,
): z.input<typeof registry> {
  return { ...presentListedRegistry(row, user), categories: categories.map(presentFullCategory) };
}

/** A whole list for everybody who has its link. */
export function presentPublicRegistryPage(
  row: RegistryWithParts,
  categories: CategoryWithWishes[],
): z.input<typeof publicRegistry> {
  return { ...presentPublicRegistry(row), categories: categories.map(presentPublicCategory) };
}

export function presentFullCategory(category: CategoryWithWishes): z.input<typeof fullCategory> {
  return {
    ...presentCategory(category),
    wishes: category.wishes.map(({ row, bookings }) => presentWish(row, bookings)),
  };
}

export function presentPublicCategory(category: CategoryWithWishes): z.input<typeof publicCategory> {
  return {
    ...presentCategory(category),
    wishes: category.wishes.map(({ row, bookings }) => presentPublicWish(row, bookings)),
  };
}
