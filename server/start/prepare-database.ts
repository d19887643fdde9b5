import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { CannotOpenDatabase } from '../database/cannot-open.ts';
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
    const [{ name, place }, owners] = await Promise.all([whereIs(connection), whereIs(owner)]);
    if (place !== owners.place) {
      throw new CannotOpenDatabase(`${variable} names the database ${owners.place}, DATABASE_URL another: ${place}.`);
    }
    await migrate(owner.patient);
    const jobs = await startJobs(owner, { passive: true });
    await jobs.stop();
    await letWork(owner, name);
  } finally {
    await owner.close();
  }
}

/** Its role, and the name of the database, asked of the server: addresses may differ. */
async function whereIs({ pool }: DatabaseConnection): Promise<{ name: string; place: string }> {
  const { rows } = await pool.query('select current_user as name, current_database() as place');
  return rows[0];
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
