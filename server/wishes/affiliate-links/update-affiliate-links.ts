import { setTimeout as rest } from 'node:timers/promises';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { keptShopLinks } from '../../affiliate/links/affiliate-links.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { affiliateUpdates, wishes } from '../../database/schema.ts';
import { retriedTransaction } from '../../database/transactions/retried-transaction.ts';

/** A part of an update: a few seconds of it. */
export interface UpdateJob {
  updateId: number;
  turn: number;
}

/** Few enough that a booking of one of them waits for no more than some milliseconds. */
const WISHES_AT_ONCE = 200;
/** Bookings come first: between two batches it rests this many times as long as one took. */
const REST = 2;
/** Then the job ends and asks for the next, so that a process that stops waits for nobody. */
const TURN_MS = 3000;

/**
 * Goes on with an update of all wishes' links, batch by batch in the order of their ids. A batch and how far it came are
 * one transaction, so whatever dies in between, the next job goes on from there.
 */
export async function updateAffiliateLinks(context: Context, job: UpdateJob): Promise<void> {
  const until = performance.now() + TURN_MS;
  for (;;) {
    const began = performance.now();
    const isLast = began > until;
    const isMore = await retriedTransaction(context.database, (tx) =>
      updateBatch({ ...context, database: tx }, job, isLast),
    );
    if (!isMore || isLast) return;
    await rest(REST * (performance.now() - began));
  }
}

/** @returns whether there is more to do, by this job or by the next one, which is queued if this is its last batch */
async function updateBatch(context: Context, job: UpdateJob, isLast: boolean): Promise<boolean> {
  const { database: tx, jobs } = context;
  // The batch can be done again: nobody waits for the disk because of it.
  await tx.execute(sql`set local synchronous_commit = off`);
  const ours = and(
    eq(affiliateUpdates.id, job.updateId),
    eq(affiliateUpdates.turn, job.turn),
    eq(affiliateUpdates.isOpen, true),
  );
  const [update] = await tx.select().from(affiliateUpdates).where(ours).for('update');
  if (!update) return false;
  const batch = await findBatch(tx, update.afterId);
  const last = batch.at(-1);
  const changed = await writeLinks(context, batch);
  await tx
    .update(affiliateUpdates)
    .set({
      total: update.total ?? (await tx.$count(wishes)),
      done: update.done + batch.length,
      changed: update.changed + changed,
      ...(last ? { afterId: last.id } : { finishedAt: sql`now()`, isOpen: null }),
    })
    .where(ours);
  if (last && isLast) await jobs.send(tx, 'affiliate-links', job);
  return last !== undefined;
}

function findBatch(tx: Database, afterId: number) {
  return tx
    .select({ id: wishes.id, link: wishes.link, affiliateLink: wishes.affiliateLink })
    .from(wishes)
    .where(gt(wishes.id, afterId))
    .orderBy(asc(wishes.id))
    .limit(WISHES_AT_ONCE);
}

/** Writes the links that are others now, and returns how many. A wish that got another link meanwhile keeps that. */
async function writeLinks(context: Context, batch: Awaited<ReturnType<typeof findBatch>>): Promise<number> {
  const linked = batch.flatMap(({ link, ...wish }) => (link === null ? [] : { ...wish, link }));
  const kept = await keptShopLinks(
    context,
    linked.map(({ link }) => link),
  );
  const changes = linked.flatMap(({ id, link: was, affiliateLink }, at) => {
    const now = kept[at];
    const isSame = now?.link === was && now.affiliateLink === affiliateLink;
    return now && !isSame ? { id, was, link: now.link, affiliate_link: now.affiliateLink } : [];
  });
  if (changes.length === 0) return 0;
  // Locked in the order of their ids, as bookings do.
  const { rowCount } = await context.database.execute(sql`
    with change as (
      select * from json_to_recordset(${JSON.stringify(changes)}::json)
        as change(id bigint, was text, link text, affiliate_link text)
    ), locked as (
      select id from wishes where id in (select id from change) order by id for no key update
    )
    update wishes set link = change.link, affiliate_link = change.affiliate_link
    from change join locked on locked.id = change.id
    where wishes.id = change.id and wishes.link = change.was`);
  return rowCount ?? 0;
}
