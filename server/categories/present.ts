import type * as z from 'zod';
import type { category } from '#contract/entities.ts';
import type { categories } from '../database/schema.ts';

export type CategoryRow = Omit<typeof categories.$inferSelect, 'deletedAt'>;

/** A category; its wishes stand beside it, as each reader may see them. */
export function presentCategory(row: CategoryRow): Omit<z.input<typeof category>, 'wishes'> {
  return { id: row.id, label: row.label, order: row.order, birthregistry_id: row.registryId };
}
