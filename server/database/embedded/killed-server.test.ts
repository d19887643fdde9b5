import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import {
  guardiansOf,
  kill,
  killAll,
  query,
  serverHolders,
  serverId,
  untilEnded,
} from '../../testing/processes/server-holders.ts';
import { findPlaces } from './places.ts';
import { holdServer } from './server.ts';

vi.setConfig({ testTimeout: 120_000 });

const { folder, holdElsewhere } = serverHolders();

describe('the embedded server', () => {
  test('goes on for the others when whoever started it is killed, and ends when the last is killed', async () => {
    const place = folder();
    const starter = await holdElsewhere(place);
    const held = await holdServer(place);
    await kill(starter);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const last = await holdElsewhere(place);
    await held.release();
    await kill(last);
    await untilEnded(place);
  });

  test('is there again after a holder was killed and started anew at once', async () => {
    const place = folder();
    for (let round = 0; round < 5; round += 1) {
      const holder = await holdElsewhere(place);
      await kill(holder);
    }
    const held = await holdServer(place);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test('comes back by itself when it is killed, with all that was committed', async () => {
    const place = folder();
    const held = await holdServer(place);
    await query(held.url, 'create table kept (n int)');
    await query(held.url, 'insert into kept values (1)');
    process.kill(serverId(place), 'SIGKILL');
    const rows = await vi.waitUntil(() => query(held.url, 'select n from kept').catch(() => null), { timeout: 30_000 });
    expect(rows).toEqual([{ n: 1 }]);
    await held.release();
  });

  test('gets another guardian when all that watched over it was killed, and ends with its last holder', async () => {
    const place = folder();
    const holder = await holdElsewhere(place);
    const orphan = serverId(place);
    killAll(guardiansOf(place));
    await vi.waitUntil(() => guardiansOf(place).length === 0);
    await kill(holder);
    const held = await holdServer(place);
    expect(serverId(place)).toBe(orphan);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test('is started again for a holder although its guardian was killed before it, or at the same time', async () => {
    const place = folder();
    const held = await holdServer(place);
    for (const count of [1, Number.POSITIVE_INFINITY]) {
      killAll([...guardiansOf(place).slice(0, count), serverId(place)]);
      await vi.waitUntil(() => query(held.url, 'select 1').catch(() => null), { timeout: 30_000 });
    }
    await held.release();
    await untilEnded(place);
  });

  // Whoever waited for the end of a guardian that is gone would wait half a minute.
  test('starts at once after everything was killed, also while it ended', async () => {
    const place = folder();
    const holder = await holdElsewhere(place);
    writeFileSync(join(place, 'run', 'holders.released'), '');
    killAll([...guardiansOf(place), serverId(place)]);
    await kill(holder);
    const held = (await Promise.race([holdServer(place), pause(25_000)])) ?? expect.fail('it waits for nobody');
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test.runIf(process.platform === 'linux')(
    'waits until a process of the one that was killed no longer works on the same files',
    async () => {
      const place = folder();
      const holder = await holdElsewhere(place);
      const client = new pg.Client({ connectionString: findPlaces(place).url });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query('select pg_backend_pid() as id');
      // It waits for nothing, so it does not notice that the others are gone.
      client.query('select count(*) from generate_series(1, 20000000) a where a % 7 = 1').catch(() => undefined);
      await pause(300);
      killAll([...guardiansOf(place), serverId(place)]);
      await kill(holder);
      expect(existsSync(`/proc/${rows[0].id}/cwd`)).toBe(true);
      const held = await holdServer(place);
      expect(existsSync(`/proc/${rows[0].id}/cwd`)).toBe(false);
      await held.release();
    },
  );

  test('makes its files anew when it was killed while it made them', async () => {
    const place = folder();
    mkdirSync(join(place, '18.unfinished', 'base'), { recursive: true });
    const held = await holdServer(place);
    expect(existsSync(join(place, '18.unfinished'))).toBe(false);
    await held.release();
  });
});
