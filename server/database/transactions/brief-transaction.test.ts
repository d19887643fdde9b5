import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/databases/database.ts';
import type { Database, DatabaseConnection } from '../client.ts';
import { briefTransaction } from './brief-transaction.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await connection.pool.query('create table notes (note text unique)');
});
afterAll(() => connection.close());
beforeEach(() => connection.pool.query('truncate notes'));

async function write(tx: Database, note: string): Promise<void> {
  await tx.execute(sql`insert into notes values (${note})`);
}

async function notes(): Promise<string[]> {
  const { rows } = await connection.pool.query<{ note: string }>('select note from notes order by note');
  return rows.map(({ note }) => note);
}

describe('a brief transaction', () => {
  it('keeps all that it wrote, whether or not its last statement was announced', async () => {
    const result = await briefTransaction(connection.database, async ({ tx, endWithNext }) => {
      await write(tx, 'first');
      endWithNext();
      await write(tx, 'last');
      return 'done';
    });
    await briefTransaction(connection.database, ({ tx }) => write(tx, 'alone'));
    expect(result).toBe('done');
    expect(await notes()).toEqual(['alone', 'first', 'last']);
  });

  it('keeps nothing when what is done in it fails', async () => {
    const failing = briefTransaction(connection.database, async ({ tx }) => {
      await write(tx, 'first');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('keeps nothing when its last statement fails, and says why', async () => {
    const failing = briefTransaction(connection.database, async ({ tx, endWithNext }) => {
      await write(tx, 'twice');
      endWithNext();
      await write(tx, 'twice');
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await notes()).toEqual([]);
  });

  it('lets nothing be written after its last statement', async () => {
    const failing = briefTransaction(connection.database, async ({ tx, endWithNext }) => {
      endWithNext();
      await write(tx, 'last');
      await write(tx, 'too late');
    });
    await expect(failing).rejects.toThrow();
    expect(await notes()).toEqual(['last']);
  });

  it('leaves its connection as it was', async () => {
    await briefTransaction(connection.database, ({ tx }) => write(tx, 'one'));
    const client = await connection.pool.connect();
    const { rows } = await client.query('show plan_cache_mode');
    client.release();
    expect(rows).toEqual([{ plan_cache_mode: 'auto' }]);
  });
});
