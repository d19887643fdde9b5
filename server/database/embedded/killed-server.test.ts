import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
import { holdServer } from './server.ts';
import { findStoragePaths } from './storage-paths.ts';

vi.setConfig({ testTimeout: 120_000 });

const { newFolder, usedFolder, holdElsewhere } = serverHolders();

describe('the embedded server', () => {
  test('goes on for the others when whoever started it is killed, and ends when the last is killed', async () => {
    const folder = await usedFolder();
    const starter = await holdElsewhere(folder);
    const held = await holdServer(folder);
    await kill(starter);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const last = await holdElsewhere(folder);
    await held.release();
    await kill(last);
    await untilEnded(folder);
  });

  test('is there again after a holder was killed and started anew at once', async () => {
    const folder = await usedFolder();
    for (let round = 0; round < 5; round += 1) {
      const holder = await holdElsewhere(folder);
      await kill(holder);
    }
    const held = await holdServer(folder);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test('comes back by itself when it is killed, with all that was committed', async () => {
    const folder = await usedFolder();
    const held = await holdServer(folder);
    await query(held.url, 'create table kept (n int)');
    await query(held.url, 'insert into kept values (1)');
    process.kill(serverId(folder), 'SIGKILL');
    const rows = await vi.waitUntil(() => query(held.url, 'select n from kept').catch(() => null), { timeout: 30_000 });
    expect(rows).toEqual([{ n: 1 }]);
    await held.release();
  });

  test('gets another guardian when all that watched over it was killed, and ends with its last holder', async () => {
    const folder = await usedFolder();
    const holder = await holdElsewhere(folder);
    const orphan = serverId(folder);
    killAll(guardiansOf(folder));
    await vi.waitUntil(() => guardiansOf(folder).length === 0);
    await kill(holder);
    const held = await holdServer(folder);
    expect(serverId(folder)).toBe(orphan);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test('is started again for a holder although its guardian was killed before it, or at the same time', async () => {
    const folder = await usedFolder();
    const held = await holdServer(folder);
    for (const count of [1, Number.POSITIVE_INFINITY]) {
      killAll([...guardiansOf(folder).slice(0, count), serverId(folder)]);
      await vi.waitUntil(() => query(held.url, 'select 1').catch(() => null), { timeout: 30_000 });
    }
    await held.release();
    await untilEnded(folder);
  });

  test('is started again although all was killed once more before it answered', async () => {
    const folder = await usedFolder();
    const held = await holdServer(folder);
    const first = serverId(folder);
    killAll([...guardiansOf(folder), first]);
    const note = join(folder, '18', 'postmaster.pid');
    await vi.waitUntil(() => existsSync(note) && serverId(folder) > 0 && serverId(folder) !== first, {
      timeout: 10_000,
      interval: 1,
    });
    killAll([...guardiansOf(folder), serverId(folder)]);
    await vi.waitUntil(() => query(held.url, 'select 1').catch(() => null), { timeout: 30_000 });
    await held.release();
    await untilEnded(folder);
  });

  // Waiting for a dead guardian to finish would take half a minute.
  test('starts at once after everything was killed, also while it ended', async () => {
    const folder = await usedFolder();
    const holder = await holdElsewhere(folder);
    writeFileSync(join(folder, 'run', 'holders.released'), '');
    killAll([...guardiansOf(folder), serverId(folder)]);
    await kill(holder);
    const held = (await Promise.race([holdServer(folder), pause(25_000)])) ?? expect.fail('it waits for nobody');
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test.runIf(process.platform === 'linux')(
    'waits until a process of the one that was killed no longer works on the same files',
    async () => {
      const folder = await usedFolder();
      const holder = await holdElsewhere(folder);
      const client = new pg.Client({ connectionString: findStoragePaths(folder).url });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query('select pg_backend_pid() as id');
      // It does not notice that the others are gone.
      process.kill(rows[0].id, 'SIGSTOP');
      killAll([...guardiansOf(folder), serverId(folder)]);
      await kill(holder);
      const holding = holdServer(folder);
      await vi.waitUntil(() => readFileSync(join(folder, 'log'), 'utf8').includes('is still in use'), {
        timeout: 30_000,
      });
      expect(existsSync(`/proc/${rows[0].id}/cwd`)).toBe(true);
      process.kill(rows[0].id, 'SIGCONT');
      const held = await holding;
      expect(existsSync(`/proc/${rows[0].id}/cwd`)).toBe(false);
      await held.release();
    },
  );

  test('makes its files anew when it was killed while it made them', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, '18.unfinished', 'base'), { recursive: true });
    const held = await holdServer(folder);
    expect(existsSync(join(folder, '18.unfinished'))).toBe(false);
    await held.release();
  });
});
