import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { arrangement } from '#contract/arranging.ts';
import type { Database } from '../../database/client.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { problem } from '../../http/problem.ts';
import { findCategories } from '../categories/queries.ts';
import { findWishPositions } from '../wishes-in-parts.ts';

type Arrangement = z.output<typeof arrangement>;
interface WishPosition {
  id: number;
  categoryId: number;
  order: number;
}

/**
 * Puts a registry's categories and wishes in the given order; the caller has locked the registry, so that two
 * arrangements cannot interleave. Only rows whose position changes are written.
 * @throws NOT_FOUND naming each category and wish that is not (or no longer) there; ARRANGED_MEANWHILE
 */
export async function arrange(tx: Database, registryId: number, input: Arrangement): Promise<void> {
  const categories = await findCategories(tx, registryId);
  const isThere = and(eq(wishes.registryId, registryId), isNull(wishes.deletedAt));
  // By id, as everywhere: booking several gifts locks them in the same order.
  await tx.select({ id: wishes.id }).from(wishes).where(isThere).orderBy(asc(wishes.id)).for('no key update');
  const before = await findWishPositions(tx, isThere);
  refuseMissing(input, { categories, wishes: before });
  const moved = numbered(input.categories_ids, categories);
  const positions = positionsOf(input, before);
  // Sent again because no answer came, it is what it should be.
  if (moved.length + positions.length > 0) refuseUnseen(input.seen, categories, before);
  await writeCategories(tx, moved);
  await writeWishes(tx, positions);
}

/** What the caller saw, as far as it is still there, must stand where it was seen. */
function refuseUnseen(seen: Arrangement['seen'], categories: { id: number }[], before: WishPosition[]): void {
  if (!seen) return;
  const isSeen = seen.categories.every(({ category_id: id, wishes_ids: ids }) =>
    isOrder(ids, { all: before, here: before.filter(({ categoryId }) => categoryId === id) }),
  );
  if (!(isSeen && isOrder(seen.categories_ids, { all: categories, here: categories }))) {
    throw problem('ARRANGED_MEANWHILE');
  }
}

/** Whether those of `ids` that are there at all are `here`, in this order. */
function isOrder(ids: number[], { all, here }: Record<'all' | 'here', { id: number }[]>): boolean {
  const [present, seen] = [new Set(all.map(({ id }) => id)), new Set(ids)];
  const now = here.filter(({ id }) => seen.has(id)).map(({ id }) => id);
  return ids.filter((id) => present.has(id)).join() === now.join();
}

function refuseMissing(input: Arrangement, found: { categories: { id: number }[]; wishes: { id: number }[] }): void {
  const categoryIds = new Set(found.categories.map(({ id }) => id));
  const wishIds = new Set(found.wishes.map(({ id }) => id));
  const named = [...input.categories_ids, ...input.categories.map(({ category_id }) => category_id)];
  const fields = [
    ...missing('categories_ids', named, categoryIds),
    ...missing(
      'wishes_ids',
      input.categories.flatMap(({ wishes_ids }) => wishes_ids),
      wishIds,
    ),
  ];
  if (fields.length > 0) throw problem('NOT_FOUND', fields);
}

function missing(path: string, named: number[], present: Set<number>) {
  const gone = new Set(named.filter((id) => !present.has(id)));
  return [...gone].map((id) => ({ path: `${path}.${id}`, message: 'NOT_FOUND' }));
}

/** The named ones first, then the others in their previous order; only those whose number changes. */
function numbered(named: number[], rows: { id: number; order: number }[]): { id: number; order: number }[] {
  if (named.length === 0) return [];
  const first = new Set(named);
  const ids = [...named, ...rows.map(({ id }) => id).filter((id) => !first.has(id))];
  const orderOf = new Map(rows.map(({ id, order }) => [id, order]));
  return ids.map((id, order) => ({ id, order })).filter(({ id, order }) => orderOf.get(id) !== order);
}

function positionsOf(input: Arrangement, before: WishPosition[]): WishPosition[] {
  const named = new Set(input.categories.flatMap(({ wishes_ids }) => wishes_ids));
  const positionOf = new Map(before.map((wish) => [wish.id, wish]));
  const positions = input.categories.flatMap(({ category_id: categoryId, wishes_ids: ids }) => {
    const rest = before.filter((wish) => wish.categoryId === categoryId && !named.has(wish.id));
    return [...ids, ...rest.map(({ id }) => id)].map((id, order) => ({ id, categoryId, order }));
  });
  return positions.filter(({ id, categoryId, order }) => {
    const position = positionOf.get(id);
    return position?.categoryId !== categoryId || position.order !== order;
  });
}

async function writeCategories(tx: Database, rows: { id: number; order: number }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update categories set "order" = moved."order"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved(id bigint, "order" integer)
    where categories.id = moved.id`);
}

async function writeWishes(tx: Database, positions: WishPosition[]): Promise<void> {
  if (positions.length === 0) return;
  await tx.execute(sql`
    update wishes set "order" = moved."order", category_id = moved."categoryId"
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as moved(id bigint, "categoryId" bigint, "order" integer)
    where wishes.id = moved.id`);
}
