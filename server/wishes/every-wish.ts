import { setTimeout as rest } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { wishes } from '../database/schema/wishes.ts';
import { retriedTransaction } from '../database/transactions/retried-transaction.ts';

/** Few enough that a booking of one of them waits for no more than some milliseconds. */
const WISHES_AT_ONCE = 200;
/** Bookings come first: between two batches it rests this many times as long as one took. */
const REST = 4;
/** Then the job ends and asks for the next, so that a process that stops waits for nobody. */
const TURN_MS = 3000;

/**
 * Goes through all wishes for some seconds. A batch and how far it came are one transaction, so whatever dies in
 * between, the next job goes on from there.
 * @param doBatch returns whether there is more to do: by this job, or by the next, which it queues if `isLast`
 */
export async function goThroughWishes(
  database: Database,
  doBatch: (tx: Database, isLast: boolean) => Promise<boolean>,
): Promise<void> {
  const until = performance.now() + TURN_MS;
  for (;;) {
    const began = performance.now();
    const isLast = began > until;
    const isMore = await retriedTransaction(database, (tx) => doBatch(tx, isLast));
    if (!isMore || isLast) return;
    await rest(REST * (performance.now() - began));
  }
}

/** The wishes of the next batch, in the order of their ids. */
export function findNextWishes(tx: Database, afterId: number) {
  return tx
    .select({
      id: wishes.id,
      link: wishes.link,
      affiliateLink: wishes.affiliateLink,
      articleId: wishes.articleId,
    })
    .from(wishes)
    .where(gt(wishes.id, afterId))
    .orderBy(asc(wishes.id))
    .limit(WISHES_AT_ONCE);
}

/** Of an update with the rows of `change`: locks their wishes in the order of their ids, as bookings do. */
export const LOCKED_WISHES = sql`locked as (
  select id from wishes where id in (select id from change) order by id for no key update
)`;
