import type * as z from 'zod';
import type { category } from '#contract/entities.ts';
import type { categories } from '../database/schema.ts';

export type CategoryRow = Omit<typeof categories.$inferSelect, 'deletedAt'>;

/** A category without its wishes. */
export function presentCategory(row: CategoryRow): z.input<typeof category> {
  return { id: row.id, label: row.label, order: row.order, birthregistry_id: row.registryId };
}
