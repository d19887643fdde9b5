import { hash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { storedShopLinks } from '../../affiliate/links/affiliate-links.ts';
import { findAllRules } from '../../affiliate/rules/queries.ts';
import type { Context } from '../../context.ts';
import { affiliateUpdates, wishes } from '../../database/schema/wishes.ts';
import { findNextWishes, goThroughWishes, LOCKED_WISHES } from '../every-wish.ts';

/** One part of an update, taking a few seconds. */
export interface UpdateJob {
  updateId: number;
  turn: number;
}

/** Continues an update of all wishes' links. */
export async function updateAffiliateLinks(context: Context, job: UpdateJob): Promise<void> {
  await goThroughWishes(context.database, (tx, isLast) => updateBatch({ ...context, database: tx }, job, isLast));
}

async function updateBatch(context: Context, job: UpdateJob, isLast: boolean): Promise<boolean> {
  const { database: tx, jobs } = context;
  // A batch can be repeated, so it need not wait for the disk.
  await tx.execute(sql`set local synchronous_commit = off`);
  const ours = and(
    eq(affiliateUpdates.id, job.updateId),
    eq(affiliateUpdates.turn, job.turn),
    eq(affiliateUpdates.isOpen, true),
  );
  const [update] = await tx.select().from(affiliateUpdates).where(ours).for('update');
  if (!update) return false;
  const batch = await findNextWishes(tx, update.afterId);
  const last = batch.at(-1);
  const isFirst = update.afterId === 0;
  const rules = isFirst || !last ? await identifyRules(context) : update.rules;
  if (!last && rules !== update.rules && !isFirst) {
    // A rule changed after the first wishes were done: all are gone through once more.
    await tx.update(affiliateUpdates).set({ afterId: 0, done: 0, total: null }).where(ours);
    if (isLast) await jobs.send(tx, 'affiliate-links', job);
    return true;
  }
  const changed = await writeLinks(context, batch);
  await tx
    .update(affiliateUpdates)
    .set({
      total: update.total ?? (await tx.$count(wishes)),
      done: update.done + batch.length,
      changed: update.changed + changed,
      rules,
      ...(last ? { afterId: last.id } : { finishedAt: sql`now()`, isOpen: null }),
    })
    .where(ours);
  if (last && isLast) await jobs.send(tx, 'affiliate-links', job);
  return last !== undefined;
}

/** Changes with any rule, and with what the networks gave the operator. */
async function identifyRules({ database, config }: Context): Promise<string> {
  return hash('sha256', JSON.stringify([await findAllRules(database), config.affiliate]), 'base64url');
}

/** Writes the links that changed, and returns how many. A wish whose link was edited meanwhile is left alone. */
async function writeLinks(context: Context, batch: Awaited<ReturnType<typeof findNextWishes>>): Promise<number> {
  const linked = batch.flatMap(({ link, ...wish }) => (link === null ? [] : { ...wish, link }));
  const kept = await storedShopLinks(
    context,
    linked.map(({ link }) => link),
  );
  const changes = linked.flatMap(({ id, link: was, affiliateLink }, at) => {
    const now = kept[at];
    const isSame = now?.link === was && now.affiliateLink === affiliateLink;
    return now && !isSame ? { id, was, link: now.link, affiliate_link: now.affiliateLink } : [];
  });
  if (changes.length === 0) return 0;
  const { rowCount } = await context.database.execute(sql`
    with change as (
      select * from json_to_recordset(${JSON.stringify(changes)}::json)
        as change(id bigint, was text, link text, affiliate_link text)
    ), ${LOCKED_WISHES}
    update wishes set link = change.link, affiliate_link = change.affiliate_link
    from change join locked on locked.id = change.id
    where wishes.id = change.id and wishes.link = change.was`);
  return rowCount ?? 0;
}
