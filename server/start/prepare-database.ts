import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { type DatabaseConnection, openDatabase } from '../database/client.ts';
import { migrate, underLock } from '../database/migrate.ts';
import { startJobs } from '../jobs/jobs.ts';

type Settings = Pick<Config, 'migrationDatabaseUrl' | 'dataDir'>;

/**
 * Brings tables and queues up to date. If MIGRATION_DATABASE_URL names their owner, that role does it, and grants the
 * service's own role reading and writing, nothing more.
 * @throws CannotOpenDatabase
 */
export async function prepareDatabase(connection: DatabaseConnection, settings: Settings): Promise<void> {
  const { migrationDatabaseUrl: databaseUrl, dataDir } = settings;
  if (databaseUrl === null) return migrate(connection.patient);
  const variable = 'MIGRATION_DATABASE_URL';
  const owner = await openDatabase({ databaseUrl, dataDir, variable, applicationName: 'cigogne migrations' });
  try {
    await migrate(owner.patient);
    const jobs = await startJobs(owner, { passive: true });
    await jobs.stop();
    const { rows } = await connection.pool.query<{ name: string }>('select current_user as name');
    if (rows[0]) await letWork(owner, rows[0].name);
  } finally {
    await owner.close();
  }
}

/** Nodes starting together would otherwise change the same privileges at once. */
function letWork(owner: DatabaseConnection, name: string): Promise<void> {
  const service = sql.identifier(name);
  return underLock(owner.patient, async (tx) => {
    await tx.execute(sql`grant usage on schema public, jobs to ${service}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public, jobs to ${service}`);
    await tx.execute(sql`grant usage, select on all sequences in schema public, jobs to ${service}`);
  });
}
