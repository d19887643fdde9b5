import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../app.ts';
import { countArticles, importFeed } from '../catalogue/imports/import-feed.ts';
import { readConfig } from '../config/config.ts';
import { type DatabaseConnection, openDatabase } from '../database/client.ts';
import { cleanUp } from '../farewells/clean-up.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { TestApp } from '../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';
import { administrate, withDatabase } from '../testing/databases/database.ts';
import { prepareDatabase } from './prepare-database.ts';

// Two PostgreSQL roles, as docs/operating.md recommends: one owns the database, the other only works in it.
const name = `parted_${randomBytes(6).toString('hex')}`;
const [owner, worker] = [`${name}_owner`, `${name}_worker`];
let dataDir: string;
let connection: DatabaseConnection;

const server = inject('server');
function urlOf(role: string, database = name): string {
  const url = new URL(withDatabase(server, database));
  url.username = role;
  url.password = 'not-a-secret';
  return url.href;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cigogne-parted-'));
  for (const role of [owner, worker]) {
    await administrate(server, `create role ${role} login nosuperuser password 'not-a-secret'`);
  }
  await administrate(server, `create database ${name} owner ${owner}`);
  connection = await openDatabase({ databaseUrl: urlOf(worker), dataDir });
});
afterAll(async () => {
  await connection.close();
  await administrate(server, `drop database ${name} with (force)`);
  for (const role of [owner, worker]) await administrate(server, `drop role ${role}`);
  await rm(dataDir, { recursive: true });
});

it('an account that may make nothing cannot start on an empty database', async () => {
  await expect(prepareDatabase(connection, { migrationDatabaseUrl: null, dataDir })).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

it('an owner of another database is refused before anything is made there', async () => {
  const other = `${name}_other`;
  await administrate(server, `create database ${other} owner ${owner}`);
  const preparing = prepareDatabase(connection, { migrationDatabaseUrl: urlOf(owner, other), dataDir });
  await expect(preparing).rejects.toThrow(
    `MIGRATION_DATABASE_URL names the database ${other}, DATABASE_URL another: ${name}.`,
  );
  await administrate(urlOf(owner, other), 'create table migrations (id int)');
  await administrate(server, `drop database ${other} with (force)`);
});

it('the service works as an account that can read and write, and make or drop nothing', async () => {
  const settings = { migrationDatabaseUrl: urlOf(owner), dataDir };
  await Promise.all([prepareDatabase(connection, settings), prepareDatabase(connection, settings)]);
  // The next start no longer needs the owner.
  await prepareDatabase(connection, { migrationDatabaseUrl: null, dataDir });
  for (const statement of ['create table own (id int)', 'drop table bookings', 'alter table users add own int']) {
    await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  const jobs = await startJobs(connection);
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const context = { config, database: connection.database, jobs };
  const app = await buildApp(context);
  const parts = { app, context } as TestApp;
  const registry = await createOnlineRegistry(parts, { owner: await createUser(parts) });
  const wish = await createWish(parts, { registryId: registry.id });
  const payload = [bookingPayload({ wishes_ids: [wish.id] })];
  expect((await app.inject({ method: 'POST', url: '/api/v1/booking/multi', payload })).statusCode).toBe(201);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  await jobs.schedule('clean-up', '17 3 * * *');
  await connection.database.transaction((tx) => jobs.send(tx, 'clean-up', {}));
  expect(await jobs.workOff('clean-up', () => cleanUp({ ...context, database: connection.patient }))).toBe(1);
  await app.close();
  await jobs.stop();
});

it('after an import the planner knows how many articles there are, though only their owner may count them', async () => {
  await administrate(urlOf(owner), 'analyze articles');
  const bytes = Readable.from([Buffer.from('id,title,link,price\n1,Doudou,https://boutique.example/1,10\n')]);
  await importFeed(connection, { name: 'boutique', bytes });
  await countArticles(connection.patient);
  const { rows } = await connection.pool.query(`select reltuples from pg_class where relname = 'articles'`);
  expect(rows).toEqual([{ reltuples: 1 }]);
});
