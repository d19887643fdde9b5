import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { wish } from '#contract/entities.ts';
import { findBookingsOfWishes } from '../bookings/queries.ts';
import type { Database } from '../database/client.ts';
import { wishes } from '../database/schema/wishes.ts';
import { presentWish } from './present.ts';
import { findWishes } from './queries.ts';
import { IN_PARENTS_ORDER } from './wish-order.ts';

/** What is read at once: all of most lists, or half a dozen of the longest wishes. */
const BATCH_BYTES = 128 * 1024;

/** About as many as a wish takes, and each of its bookings, without the parents' longest texts. */
const BYTES_OF_ONE = 500;

export type WishPosition = Awaited<ReturnType<typeof findWishPositions>>[number];

/** What there is to read of a wish. */
type UnreadWish = Pick<WishPosition, 'id' | 'bytes'>;

/**
 * The ids of wishes, deleted ones too, in the parents' order: little data, however many there are. How long their
 * texts are is known without reading them.
 */
export function findWishPositions(database: Database, where: SQL | undefined) {
  return database
    .select({
      id: wishes.id,
      categoryId: wishes.categoryId,
      order: wishes.order,
      isDeleted: isNotNull(wishes.deletedAt).mapWith(Boolean),
      bytes: bytesOf().mapWith(Number),
    })
    .from(wishes)
    .where(where)
    .orderBy(...IN_PARENTS_ORDER);
}

function bytesOf(): SQL {
  const texts = [wishes.description, wishes.link, wishes.affiliateLink].map(
    (text) => sql`coalesce(octet_length(${text}), 0)`,
  );
  return sql`${BYTES_OF_ONE}::int * (1 + ${wishes.bookingCount}) + ${sql.join(texts, sql` + `)}`;
}

type Wish = z.input<typeof wish>;

/** These wishes for a manager, read a few at a time; any removed for good meanwhile are left out. */
export function showWishes(database: Database, unread: UnreadWish[]): AsyncGenerator<Wish> {
  return nextOf(readWishes(database, unread), unread.length);
}

/** This many of those being read. */
export async function* nextOf(reading: AsyncGenerator<Wish | null>, count: number): AsyncGenerator<Wish> {
  for (let taken = 0; taken < count; taken += 1) {
    const { value } = await reading.next();
    if (value) yield value;
  }
}

/** Null in place of what was removed for good meanwhile. */
export async function* readWishes(database: Database, unread: UnreadWish[]): AsyncGenerator<Wish | null> {
  for (const ids of inBatches(unread)) {
    const rows = await findWishes(database, ids);
    const bookings = await findBookingsOfWishes(database, ids);
    for (const row of ids.map((id) => rows.get(id))) yield row ? presentWish(row, bookings.get(row.id)) : null;
  }
}

/** Their ids, as many at once as may be in memory. */
function inBatches(unread: UnreadWish[]): number[][] {
  const batches: number[][] = [];
  let free = 0;
  for (const { id, bytes } of unread) {
    if (bytes > free) {
      batches.push([]);
      free = BATCH_BYTES;
    }
    batches.at(-1)?.push(id);
    free -= bytes;
  }
  return batches;
}
