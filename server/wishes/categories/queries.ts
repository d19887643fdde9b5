import { and, asc, eq, exists, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { categoryCreate } from '#contract/categories.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Paging } from '#contract/paging.ts';
import type { Database } from '../../database/client.ts';
import { registries } from '../../database/schema/registries.ts';
import { categories, wishes } from '../../database/schema/wishes.ts';
import { refuseBeyondQuota } from '../../http/limits/quotas.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { writtenRow } from '../../http/written-row.ts';
import { inManagedRegistry, lockRegistry, managedBy } from '../../registries/access.ts';
import { CATEGORIES_IN_PARENTS_ORDER } from '../wish-order.ts';

export type CategoryRow = Omit<typeof categories.$inferSelect, 'deletedAt'>;

const columns = {
  id: categories.id,
  registryId: categories.registryId,
  label: categories.label,
  order: categories.order,
};
const REFUSALS = { categories_label_unique: () => problem('CATEGORY_ALREADY_EXISTS') };

/** A registry's categories in order. */
export function findCategories(database: Database, registryId: number): Promise<CategoryRow[]> {
  return database
    .select(columns)
    .from(categories)
    .where(and(eq(categories.registryId, registryId), isNull(categories.deletedAt)))
    .orderBy(...CATEGORIES_IN_PARENTS_ORDER);
}

/** A page of the categories of all registries the user manages, oldest first. */
export async function findManagedCategories(
  database: Database,
  user: SessionUser,
  { skip, limit }: Paging,
): Promise<{ rows: CategoryRow[]; total: number }> {
  const mine = isManaged(database, user);
  const rows = await database
    .select(columns)
    .from(categories)
    .where(mine)
    .orderBy(asc(categories.id))
    .offset(skip)
    .limit(limit);
  return { rows, total: await database.$count(categories, mine) };
}

/** A category of a registry the user manages, or null. */
export async function findManagedCategory(
  database: Database,
  user: SessionUser,
  id: number,
): Promise<CategoryRow | null> {
  const [row] = await database
    .select(columns)
    .from(categories)
    .where(and(eq(categories.id, id), isManaged(database, user)));
  return row ?? null;
}

function isManaged(database: Database, user: SessionUser): SQL {
  return and(inManagedRegistry(database, categories.registryId, user), isNull(categories.deletedAt)) as SQL;
}

/**
 * A category of a registry the user manages; the registry is locked until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockCategory(tx: Database, id: number, user: SessionUser): Promise<CategoryRow> {
  const ofCategory = tx.select({ id: categories.registryId }).from(categories).where(eq(categories.id, id));
  await lockRegistry(tx, and(inArray(registries.id, ofCategory), managedBy(user)));
  const row = await findCategory(tx, id);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** A category; null if it is deleted or never existed. */
export async function findCategory(database: Database, id: number): Promise<CategoryRow | null> {
  const [row] = await database
    .select(columns)
    .from(categories)
    .where(and(eq(categories.id, id), isNull(categories.deletedAt)));
  return row ?? null;
}

/**
 * Adds a category to a registry that the caller has locked: last, if it has no order.
 * @throws 422 when the registry has the maximum number; CATEGORY_ALREADY_EXISTS when it has one with this label, in
 * any case
 */
export async function addCategory(
  tx: Database,
  registryId: number,
  { label, order }: z.output<typeof categoryCreate>,
): Promise<CategoryRow> {
  const withDeleted = eq(categories.registryId, registryId);
  const present = and(withDeleted, isNull(categories.deletedAt));
  await refuseBeyondQuota(tx, { table: categories, withDeleted, present, most: LIMITS.categoriesPerList });
  const [row] = await tx
    .select({ last: max(categories.order) })
    .from(categories)
    .where(present);
  const values = { registryId, label, order: order ?? (row?.last ?? -1) + 1 };
  return writtenRow(tx.insert(categories).values(values).returning(columns), REFUSALS);
}

/** @throws CATEGORY_ALREADY_EXISTS when the registry has another with this label, in any case */
export function changeCategory(
  tx: Database,
  id: number,
  values: Partial<typeof categories.$inferInsert>,
): Promise<CategoryRow> {
  return writtenRow(tx.update(categories).set(values).where(eq(categories.id, id)).returning(columns), REFUSALS);
}

/** @throws CATEGORY_NOT_EMPTY while it has wishes */
export async function deleteCategory(tx: Database, id: number): Promise<void> {
  const hasWishes = exists(
    tx
      .select({ one: sql`1` })
      .from(wishes)
      .where(and(eq(wishes.categoryId, id), isNull(wishes.deletedAt))),
  );
  const deleted = await tx
    .update(categories)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(categories.id, id), sql`not ${hasWishes}`))
    .returning({ id: categories.id });
  if (deleted.length === 0) throw problem('CATEGORY_NOT_EMPTY');
}
