import { lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAYS_TO_UNDO } from '#contract/limits.ts';
import type { Database } from './client.ts';

export const TIME_TO_UNDO = `${DAYS_TO_UNDO} days`;

/** The most rows one statement removes, so that nobody waits for the clean-up. */
export const BATCH = 200;

/** Rows of a table that are no longer needed, and too old to be restored. */
export interface OldRows {
  table: PgTable;
  /** The columns that identify a row. */
  key: PgColumn;
  where: SQL | undefined;
}

/** @param age a PostgreSQL interval: `7 days` */
export function olderThan(moment: SQLWrapper, age: string): SQL {
  return lt(moment, sql`now() - ${age}::interval`);
}

/** Removes them all, in batches. */
export async function removeOldRows(database: Database, { table, key, where }: OldRows): Promise<void> {
  let removed = BATCH;
  while (removed === BATCH) {
    const { rows } = await database.execute<{ count: number }>(sql`
      with removed as (
        delete from ${table} where ${key} in (select ${key} from ${table} where ${where} limit ${BATCH}) returning 1
      )
      select count(*)::int as count from removed`);
    removed = rows[0]?.count ?? 0;
  }
}
