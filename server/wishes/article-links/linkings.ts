import { desc, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { articleLinkings } from '../../database/schema/wishes.ts';
import { problem } from '../../http/problem.ts';

type LinkingRow = typeof articleLinkings.$inferSelect;

/** Begins a run over all wishes, or resumes an unfinished one. */
export async function askForLinking({ jobs }: Context, tx: Database): Promise<LinkingRow> {
  const [run] = await tx
    .insert(articleLinkings)
    .values({})
    .onConflictDoUpdate({ target: articleLinkings.isOpen, set: { turn: sql`${articleLinkings.turn} + 1` } })
    .returning();
  if (!run) throw problem('INTERNAL_ERROR');
  await jobs.send(tx, 'article-links', { runId: run.id, turn: run.turn });
  return run;
}

export async function findLatestLinking(database: Database): Promise<LinkingRow | null> {
  const [run] = await database.select().from(articleLinkings).orderBy(desc(articleLinkings.id)).limit(1);
  return run ?? null;
}

export function presentLinking(run: LinkingRow | null) {
  if (!run) return { state: 'none' as const, done: 0, linked: 0 };
  return { state: run.isOpen ? ('running' as const) : ('done' as const), done: run.done, linked: run.linked };
}
