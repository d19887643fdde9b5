import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { category } from '#contract/entities.ts';
import type { ShownWishes } from '#contract/registries.ts';
import type { Database } from '../../database/client.ts';
import { wishes } from '../../database/schema/wishes.ts';
import type { InParts } from '../../http/limits/json-in-parts.ts';
import { findWishPositions, nextOf, readWishes, type WishPosition } from '../wishes-in-parts.ts';
import { presentCategory } from './present.ts';
import { type CategoryRow, findCategories } from './queries.ts';

type CategoryInParts = InParts<z.input<typeof category>>;

/** A registry's categories for its managers, in order; without their wishes for forms, which need none. */
export async function showCategoriesOf(
  database: Database,
  registryId: number,
  shown: ShownWishes = 'whole',
): Promise<CategoryInParts[]> {
  const rows = await findCategories(database, registryId);
  if (shown === 'none') return showCategories(database, rows, []);
  const isThere = and(eq(wishes.registryId, registryId), isNull(wishes.deletedAt));
  return showCategories(database, rows, await findWishPositions(database, isThere));
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
  const positionsIn = ({ id }: CategoryRow) => wishesOf.get(id) ?? [];
  const reading = readWishes(database, rows.flatMap(positionsIn));
  return rows.map((row) => ({ ...presentCategory(row), wishes: nextOf(reading, positionsIn(row).length) }));
}
