import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { type OldRows, olderThan, TIME_TO_UNDO } from '../database/old-rows.ts';
import { categories, wishes } from '../database/schema/wishes.ts';

export const oldWishes: OldRows = {
  table: wishes,
  key: wishes.id,
  where: olderThan(wishes.deletedAt, TIME_TO_UNDO),
};

/** Its wishes may still be restorable after the category's own time is over. */
export function oldCategories(database: Database): OldRows {
  const wishesOfIt = database.select({ one: sql`1` }).from(wishes).where(eq(wishes.categoryId, categories.id));
  const where = and(olderThan(categories.deletedAt, TIME_TO_UNDO), notExists(wishesOfIt));
  return { table: categories, key: categories.id, where };
}
