import { createHash } from 'node:crypto';
import { type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

const names = new Map<string, string>();

/**
 * A statement PostgreSQL parses and plans once per connection, then knows by name.
 * @param statement written once, with `sql.placeholder` for its values
 */
export function prepared<Row>(statement: SQL) {
  const query = new PgDialect().sqlToQuery(statement);
  return async (database: Database, values: Record<string, unknown>): Promise<Row[]> =>
    (await run<Row>(database, query, values)).rows;
}

/** Part of a prepared statement: a list passed as JSON. With any($1) PostgreSQL would plan anew for each length. */
export function anyOf(name: string, type: 'bigint' | 'text'): SQL {
  return sql`any(array(select json_array_elements_text(${sql.placeholder(name)}::json)::${sql.raw(type)}))`;
}

interface Builder<Row> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/**
 * Like `prepared`, for a drizzle query; built once per database so that its rows are typed.
 * @param build with `sql.placeholder` for what changes
 */
export function preparedQuery<Row>(build: (database: Database) => Builder<Row>) {
  const queries = new WeakMap<Database, ReturnType<Builder<Row>['prepare']>>();
  return (database: Database, values: Record<string, unknown>): Promise<Row[]> => {
    const known = queries.get(database);
    if (known) return known.execute(values);
    const built = build(database);
    const query = built.prepare(nameOf(built.toSQL().sql));
    queries.set(database, query);
    return query.execute(values);
  };
}

/**
 * Like `prepared`, for a statement that is already text, such as a library's.
 * @param text one of a small fixed set: each stays prepared for as long as its connection lives
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
