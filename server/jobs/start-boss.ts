import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { DatabaseConnection } from '../database/client.ts';
import { underLock } from '../database/migrate.ts';
import { indexHeldJobs } from './leases.ts';
import { QUEUES } from './queues.ts';

const NO_JOB = '00000000-0000-0000-0000-000000000000';
const MAINTENANCE_SECONDS = 300;

interface BossOptions {
  /** Also does the maintenance and the schedules. */
  isActive: boolean;
  /** The queues are known to be there. */
  isInstalled: boolean;
  onError(error: Error): void;
}

/** Starts pg-boss on our database. Several nodes may start together: one installs it, the others wait. */
export async function startBoss(
  connection: DatabaseConnection,
  { isActive, isInstalled, onError }: BossOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.pool.query(text, values as unknown[]) },
    schema: 'jobs',
    supervise: isActive,
    schedule: isActive,
    superviseIntervalSeconds: MAINTENANCE_SECONDS,
    monitorIntervalSeconds: MAINTENANCE_SECONDS,
    bamIntervalSeconds: MAINTENANCE_SECONDS,
    // For jobs that depend on each other: we have none.
    flowIntervalSeconds: 24 * 3600,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', onError);
  try {
    if (isInstalled) await boss.start();
    else await underLock(connection.patient, () => install(boss, connection));
    if (isActive) await comeBackFromTheFuture(connection);
    await warm(boss);
  } catch (error) {
    await boss.stop({ graceful: false, close: false }).catch(() => undefined);
    throw error;
  }
  return boss;
}

async function install(boss: PgBoss, { database }: DatabaseConnection): Promise<void> {
  await boss.start();
  for (const [queue, settings] of Object.entries(QUEUES)) {
    await boss.createQueue(queue, settings);
    // An older release created it with settings of its own.
    await boss.updateQueue(queue, settings);
  }
  await indexHeldJobs(database);
}

/**
 * While the machine's clock was ahead, pg-boss noted when it last looked, and jobs when they may start: until then
 * nothing would happen.
 */
async function comeBackFromTheFuture({ database }: DatabaseConnection): Promise<void> {
  const LOOKS = { version: ['cron_on', 'bam_on', 'flow_on'], queue: ['monitor_on', 'monitor_claim_on', 'maintain_on'] };
  for (const [table, columns] of Object.entries(LOOKS)) {
    for (const column of columns.map((name) => sql.identifier(name))) {
      await database.execute(sql`
        update ${sql.identifier('jobs')}.${sql.identifier(table)} set ${column} = now() where ${column} > now()`);
    }
  }
  await database.execute(sql`
    update jobs.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() and created_on > now()`);
}

/** Fills pg-boss's cache of the queues: reading it inside a transaction would take a second connection. */
async function warm(boss: PgBoss): Promise<void> {
  for (const queue of Object.keys(QUEUES)) await boss.findJobs(queue, { id: NO_JOB });
}
