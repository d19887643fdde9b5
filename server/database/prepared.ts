import { createHash } from 'node:crypto';
import type { Database } from './client.ts';

const names = new Map<string, string>();

/**
 * Runs a statement that PostgreSQL parses and plans once for each connection and then knows by name.
 * @param text always the same few: each stays prepared as long as its connection lives
 */
export async function executePrepared<Row>(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: Row[] }> {
  const statement = database._.session.prepareQuery({ sql: text, params: values }, undefined, nameOf(text), false);
  return (await statement.execute()) as { rows: Row[] };
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `cigogne_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}
