import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CuttableProxy, openProxyTo } from '../testing/breakable/cuttable-proxy.ts';
import { openTestDatabase } from '../testing/databases/database.ts';
import type { DatabaseConnection } from './client.ts';
import { openPool } from './pool.ts';

describe('a connection to the database', () => {
  let direct: DatabaseConnection & { url: string };
  let proxy: CuttableProxy;
  let connectionString: string;
  let pool: pg.Pool;
  beforeAll(async () => {
    direct = await openTestDatabase();
    ({ proxy, url: connectionString } = await openProxyTo(direct.url));
    pool = openPool({ connectionString }, { silenceMs: 500 });
  });
  afterAll(async () => {
    await pool.end();
    await proxy.close();
    await direct.close();
  });

  test('that is silently cut is given up, along with all others silent since', async () => {
    await Promise.all(Array.from({ length: 12 }, () => pool.query('select pg_sleep(0.1)')));
    proxy.cutOld();
    await expect(pool.query('select 1')).rejects.toThrow('Connection terminated');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('that is cut in a transaction ends it, and the process lives', async () => {
    const client = await pool.connect();
    await client.query('begin');
    proxy.cutOld();
    await expect(client.query('select 1')).rejects.toThrow('Connection terminated');
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('that the server ends in the middle of a transaction ends that, and the process lives', async () => {
    const client = await pool.connect();
    await client.query('begin');
    const ended = new Promise((resolve) => client.once('end', resolve));
    proxy.refuse();
    await ended;
    proxy.heal();
    await expect(client.query('commit')).rejects.toThrow();
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('may be silent for long where slow work is expected', async () => {
    const patient = openPool({ connectionString }, { silenceMs: 200, isPatient: true });
    await patient.query('select pg_sleep(1)');
    const client = await patient.connect();
    await client.query('begin');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await client.query('commit');
    client.release();
    expect((await patient.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await patient.end();
  });

  test('that is cut during slow work is given up once the server has done it', async () => {
    const patient = openPool({ connectionString }, { silenceMs: 200, isPatient: true });
    await patient.query('select 1');
    const working = patient.query('select pg_sleep(1)');
    proxy.cutOld();
    await expect(working).rejects.toThrow('Connection terminated');
    expect((await patient.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await patient.end();
  });
});
