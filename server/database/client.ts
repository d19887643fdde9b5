import { join } from 'node:path';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { CannotOpenDatabase } from './cannot-open.ts';
import { holdServer } from './embedded/server.ts';
import { openPool } from './pool.ts';

/** A database or a transaction: what runs in a transaction takes it and uses it throughout. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseConnection {
  database: Database;
  /** The same for what may take long: migrations and the nightly cleaning. */
  patient: Database;
  pool: pg.Pool;
  /** Where it is, for other threads and processes. */
  url: string;
  close(): Promise<void>;
}

interface Settings {
  databaseUrl: string | null;
  dataDir: string;
  /** What `databaseUrl` is called in the environment, for whoever has to mend it. */
  variable?: string;
  /** Shown by pg_stat_activity. */
  applicationName?: string;
}

/**
 * Opens PostgreSQL: the server of `databaseUrl`, or where no address is given one of our own on dataDir/db, which every
 * process of ours on that folder shares.
 * @throws CannotOpenDatabase
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  variable = 'DATABASE_URL',
  applicationName = 'cigogne',
}: Settings): Promise<DatabaseConnection> {
  const server = databaseUrl ? null : await holdServer(join(dataDir, 'db'));
  const url = server?.url ?? databaseUrl ?? '';
  const options = { connectionString: url, application_name: applicationName };
  const pool = openPool(options);
  const patient = openPool({ ...options, max: 2 }, { silenceMs: 'any' });
  const close = async () => {
    await Promise.all([pool.end(), patient.end()]);
    await server?.release();
  };
  try {
    await pool.query('select 1');
  } catch (error) {
    await close();
    throw new CannotOpenDatabase(`${variable}: PostgreSQL cannot be reached (${(error as Error).message}).`, {
      cause: error,
    });
  }
  return {
    database: drizzle({ client: pool }) as Database,
    patient: drizzle({ client: patient }) as Database,
    pool,
    url,
    close,
  };
}
