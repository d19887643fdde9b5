import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { FIRST_NAMES, LAST_NAMES } from './search-names.ts';

const STATEMENTS = readFileSync(new URL('./search-lists.sql', import.meta.url), 'utf8').split(/;\n\n/);
const BATCH = 100_000;

/** Lets the database hold so many lists. Indexes and triggers wait, and are made up for in the end. */
export async function growTo(client: pg.Client, from: number, to: number): Promise<void> {
  if (from >= to) return;
  if (from === 0) await keepNames(client);
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.42)`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'birth_registries'::regclass and not indisprimary`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (let done = from; done < to; done += BATCH) {
    await client.query('begin');
    for (const statement of STATEMENTS) await client.query(filled(statement, done + 1, Math.min(done + BATCH, to)));
    await client.query('commit');
    console.log(`  ${Math.min(done + BATCH, to).toLocaleString('en')} lists`);
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query('select count_search_words()');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

function filled(statement: string, from: number, to: number): string {
  const values = { from, to, firsts: FIRST_NAMES.length, lasts: LAST_NAMES.length };
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`:${name}`, String(value)), statement);
}

async function keepNames(client: pg.Client): Promise<void> {
  for (const [table, names] of [
    ['first_names', FIRST_NAMES],
    ['last_names', LAST_NAMES],
  ] as const) {
    await client.query(`create table ${table} (i int primary key, name text not null)`);
    await client.query(`insert into ${table} select i, name from unnest($1::text[]) with ordinality n (name, i)`, [
      names,
    ]);
  }
}
