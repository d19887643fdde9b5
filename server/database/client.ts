import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle as drizzleNode, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { type BackendProfile, fromPglite, type Db as JobDatabase } from 'pg-boss';
import { lockEmbedded } from './embedded-lock.ts';
import { openPool } from './pool.ts';
import * as schema from './schema.ts';

/** What the migrations ask PGlite for; a server brings its own. */
export const EXTENSIONS = { pg_trgm, unaccent };

/** A database or a transaction: what runs in a transaction takes it and uses it throughout. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface DatabaseConnection {
  database: Database;
  /** The same for what may take long: migrations and the nightly cleaning. */
  patient: Database;
  /** The same database for pg-boss. */
  forJobs: { db: JobDatabase; backend: BackendProfile };
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** The database cannot be opened; the message is one line for the person who starts Cigogne. */
export class DatabaseUnavailable extends Error {}

/** Opens PostgreSQL, or the embedded PGlite where no address is given. */
export function openDatabase(config: { databaseUrl: string | null; dataDir: string }): Promise<DatabaseConnection> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(join(config.dataDir, 'db'));
}

async function openPostgres(url: string): Promise<DatabaseConnection> {
  const pool = openPool({ connectionString: url });
  const patient = openPool({ connectionString: url, max: 2 }, { silenceMs: 'any' });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`DATABASE_URL: PostgreSQL cannot be reached (${(error as Error).message}).`, {
      cause: error,
    });
  }
  return {
    database: drizzleNode({ client: pool, schema }) as Database,
    patient: drizzleNode({ client: patient, schema }) as Database,
    forJobs: { db: { executeSql: (text, values) => pool.query(text, values as unknown[]) }, backend: 'postgres' },
    isEmbedded: false,
    close: async () => {
      await Promise.all([pool.end(), patient.end()]);
    },
  };
}

async function openEmbedded(folder: string): Promise<DatabaseConnection> {
  const unlock = await lockEmbedded(folder);
  if (!unlock) {
    throw new DatabaseUnavailable(
      `The embedded database in ${folder} is open in another Cigogne; stop that one first.`,
    );
  }
  try {
    const client = await PGlite.create({ dataDir: folder, extensions: EXTENSIONS });
    return fromClient(client, unlock);
  } catch (error) {
    await unlock();
    throw new DatabaseUnavailable(`The embedded database in ${folder} cannot be opened: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A PGlite that is open already (tests keep theirs in memory). */
export function fromClient(client: PGlite, onClose: () => Promise<void> = async () => undefined): DatabaseConnection {
  const database = drizzlePglite({ client, schema }) as unknown as Database;
  return {
    database,
    patient: database,
    forJobs: { db: fromPglite(client), backend: 'pglite' },
    isEmbedded: true,
    close: async () => {
      await client.close();
      await onClose();
    },
  };
}
