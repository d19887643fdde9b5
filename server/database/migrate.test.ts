import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/databases/database.ts';
import { type DatabaseConnection, openDatabase } from './client.ts';
import { migrate } from './migrate.ts';

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
});
