import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { type Jobs, startJobs } from '../../jobs/jobs.ts';
import { type CuttableProxy, openProxyTo } from '../../testing/breakable/cuttable-proxy.ts';
import { openTestDatabase } from '../../testing/databases/database.ts';
import { type DatabaseConnection, openDatabase } from '../client.ts';
import { shareReads } from '../shared-reads.ts';
import { watchAvailability } from './availability.ts';

describe('when connections to the database are cut without a word', () => {
  const lines: string[] = [];
  let direct: DatabaseConnection & { url: string };
  let proxy: CuttableProxy;
  let connection: DatabaseConnection;
  let jobs: Jobs;
  let app: FastifyInstance;
  let dataDir: string;

  beforeAll(async () => {
    direct = await openTestDatabase();
    const through = await openProxyTo(direct.url);
    proxy = through.proxy;
    dataDir = await mkdtemp(join(tmpdir(), 'cigogne-cut-'));
    connection = await openDatabase({ databaseUrl: through.url, dataDir });
    const log = {
      warn: (_: object, line: string) => lines.push(line),
      info: (_: object, line: string) => lines.push(line),
    };
    const availability = watchAvailability(connection.database, log);
    jobs = await startJobs(connection, { passive: true, onError: availability.note });
    const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    app = await buildApp({ config, database: connection.database, jobs }, { availability });
  });
  afterAll(async () => {
    proxy.heal();
    await app.close();
    await jobs.stop();
    await connection.close();
    await proxy.close();
    await direct.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** As many at once as there are connections, so that all of them have been used. */
  const callAll = () =>
    Promise.all(
      Array.from({ length: 12 }, () =>
        app.inject({ url: '/api/v1/birthregistry/public/1' }).then(({ statusCode }) => statusCode),
      ),
    );

  test('what waits is refused within 15 s, what comes then is answered, and a list is read again', async () => {
    expect(new Set(await callAll())).toEqual(new Set([404]));
    const done: string[] = [];
    await jobs.work<{ name: string }>('mail', async ({ name }) => {
      done.push(name);
    });
    const read = shareReads(() => connection.database.execute(sql`select 1`));
    const start = performance.now();
    const cut = Promise.withResolvers<void>();
    const halfWritten = connection.database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.cutOld();
      cut.resolve();
      await tx.execute(sql`select 1`);
    });
    await cut.promise;
    const refusals = await Promise.allSettled([halfWritten, read('list'), read('list')]);
    expect(refusals.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(new Set(await callAll())).toEqual(new Set([404]));
    await jobs.send(connection.database, 'mail', { name: 'afterwards' });
    await vi.waitUntil(() => done.length > 0, { timeout: 15_000 });
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test('and while nothing gets through, calls are refused and /readyz and the log say so', async () => {
    proxy.cut();
    const [statuses, ready] = await Promise.all([callAll(), app.inject({ url: '/readyz' })]);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'away' }]);
    proxy.heal();
    await vi.waitUntil(async () => (await app.inject({ url: '/readyz' })).statusCode === 200, { timeout: 15_000 });
    expect(new Set(await callAll())).toEqual(new Set([404]));
    await pause(4500);
    expect(lines.at(-1)).toBe('the database can be used again');
    expect(lines.slice(0, -1).sort()).toEqual([
      expect.stringMatching(/cannot be reached/),
      expect.stringMatching(/more to do than it can/),
    ]);
  });
});
