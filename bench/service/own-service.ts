import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensurePostgres } from '../../scripts/machine.mjs';
import { withPostgres } from '../../scripts/postgres.mjs';
import { stopTidily } from '../../scripts/processes.mjs';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import type { Context } from '../../server/context.ts';
import { openDatabase } from '../../server/database/client.ts';
import { migrate } from '../../server/database/migrate.ts';
import { startJobs } from '../../server/jobs/jobs.ts';

/**
 * Runs a bench on the server of BENCH_DATABASE_URL (a superuser's), otherwise on a temporary PostgreSQL of our own.
 */
export async function onServer(bench: (url: string) => Promise<void>): Promise<void> {
  stopTidily();
  const url = process.env.BENCH_DATABASE_URL;
  if (url) return bench(url);
  const programs = await ensurePostgres();
  if (!programs) throw new Error('found no PostgreSQL: install it, or set BENCH_DATABASE_URL.');
  await withPostgres(programs, bench);
}

export interface OwnService {
  app: FastifyInstance;
  context: Context;
  close(): Promise<void>;
}

/** The service in this process on a database, without limits; mails are not sent. */
export async function serveHere(
  databaseUrl: string,
  options: Parameters<typeof buildApp>[1] = {},
): Promise<OwnService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cigogne-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMITS: 'off' });
  const connection = await openDatabase(config);
  await migrate(connection.database);
  const jobs = await startJobs(connection, { passive: true });
  const context: Context = { config, database: connection.database, jobs };
  const app = await buildApp(context, options);
  return {
    app,
    context,
    async close() {
      await app.close();
      await jobs.stop();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
