import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/databases/database.ts';
import { type DatabaseConnection, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import { randomId } from './random-id.ts';

/** 0035_proved-addresses, as `_journal.json` knows it. */
const PROVED_ADDRESSES = 1795956923409;

let connection: DatabaseConnection & { url: string };
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

describe('migrations', () => {
  it('find nothing left to do the second time', async () => {
    const count = () => connection.database.execute(sql`select count(*)::int as n from migrations`);
    const before = (await count()).rows[0];
    await migrate(connection.database);
    expect((await count()).rows[0]).toEqual(before);
  });

  it('run once when several nodes start together', async () => {
    await connection.database.execute(sql`create database together`).catch(() => undefined);
    const url = new URL(connection.url);
    url.pathname = '/together';
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url.href, dataDir: '' })));
    await Promise.all(nodes.map((node) => migrate(node.database)));
    const { rows } = await (nodes[0] as DatabaseConnection).database.execute(sql`select hash from migrations`);
    expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
    await Promise.all(nodes.map((node) => node.close()));
    await connection.database.execute(sql`drop database together with (force)`);
  });

  it('take accounts of before as read by whoever owns their address, and none that is activated since', async () => {
    const { database } = connection;
    const add = (email: string, activatedAt: Date | null) =>
      database.execute(sql`insert into users (id, email, first_name, last_name, password_hash, language, activated_at)
        values (${randomId()}, ${email}, 'Camille', 'Martin', 'none', 'fr', ${activatedAt})`);
    await database.execute(sql`alter table users drop column email_proved_at`);
    await database.execute(sql`delete from migrations where created_at = ${PROVED_ADDRESSES}`);
    await add('old@example.org', new Date());
    await add('waiting@example.org', null);
    await migrate(database);
    // As a node of the release before does, which still runs beside.
    await add('new@example.org', new Date());
    const { rows } = await database.execute(sql`select email from users where email_proved_at is not null`);
    expect(rows).toEqual([{ email: 'old@example.org' }]);
  });
});
