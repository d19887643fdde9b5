import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { findPlaces } from './places.ts';
import { holdServer } from './server.ts';

vi.setConfig({ testTimeout: 120_000 });

const parent = mkdtempSync(join(tmpdir(), 'cigogne-embedded-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const folder = () => join(parent, randomBytes(4).toString('hex'));

/** Processes that hold a server, each by itself. */
const holders: ChildProcess[] = [];
afterEach(async () => {
  for (const holder of holders.splice(0)) await kill(holder);
});

async function holdElsewhere(place: string): Promise<ChildProcess> {
  const module = new URL('./server.ts', import.meta.url).href;
  const script = `const { holdServer } = await import(${JSON.stringify(module)});
    const held = await holdServer(${JSON.stringify(place)});
    process.on('SIGTERM', () => held.release().then(() => process.exit()));
    console.log(held.url); setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(holder);
  await once(holder.stdout as NonNullable<typeof holder.stdout>, 'data');
  return holder;
}

async function kill(holder: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const exit = once(holder, 'exit');
  holder.kill(signal);
  await exit;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function serverId(place: string): number {
  return Number.parseInt(readFileSync(join(place, '18', 'postmaster.pid'), 'utf8'), 10);
}

async function untilEnded(place: string): Promise<void> {
  await vi.waitUntil(() => guardiansOf(place).length === 0, { timeout: 20_000 });
  expect(existsSync(join(place, '18', 'postmaster.pid'))).toBe(false);
}

describe('the embedded server', () => {
  test('keeps what it was told, as durably as PostgreSQL is, for this account alone', async () => {
    const place = folder();
    const first = await holdServer(place);
    await query(first.url, 'create table kept (n int)');
    await query(first.url, 'insert into kept values (42)');
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await first.release();
    await untilEnded(place);
    const second = await holdServer(place);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
    const open = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => (statSync(join(place, name)).mode & 0o077) !== 0)
      .filter((name) => !name.includes('.s.PGSQL'));
    expect(open).toEqual([]);
    await second.release();
  });

  test('knows none of the secrets in our environment', async () => {
    vi.stubEnv('SECRET_KEY', 'nothing that a database needs');
    const held = await holdServer(folder());
    await query(held.url, 'create table said (line text)');
    await query(held.url, "copy said from program 'env'");
    const names = (await query(held.url, 'select line from said')).map(({ line }) => String(line).split('=')[0]);
    expect(names).toContain('PATH');
    expect(names).not.toContain('SECRET_KEY');
    await held.release();
  });

  test('is one for all who need it, and ends with the last of them', async () => {
    const place = folder();
    const held = await Promise.all([1, 2, 3].map(() => holdServer(place)));
    const beside = await holdElsewhere(place);
    const id = serverId(place);
    for (const one of held) await one.release();
    expect(serverId(place)).toBe(id);
    await kill(beside, 'SIGTERM');
    await untilEnded(place);
  });

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

  test('started again at once, keeps the pipe by which others find it, also where all else is slow', async () => {
    const slow = mkdtempSync(join(parent, 'slow-'));
    writeFileSync(join(slow, 'sleep'), '#!/bin/sh\nexec /bin/sleep 0.4', { mode: 0o755 });
    vi.stubEnv('PATH', `${slow}:/usr/bin:/bin`);
    const place = folder();
    await (await holdServer(place)).release();
    const held = await holdServer(place);
    await pause(1000);
    expect(existsSync(join(place, 'run', 'holders'))).toBe(true);
    await held.release();
    vi.unstubAllEnvs();
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

  test('starts although another program has by now the process id that it noted', async () => {
    const place = folder();
    await (await holdServer(place)).release();
    await untilEnded(place);
    const note = `${process.pid}\n${join(place, '18')}\n1\n5432\n../run\n\n1 1\nready\n`;
    writeFileSync(join(place, '18', 'postmaster.pid'), note);
    writeFileSync(join(place, 'run', '.s.PGSQL.5432.lock'), note);
    const held = await holdServer(place);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test('makes its files anew when it was killed while it made them', async () => {
    const place = folder();
    mkdirSync(join(place, '18.unfinished', 'base'), { recursive: true });
    const held = await holdServer(place);
    expect(existsSync(join(place, '18.unfinished'))).toBe(false);
    await held.release();
  });

  test('works where the path is too long for a socket, also for who has a folder for temporary files of their own', async () => {
    const place = join(folder(), 'x'.repeat(120));
    const held = await holdServer(place);
    vi.stubEnv('TMPDIR', mkdtempSync(join(parent, 'private-')));
    const beside = await holdServer(place);
    expect(await query(beside.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
    expect(await query(beside.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await beside.release();
  });

  test('refuses the folder of an older embedded database with one line, and leaves it as it is', async () => {
    const place = folder();
    mkdirSync(place);
    writeFileSync(join(place, 'PG_VERSION'), '17\n');
    await expect(holdServer(place)).rejects.toThrow(
      /^.* holds the embedded database of an older Cigogne \(PGlite\).*$/,
    );
    expect(readdirSync(place)).toEqual(['PG_VERSION']);
  });

  test('says in one line why it cannot start, and nothing goes on running', async () => {
    const place = folder();
    await (await holdServer(place)).release();
    await untilEnded(place);
    const control = join(place, '18', 'global', 'pg_control');
    rmSync(control);
    const error: Error = await holdServer(place).then(
      () => expect.fail('it started'),
      (reason) => reason,
    );
    expect(error.message).toMatch(/cannot be opened: .*could not (find|open) .*pg_control.* \(more in .*log\)\.$/);
    expect(error.message).not.toContain('\n');
    await untilEnded(place);
  });
});

/** The shells that watch over a server. */
function guardiansOf(place: string): number[] {
  const { stdout } = spawnSync('pgrep', ['-f', `guardian.sh ${place}`], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function killAll(ids: number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
