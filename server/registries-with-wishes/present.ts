import type * as z from 'zod';
import type { publicRegistry, registry } from '#contract/entities.ts';
import type { SessionUser } from '../http/session/session.ts';
import { presentListedRegistry, presentPublicRegistry } from '../registries/present.ts';
import type { RegistryWithParts } from '../registries/queries.ts';
import type { CategoryWithWishes, PublicCategoryWithWishes } from '../wishes/categories/full-categories.ts';
import { presentFullCategory, presentPublicCategory } from '../wishes/categories/present.ts';

/** A registry with its wishes, for `user`, one of its managers. */
export function presentRegistryWithWishes(
  row: RegistryWithParts,
  categories: CategoryWithWishes[],
  user: SessionUser,
): z.input<typeof registry> {
  return { ...presentListedRegistry(row, user), categories: categories.map(presentFullCategory) };
}

/** A registry with its wishes, for everybody who has its link. */
export function presentPublicRegistryWithWishes(
  row: RegistryWithParts,
  categories: PublicCategoryWithWishes[],
): z.input<typeof publicRegistry> {
  return { ...presentPublicRegistry(row), categories: categories.map(presentPublicCategory) };
}
