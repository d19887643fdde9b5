import { lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DAYS_TO_UNDO } from '#contract/limits.ts';
import type { Database } from './client.ts';

export const TIME_TO_UNDO = `${DAYS_TO_UNDO} days`;

/** Rows that one statement removes at most, so that nobody waits for the cleaning. */
export const BATCH = 200;

/** Rows of a table that are of no use any more, or beyond being wanted back. */
export interface OldRows {
  table: PgTable;
  /** What tells its rows apart. */
  key: PgColumn;
  where: SQL | undefined;
}

/** @param age an interval of PostgreSQL's: `7 days` */
export function olderThan(moment: SQLWrapper, age: string): SQL {
  return lt(moment, sql`now() - ${age}::interval`);
}

/** Removes them all, a batch at a time. */
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
