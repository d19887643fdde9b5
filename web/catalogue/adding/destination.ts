import type { Answer } from '#contract/calls.ts';
import { type CategoryChoice, findCategoryByLabel } from '#web/data/registries/create-category.ts';
import type { lastDestination } from '#web/wishes/categories/last-destination.ts';

export type OwnRegistry = Answer<'GET /birthregistry/mine'>[number];

/** Where an article goes: an existing category, or a new one. */
export interface ArticleDestination {
  registryId: number;
  category: CategoryChoice | { id: null; label: string };
}

/** The list last added to, otherwise the newest. */
export function proposedRegistry<Registry extends { id: number }>(
  registries: readonly Registry[],
  last: ReturnType<typeof lastDestination.read>,
): Registry | undefined {
  return registries.find(({ id }) => id === last?.registryId) ?? registries[0];
}

/**
 * The category last added to, otherwise the one named like the article's kind in the catalogue; if the list has none,
 * that one is created.
 */
export function proposedCategory(
  categories: readonly CategoryChoice[],
  last: ReturnType<typeof lastDestination.read>,
  kind: string,
): ArticleDestination['category'] {
  const used = categories.find(({ id }) => id === last?.categoryId);
  return used ?? findCategoryByLabel(categories, kind) ?? categories[0] ?? { id: null, label: kind };
}
