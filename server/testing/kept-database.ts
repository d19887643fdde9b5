import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { migrate } from '../database/migrate.ts';
import type { TestApp } from './app.ts';
import { openTestDatabase, runsOnPostgres } from './database.ts';

/** A place for data that outlives the processes which use it, one after the other. */
export interface KeptDatabase {
  dataDir: string;
  databaseUrl: string | null;
  /** Opens it while no server has it, since the embedded one belongs to one process; for the builders. */
  whileStopped<Result>(work: (testApp: Pick<TestApp, 'context'>) => Promise<Result>): Promise<Result>;
  /** What a worker held when it died goes back after its lease, in case it lives: this does not wait. */
  giveBackHeldWork(): Promise<void>;
  remove(): Promise<void>;
}

export async function openKeptDatabase(): Promise<KeptDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cigogne-kept-'));
  const onServer = runsOnPostgres ? await openTestDatabase() : null;
  const databaseUrl = onServer?.url ?? null;
  const whileStopped: KeptDatabase['whileStopped'] = async (work) => {
    const { database, close } = await openDatabase({ dataDir, databaseUrl });
    try {
      await migrate(database);
      const config = readConfig({ DATA_DIR: dataDir });
      return await work({ context: { config, database } as TestApp['context'] });
    } finally {
      await close();
    }
  };
  return {
    dataDir,
    databaseUrl,
    whileStopped,
    async giveBackHeldWork() {
      await whileStopped(({ context }) =>
        context.database.execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`),
      );
    },
    async remove() {
      await onServer?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
