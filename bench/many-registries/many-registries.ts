import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { FIRST_NAMES, LAST_NAMES } from './many-names.ts';

/** What each registry contains; no more bookings than wishes. */
interface Contents {
  wishes: number;
  bookings: number;
}

const REGISTRIES = statementsOf('./many-registries.sql');
const WISHES = statementsOf('./many-wishes.sql');
const BATCH = 100_000;

/**
 * Fills the database up to this many registries, empty ones without `contents`. Indexes and triggers are off
 * meanwhile, and caught up at the end.
 */
export async function growTo(client: pg.Client, from: number, to: number, contents?: Contents): Promise<void> {
  if (from >= to) return;
  if (from === 0) await keepNames(client);
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.42)`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     join pg_class on pg_class.oid = indrelid and relnamespace = 'public'::regnamespace
     where not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (let done = from; done < to; done += BATCH) {
    const batch = { from: done + 1, to: Math.min(done + BATCH, to) };
    await client.query('begin');
    for (const statement of REGISTRIES) await client.query(filled(statement, batch));
    if (contents) for (const statement of WISHES) await client.query(filled(statement, { ...batch, ...contents }));
    await client.query('commit');
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query('select count_search_words()');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

function statementsOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8').split(/;\n\n/);
}

function filled(statement: string, values: Record<string, number>): string {
  const all = { ...values, firsts: FIRST_NAMES.length, lasts: LAST_NAMES.length };
  return Object.entries(all).reduce((text, [name, value]) => text.replaceAll(`:${name}`, String(value)), statement);
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
