import { desc, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { affiliateUpdates } from '../../database/schema/wishes.ts';
import { problem } from '../../http/problem.ts';

type UpdateRow = typeof affiliateUpdates.$inferSelect;

/**
 * Begins an update of all wishes' affiliate links, or resumes an unfinished one: pressing twice does no harm, and a
 * stuck update continues.
 */
export async function askForUpdate({ jobs }: Context, tx: Database): Promise<UpdateRow> {
  const [update] = await tx
    .insert(affiliateUpdates)
    .values({})
    .onConflictDoUpdate({
      target: affiliateUpdates.isOpen,
      set: { turn: sql`${affiliateUpdates.turn} + 1` },
    })
    .returning();
  if (!update) throw problem('INTERNAL_ERROR');
  await jobs.send(tx, 'affiliate-links', { updateId: update.id, turn: update.turn });
  return update;
}

export async function findLatestUpdate(database: Database): Promise<UpdateRow | null> {
  const [update] = await database.select().from(affiliateUpdates).orderBy(desc(affiliateUpdates.id)).limit(1);
  return update ?? null;
}

export function presentUpdate(
  update: UpdateRow | null,
): z.input<Endpoints['GET /wish/admin/update_affiliate_links']['response']> {
  if (!update) return { state: 'none', total: null, done: 0, changed: 0, started_date: null, finished_date: null };
  const { total, done, changed, startedAt, finishedAt } = update;
  return {
    state: finishedAt ? 'done' : 'running',
    total,
    done,
    changed,
    started_date: startedAt.toISOString(),
    finished_date: finishedAt?.toISOString() ?? null,
  };
}
