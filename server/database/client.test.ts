import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/databases/database.ts';
import type { DatabaseConnection } from './client.ts';

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
