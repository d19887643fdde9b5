import { asc } from 'drizzle-orm';
import { categories, wishes } from '../database/schema/wishes.ts';

// The parents' order, used in every answer; `arranging/` changes it. How pages sort:
// web/registries/wishes/wish-order.ts.

export const IN_PARENTS_ORDER = [asc(wishes.order), asc(wishes.createdAt), asc(wishes.id)];

export const CATEGORIES_IN_PARENTS_ORDER = [asc(categories.order), asc(categories.id)];
