import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../database/client.ts';
import { holdServer } from '../../database/embedded/server.ts';
import { migrate } from '../../database/migrate.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { administrate, withDatabase } from './database.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server all tests share. */
    server: string;
    /** The name of a migrated database on it. */
    template: string;
  }
}

// Fast, since none of it is kept.
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Before all tests: migrates one database, which every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await findServer();
  const name = `template_${randomBytes(6).toString('hex')}`;
  await administrate(url, `create database ${name}`);
  const connection = await openDatabase({ databaseUrl: withDatabase(url, name), dataDir: '' });
  await migrate(connection.patient);
  const jobs = await startJobs(connection, { passive: true });
  await jobs.stop();
  await connection.close();
  project.provide('server', url);
  project.provide('template', name);
  return async () => {
    await administrate(url, `drop database ${name} with (force)`);
    await stop();
  };
}

/** The server of TEST_DATABASE_URL, otherwise the embedded one in a temporary folder. */
async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { url: TEST_DATABASE_URL, stop: async () => undefined };
  const folder = await mkdtemp(join(quickFolder(), 'cigogne-tests-'));
  const server = await holdServer(join(folder, 'db'), SETTINGS);
  return {
    url: server.url,
    async stop() {
      await server.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
