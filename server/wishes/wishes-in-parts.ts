import { inArray, isNotNull, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { wish } from '#contract/entities.ts';
import { findBookingsOfWishes } from '../bookings/queries.ts';
import type { Database } from '../database/client.ts';
import { wishes } from '../database/schema/wishes.ts';
import { presentWish } from './present.ts';
import { findWishes } from './queries.ts';
import { IN_PARENTS_ORDER } from './wish-order.ts';

/** Each may contain 15,000 characters, plus messages. */
const BATCH = 20;

export type WishPosition = Awaited<ReturnType<typeof findWishPositions>>[number];

/** The ids of wishes, deleted ones too, in the parents' order: little data, however many there are. */
export function findWishPositions(database: Database, where: SQL | undefined) {
  return database
    .select({
      id: wishes.id,
      categoryId: wishes.categoryId,
      order: wishes.order,
      isDeleted: isNotNull(wishes.deletedAt).mapWith(Boolean),
    })
    .from(wishes)
    .where(where)
    .orderBy(...IN_PARENTS_ORDER);
}

type Wish = z.input<typeof wish>;

/** These wishes for a manager, read a few at a time; any removed for good meanwhile are left out. */
export function showWishes(database: Database, ids: number[]): AsyncGenerator<Wish> {
  return nextOf(readWishes(database, ids), ids.length);
}

/** This many of those being read. */
export async function* nextOf(reading: AsyncGenerator<Wish | null>, count: number): AsyncGenerator<Wish> {
  for (let taken = 0; taken < count; taken += 1) {
    const { value } = await reading.next();
    if (value) yield value;
  }
}

/** Null in place of what was removed for good meanwhile. */
export async function* readWishes(database: Database, ids: number[]): AsyncGenerator<Wish | null> {
  for (let begin = 0; begin < ids.length; begin += BATCH) {
    const some = ids.slice(begin, begin + BATCH);
    const rows = new Map((await findWishes(database, inArray(wishes.id, some))).map((row) => [row.id, row]));
    const bookings = await findBookingsOfWishes(database, some);
    for (const row of some.map((id) => rows.get(id))) yield row ? presentWish(row, bookings.get(row.id)) : null;
  }
}
