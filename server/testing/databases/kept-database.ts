import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../database/client.ts';
import type { TestApp } from '../app.ts';
import { openTestDatabase } from './database.ts';

/** A data folder that outlives the processes using it one after the other. */
export interface KeptDatabase {
  dataDir: string;
  databaseUrl: string;
  /** Opens it for a moment, for the builders. */
  whileStopped<Result>(work: (testApp: Pick<TestApp, 'context'>) => Promise<Result>): Promise<Result>;
  /** A dead worker's jobs are only returned after its lease, in case it is alive: this does not wait for that. */
  giveBackHeldWork(): Promise<void>;
  remove(): Promise<void>;
}

export async function openKeptDatabase(): Promise<KeptDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cigogne-kept-'));
  const { url: databaseUrl, close } = await openTestDatabase();
  const whileStopped: KeptDatabase['whileStopped'] = async (work) => {
    const connection = await openDatabase({ dataDir, databaseUrl });
    try {
      const config = readConfig({ DATA_DIR: dataDir });
      return await work({ context: { config, database: connection.database } as TestApp['context'] });
    } finally {
      await connection.close();
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
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
