import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './client.ts';
import { LOCKS } from './locks.ts';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Migrates the tables. When several nodes start together, one migrates in a transaction under an advisory lock; the
 * others wait for it and find nothing left to do.
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await underLock(database, async (tx) => {
    await makeTable(tx);
    const done = await tx.execute<{ created_at: string }>(sql`select created_at from migrations`);
    const known = new Set(done.rows.map((row) => Number(row.created_at)));
    for (const migration of migrations.filter((file) => !known.has(file.folderMillis))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations values (${migration.folderMillis}, ${migration.hash})`);
    }
  });
}

/** Only the database's owner may run `create table`, even `if not exists`. */
async function makeTable(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ name: string | null }>(sql`select to_regclass('public.migrations') as name`);
  if (rows[0]?.name) return;
  await tx.execute(sql`create table migrations (created_at bigint primary key, hash text not null)`);
}

/** Runs something only one node may do at a time, in a transaction holding the lock. */
export function underLock<Result>(database: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.changeOfTables})`);
    return work(tx);
  });
}
