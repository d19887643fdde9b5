import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { administrate, openTestDatabase, withDatabase } from '../testing/databases/database.ts';
import { type DatabaseConnection, openDatabase } from './client.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

function cut(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

it('gives back the connection of a transaction that could not even begin', async () => {
  const { database, pool } = connection;
  pool.on('acquire', cut);
  const { max } = pool.options;
  for (let attempt = 0; attempt < max; attempt += 1) {
    await expect(database.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  }
  pool.off('acquire', cut);
  const { rows } = await database.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount).toBe(1);
});

it('counts on its own settings, whatever a database is set to', async () => {
  const own = await openTestDatabase();
  const name = new URL(own.url).pathname.slice(1);
  await own.pool.query(`alter database ${name} set datestyle = 'German'`);
  await own.pool.query(`alter database ${name} set default_transaction_isolation = 'serializable'`);
  const again = await openDatabase({ databaseUrl: own.url, dataDir: '' });
  const shown = (setting: string) => again.pool.query(`show ${setting}`).then(({ rows }) => Object.values(rows[0]));
  expect(await shown('datestyle')).toEqual(['ISO, DMY']);
  expect(await shown('default_transaction_isolation')).toEqual(['read committed']);
  await again.close();
  await own.close();
});

it('is refused in one line where the server is too old', async () => {
  const own = await openTestDatabase();
  const name = new URL(own.url).pathname.slice(1);
  await own.pool.query(`create function current_setting(text) returns text language sql return '14.23 (Debian)'`);
  await own.pool.query(`alter database ${name} set search_path = public, pg_catalog`);
  const opening = openDatabase({ databaseUrl: own.url, dataDir: '' });
  await expect(opening).rejects.toThrow('DATABASE_URL: this server is PostgreSQL 14.23 (Debian); 15 is the oldest.');
  await own.close();
});

it('is refused in one line where the database cannot hold what people write', async () => {
  const { server, name } = { server: inject('server'), name: `test_${randomBytes(6).toString('hex')}` };
  await administrate(
    server,
    `create database ${name} template template0 encoding LATIN1 locale_provider libc locale 'C'`,
  );
  const opening = openDatabase({ databaseUrl: withDatabase(server, name), dataDir: '' });
  await expect(opening).rejects.toThrow('DATABASE_URL: this database is in LATIN1, not in UTF8.');
  await administrate(server, `drop database ${name} with (force)`);
});
