import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { articleLinkings } from '../../database/schema/wishes.ts';
import { findNextWishes, goThroughWishes, LOCKED_WISHES } from '../every-wish.ts';
import { findArticlesOfLinks } from './find-articles.ts';

/** One part of a run, taking a few seconds. */
export interface LinkingJob {
  runId: number;
  turn: number;
}

/** Continues a run. */
export async function linkWishes(context: Pick<Context, 'database' | 'jobs'>, job: LinkingJob): Promise<void> {
  await goThroughWishes(context.database, (tx, isLast) => linkBatch(context, tx, job, isLast));
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
  const batch = await findNextWishes(tx, run.afterId);
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

/** A wish already linked, or whose link was edited meanwhile, is left alone. */
async function writeArticles(tx: Database, batch: { id: number; link: string | null; articleId: number | null }[]) {
  const free = batch.filter(({ articleId, link }) => articleId === null && link !== null);
  const found = await findArticlesOfLinks(
    tx,
    free.map(({ link }) => link),
  );
  const changes = free.flatMap(({ id, link }, at) => (found[at] ? { id, link, ...found[at] } : []));
  if (changes.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    with change as (
      select * from json_to_recordset(${JSON.stringify(changes)}::json)
        as change(id bigint, link text, "articleId" bigint, "knownPriceCents" int)
    ), ${LOCKED_WISHES}
    update wishes set article_id = change."articleId", article_price_cents = change."knownPriceCents"
    from change join locked on locked.id = change.id
    where wishes.id = change.id and wishes.link = change.link and wishes.article_id is null`);
  return rowCount ?? 0;
}
