import { setTimeout as rest } from 'node:timers/promises';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { articleLinkings, wishes } from '../../database/schema.ts';
import { retriedTransaction } from '../../database/transactions/retried-transaction.ts';
import { findArticlesOfLinks } from './find-articles.ts';

/** A part of a run: a few seconds of it. */
export interface LinkingJob {
  runId: number;
  turn: number;
}

const WISHES_AT_ONCE = 200;
/** Bookings come first: between two batches it rests this many times as long as one took. */
const REST = 2;
/** Then the job ends and asks for the next. */
const TURN_MS = 3000;

/** Goes on with a run, batch by batch in the order of the wishes' ids; a batch and how far it came are one transaction. */
export async function linkWishes(context: Pick<Context, 'database' | 'jobs'>, job: LinkingJob): Promise<void> {
  const until = performance.now() + TURN_MS;
  for (;;) {
    const began = performance.now();
    const isLast = began > until;
    const isMore = await retriedTransaction(context.database, (tx) => linkBatch(context, tx, job, isLast));
    if (!isMore || isLast) return;
    await rest(REST * (performance.now() - began));
  }
}

async function linkBatch(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  job: LinkingJob,
  isLast: boolean,
): Promise<boolean> {
  const ours = and(
    eq(articleLinkings.id, job.runId),
    eq(articleLinkings.turn, job.turn),
    eq(articleLinkings.isOpen, true),
  );
  const [run] = await tx.select().from(articleLinkings).where(ours).for('update');
  if (!run) return false;
  const batch = await tx
    .select({ id: wishes.id, link: wishes.link, articleId: wishes.articleId })
    .from(wishes)
    .where(gt(wishes.id, run.afterId))
    .orderBy(asc(wishes.id))
    .limit(WISHES_AT_ONCE);
  const linked = await writeArticles(tx, batch);
  const last = batch.at(-1);
  const progress = { done: run.done + batch.length, linked: run.linked + linked };
  await tx
    .update(articleLinkings)
    .set({ ...progress, ...(last ? { afterId: last.id } : { isOpen: null }) })
    .where(ours);
  if (last && isLast) await jobs.send(tx, 'article-links', job);
  return last !== undefined;
}

/** A wish that is linked already, or got another link meanwhile, stays as it is. */
async function writeArticles(tx: Database, batch: { id: number; link: string | null; articleId: number | null }[]) {
  const free = batch.filter(({ articleId, link }) => articleId === null && link !== null);
  const found = await findArticlesOfLinks(
    tx,
    free.map(({ link }) => link),
  );
  const changes = free.flatMap(({ id, link }, at) => (found[at] ? { id, link, ...found[at] } : []));
  if (changes.length === 0) return 0;
  // Locked in the order of their ids, as bookings do.
  const { rowCount } = await tx.execute(sql`
    with change as (
      select * from json_to_recordset(${JSON.stringify(changes)}::json)
        as change(id bigint, link text, "articleId" bigint, "articlePriceCents" int)
    ), locked as (
      select id from wishes where id in (select id from change) order by id for no key update
    )
    update wishes set article_id = change."articleId", article_price_cents = change."articlePriceCents"
    from change join locked on locked.id = change.id
    where wishes.id = change.id and wishes.link = change.link and wishes.article_id is null`);
  return rowCount ?? 0;
}
