import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { categories, wishes } from '../database/schema/wishes.ts';

// The parents' order, used in every answer; `arranging/` changes it. How pages sort:
// web/registries/wishes/wish-order.ts.

export const IN_PARENTS_ORDER = [asc(wishes.order), asc(wishes.createdAt), asc(wishes.id)];

export const CATEGORIES_IN_PARENTS_ORDER = [asc(categories.order), asc(categories.id)];

/** The position of a wish without an order: last in its category. */
export async function nextWishOrder(tx: Database, categoryId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(wishes.order) })
    .from(wishes)
    .where(and(eq(wishes.categoryId, categoryId), isNull(wishes.deletedAt)));
  return (row?.last ?? -1) + 1;
}
