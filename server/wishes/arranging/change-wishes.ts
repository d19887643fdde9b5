import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { wishesChange } from '#contract/arranging.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { TIME_TO_UNDO } from '../../database/old-rows.ts';
import { categories, wishes } from '../../database/schema/wishes.ts';
import { invalid, problem } from '../../http/problem.ts';
import { deleteWishes } from '../delete-wishes.ts';

/**
 * Changes several wishes of a registry the caller has locked, all or nothing.
 * @throws NOT_FOUND naming each wish that is not there; BOOKED_MEANWHILE; 422 when more than the registry's maximum
 *   would be there again
 */
export async function changeWishes(
  context: Context,
  tx: Database,
  registryId: number,
  { wishes_ids: ids, is_favorite: isFavorite, deleted, newest_booking: newestBooking }: z.output<typeof wishesChange>,
): Promise<void> {
  const these = and(eq(wishes.registryId, registryId), inArray(wishes.id, Array.from(new Set(ids)))) as SQL;
  await lockAll(tx, ids, deleted === false ? (and(these, mayComeBack(tx)) as SQL) : (and(these, isPresent) as SQL));
  if (isFavorite !== undefined) {
    await tx
      .update(wishes)
      .set({ isFavorite })
      .where(and(these, ne(wishes.isFavorite, isFavorite)));
  }
  if (deleted === true) await deleteWishes(context, tx, { ids, newestBooking });
  if (deleted === false) await bringBack(tx, registryId, these);
}

const isPresent = isNull(wishes.deletedAt);

/** What is there, and what was recently deleted from a category that still exists. */
function mayComeBack(tx: Database): SQL {
  const recent = gt(wishes.deletedAt, sql`now() - ${TIME_TO_UNDO}::interval`);
  const present = tx.select({ id: categories.id }).from(categories).where(isNull(categories.deletedAt));
  return and(sql`(${isPresent} or ${recent})`, inArray(wishes.categoryId, present)) as SQL;
}

async function lockAll(tx: Database, ids: number[], where: SQL): Promise<void> {
  const rows = await tx.select({ id: wishes.id }).from(wishes).where(where).orderBy(asc(wishes.id)).for('update');
  const found = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length === 0) return;
  throw problem(
    'NOT_FOUND',
    gone.map((id) => ({ path: `wishes_ids.${id}`, message: 'NOT_FOUND' })),
  );
}

async function bringBack(tx: Database, registryId: number, these: SQL): Promise<void> {
  await tx.update(wishes).set({ deletedAt: null }).where(these);
  const present = await tx.$count(wishes, and(eq(wishes.registryId, registryId), isPresent));
  if (present > LIMITS.wishesPerList) throw invalid('', `QUOTA:${LIMITS.wishesPerList}`);
}
