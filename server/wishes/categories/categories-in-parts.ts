import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { category } from '#contract/entities.ts';
import type { Database } from '../../database/client.ts';
import { wishes } from '../../database/schema/wishes.ts';
import type { InParts } from '../../http/limits/json-in-parts.ts';
import { findWishPositions, nextOf, readWishes, type WishPosition } from '../wishes-in-parts.ts';
import { presentCategory } from './present.ts';
import { type CategoryRow, findCategories } from './queries.ts';

type CategoryInParts = InParts<z.input<typeof category>>;

/** A registry's categories for its managers, in order. */
export async function showCategoriesOf(database: Database, registryId: number): Promise<CategoryInParts[]> {
  const rows = await findCategories(database, registryId);
  const isThere = and(eq(wishes.registryId, registryId), isNull(wishes.deletedAt));
  return showCategories(database, rows, await findWishPositions(database, isThere));
}

/** The same without their wishes. */
export async function showEmptyCategoriesOf(database: Database, registryId: number): Promise<CategoryInParts[]> {
  return showCategories(database, await findCategories(database, registryId), []);
}

/** One of them. */
export async function showCategory(database: Database, row: CategoryRow): Promise<CategoryInParts> {
  const isThere = and(eq(wishes.categoryId, row.id), isNull(wishes.deletedAt));
  const [shown] = showCategories(database, [row], await findWishPositions(database, isThere));
  return shown as CategoryInParts;
}

/**
 * Categories with the wishes at these positions, to be sent one after another: wishes are read as they are sent, a
 * few at a time whichever category they are in, since there may be 500 long ones.
 */
export function showCategories(database: Database, rows: CategoryRow[], positions: WishPosition[]): CategoryInParts[] {
  const wishesOf = Map.groupBy(positions, ({ categoryId }) => categoryId);
  const idsOf = ({ id }: CategoryRow) => (wishesOf.get(id) ?? []).map((position) => position.id);
  const reading = readWishes(database, rows.flatMap(idsOf));
  return rows.map((row) => ({ ...presentCategory(row), wishes: nextOf(reading, idsOf(row).length) }));
}
