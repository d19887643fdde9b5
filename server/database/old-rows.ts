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

/** Removes them, in batches; never waits for anybody, so what somebody has locked stays for another night. */
export function removeOldRows(database: Database, { table, key, where }: OldRows): Promise<void> {
  return doInBatches(
    database,
    sql`
      with old as materialized (
        select ${key} as key from ${table} where ${where} limit ${BATCH} for update skip locked
      )
      delete from ${table} where ${key} in (select old.key from old)`,
  );
}

/** Repeats a statement that changes BATCH rows at most, until it changes fewer. */
export async function doInBatches(database: Database, statement: SQL): Promise<void> {
  let changed: number | null = BATCH;
  while (changed === BATCH) ({ rowCount: changed } = await database.execute(statement));
}
