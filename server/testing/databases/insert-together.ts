import { type AnyColumn, getTableColumns, QueryPromise } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { askTogether } from '../../database/ask-together.ts';
import type { Database } from '../../database/client.ts';
import type { TestApp } from '../app.ts';

type Row = Record<string, unknown>;
type InsertRows = (database: Database, rows: Row[]) => Promise<Row[]>;

/**
 * The same app, for builders that run side by side: what they insert into a table at the same moment goes there in one
 * statement, as most of a row's cost is that of its statement.
 */
export function insertingTogether(testApp: TestApp): TestApp {
  const { database } = testApp.context;
  const inserts = new Map<PgTable, InsertRows>();
  const insert = (table: PgTable) => {
    const insertRows = inserts.get(table) ?? insertTogether(table);
    inserts.set(table, insertRows);
    return { values: (rows: Row | Row[]) => new Insert({ database, table, rows: [rows].flat(), insertRows }) };
  };
  const gathering = Object.create(database, { insert: { value: insert } }) as Database;
  return { ...testApp, context: { ...testApp.context, database: gathering } };
}

function insertTogether(table: PgTable): InsertRows {
  return askTogether(async (database, asked: Row[][]) => {
    const made: Row[] = await database.insert(table).values(asked.flat()).returning();
    return asked.map(({ length }) => made.splice(0, length));
  });
}

interface Rows {
  database: Database;
  table: PgTable;
  rows: Row[];
  insertRows: InsertRows;
}

/** As much of Drizzle's as the builders use. */
class Insert extends QueryPromise<Row[]> {
  private readonly into: Rows;

  constructor(into: Rows) {
    super();
    this.into = into;
  }

  override execute(): Promise<Row[]> {
    const { database, rows, insertRows } = this.into;
    return insertRows(database, rows);
  }

  async returning(fields: Record<string, AnyColumn> = getTableColumns(this.into.table)): Promise<Row[]> {
    const names = new Map(
      Object.entries(getTableColumns(this.into.table)).map(([name, { name: column }]) => [column, name]),
    );
    const picked = Object.entries(fields).map(([as, { name }]) => [as, names.get(name) ?? name] as const);
    return (await this.execute()).map((row) => Object.fromEntries(picked.map(([as, name]) => [as, row[name]])));
  }

  /** Not together: what is set differs from row to row. */
  onConflictDoUpdate(conflict: never) {
    const { database, table, rows } = this.into;
    return database.insert(table).values(rows).onConflictDoUpdate(conflict);
  }
}
