import { join } from 'node:path';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { CannotOpenDatabase } from './cannot-open.ts';
import { holdServer } from './embedded/server.ts';
import { openPool } from './pool.ts';

const OLDEST_SERVER = 15;

/** A database or a transaction: code running in a transaction takes it and uses it throughout. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface DatabaseConnection {
  database: Database;
  /** A small pool of its own without time limits: migrations, counts after an import, the nightly clean-up. */
  patient: Database;
  pool: pg.Pool;
  /** The address, for other threads and processes. */
  url: string;
  close(): Promise<void>;
}

interface Settings {
  databaseUrl: string | null;
  dataDir: string;
  /** The environment variable that set `databaseUrl`, for whoever has to fix it. */
  variable?: string;
  /** Shown by pg_stat_activity. */
  applicationName?: string;
}

/**
 * Opens PostgreSQL: the server at `databaseUrl` or, without one, our own on dataDir/db, shared by all our processes
 * using that folder.
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
  const patient = openPool({ ...options, max: 2 }, { isPatient: true });
  const close = async () => {
    await Promise.all([pool.end(), patient.end()]);
    await server?.release();
  };
  try {
    await refuseUnfit(pool, variable);
  } catch (error) {
    await close();
    if (error instanceof CannotOpenDatabase) throw error;
    throw new CannotOpenDatabase(`${variable}: PostgreSQL cannot be reached (${(error as Error).message}).`, {
      cause: error,
    });
  }
  return {
    database: queriesOn(pool),
    patient: queriesOn(patient),
    pool,
    url,
    close,
  };
}

/** Older servers do not understand our tables; other encodings lack signs that people write. */
async function refuseUnfit(pool: pg.Pool, variable: string): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  );
  const { version = '', encoding } = rows[0] ?? {};
  if (Number.parseInt(version, 10) < OLDEST_SERVER) {
    throw new CannotOpenDatabase(`${variable}: this server is PostgreSQL ${version}; ${OLDEST_SERVER} is the oldest.`);
  }
  if (encoding !== 'UTF8') throw new CannotOpenDatabase(`${variable}: this database is in ${encoding}, not in UTF8.`);
}

/** Drizzle's own transactions keep their connection for good if `begin` fails, as it does on one just cut. */
function queriesOn(pool: pg.Pool): Database {
  const database = drizzle({ client: pool });
  database.transaction = async (...parameters) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(...parameters);
    } finally {
      client.release();
    }
  };
  return database as Database;
}
