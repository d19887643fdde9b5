import { and, eq, notExists, sql } from 'drizzle-orm';
import { oldArticles } from '../../catalogue/old-rows.ts';
import type { Database } from '../../database/client.ts';
import { BATCH, doInBatches, type OldRows } from '../../database/old-rows.ts';
import { articles } from '../../database/schema/catalogue.ts';
import { wishes } from '../../database/schema/wishes.ts';

/**
 * Unlinks wishes from articles that are too old. The foreign key would do so, but lock them in any order, while parents
 * lock theirs by id. A wish that somebody has locked keeps its article for another night.
 */
export function unlinkOldArticles(database: Database): Promise<void> {
  const old = database.select({ id: articles.id }).from(articles).where(oldArticles.where);
  return doInBatches(
    database,
    sql`
      with linked as materialized (
        select id from wishes where article_id in ${old} limit ${BATCH} for update skip locked
      )
      update wishes set article_id = null where id in (select id from linked)`,
  );
}

/** Articles that are too old and no wish is linked to. */
export function oldUnlinkedArticles(database: Database): OldRows {
  const wishesOfIt = database.select({ one: sql`1` }).from(wishes).where(eq(wishes.articleId, articles.id));
  return { ...oldArticles, where: and(oldArticles.where, notExists(wishesOfIt)) };
}
