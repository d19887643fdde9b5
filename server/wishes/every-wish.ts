import { setTimeout as rest } from 'node:timers/promises';
import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { wishes } from '../database/schema/wishes.ts';
import { retriedTransaction } from '../database/transactions/retried-transaction.ts';

/** Small enough that booking one of them is delayed by only a few milliseconds. */
const BATCH = 200;
/** Bookings come first: after each batch it rests for this many times as long as the batch took. */
const REST = 4;
/** Then the job ends and queues the next, so that stopping the process never has to wait. */
const JOB_MS = 3000;

/**
 * Goes through all wishes for some seconds. A batch and the position reached are one transaction, so if anything dies
 * in between, the next job continues from there.
 * @param doBatch returns whether there is more to do: by this job, or by the next, which it queues if `isLast`
 */
export async function goThroughWishes(
  database: Database,
  doBatch: (tx: Database, isLast: boolean) => Promise<boolean>,
): Promise<void> {
  const until = performance.now() + JOB_MS;
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
    .limit(BATCH);
}

/** For an update from the rows of `change`: locks their wishes in the order of their ids, as bookings do. */
export const LOCKED_WISHES = sql`locked as (
  select id from wishes where id in (select id from change) order by id for no key update
)`;
