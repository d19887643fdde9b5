import { createHash } from 'node:crypto';
import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

const names = new Map<string, string>();

/**
 * A statement that PostgreSQL parses and plans once for each connection, and then knows by name.
 * @param statement written once, with `sql.placeholder` for its values
 */
export function prepared<Row>(statement: SQL) {
  const query = new PgDialect().sqlToQuery(statement);
  return async (database: Database, values: Record<string, unknown>): Promise<Row[]> =>
    (await run<Row>(database, query, values)).rows;
}

/**
 * The same for a statement that is text already, as a library's.
 * @param text always one of the same few: each stays prepared as long as its connection lives
 */
export function executePrepared<Row>(database: Database, text: string, params: unknown[] = []) {
  return run<Row>(database, { sql: text, params }, {});
}

async function run<Row>(database: Database, query: Query, values: Record<string, unknown>): Promise<{ rows: Row[] }> {
  const statement = database._.session.prepareQuery(query, undefined, nameOf(query.sql), false);
  return (await statement.execute(values)) as { rows: Row[] };
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `cigogne_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
