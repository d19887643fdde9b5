import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { kill, query, serverHolders, serverId, untilEnded } from '../../testing/processes/server-holders.ts';
import { holdServer } from './server.ts';

vi.setConfig({ testTimeout: 120_000 });

const { newFolder, usedFolder, holdElsewhere } = serverHolders();
/** For programs and sockets: memory may be mounted without programs. */
const elsewhere = mkdtempSync(join(tmpdir(), 'cigogne-beside-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

describe('the embedded server', () => {
  test('keeps what it was told, as durably as PostgreSQL is, for this account alone', async () => {
    const folder = newFolder();
    const first = await holdServer(folder);
    await query(first.url, 'create table kept (n int)');
    await query(first.url, 'insert into kept values (42)');
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await first.release();
    await untilEnded(folder);
    const second = await holdServer(folder);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
    const open = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
      .filter((name) => !name.includes('.s.PGSQL'));
    expect(open).toEqual([]);
    await second.release();
  });

  test('knows none of the secrets in our environment', async () => {
    vi.stubEnv('SECRET_KEY', 'nothing that a database needs');
    const held = await holdServer(await usedFolder());
    await query(held.url, 'create table said (line text)');
    await query(held.url, "copy said from program 'env'");
    const names = (await query(held.url, 'select line from said')).map(({ line }) => String(line).split('=')[0]);
    expect(names).toContain('PATH');
    expect(names).not.toContain('SECRET_KEY');
    await held.release();
  });

  test('says at once why it cannot be kept running', async () => {
    const folder = await usedFolder();
    mkdirSync(join(folder, 'run', 'holders', 'in-the-way'), { recursive: true });
    await expect(holdServer(folder)).rejects.toThrow(/cannot be opened: mkfifo: .*holders/);
  }, 20_000);

  test('is one for all who need it, and ends with the last of them', async () => {
    const folder = newFolder();
    const held = await Promise.all([1, 2, 3].map(() => holdServer(folder)));
    const beside = await holdElsewhere(folder);
    const id = serverId(folder);
    for (const one of held) await one.release();
    expect(serverId(folder)).toBe(id);
    await kill(beside, 'SIGTERM');
    await untilEnded(folder);
  });

  test('started again at once, keeps the pipe by which others find it, also where all else is slow', async () => {
    const slow = mkdtempSync(join(elsewhere, 'slow-'));
    writeFileSync(join(slow, 'sleep'), '#!/bin/sh\nexec /bin/sleep 0.4', { mode: 0o755 });
    vi.stubEnv('PATH', `${slow}:/usr/bin:/bin`);
    const folder = await usedFolder();
    await (await holdServer(folder)).release();
    const held = await holdServer(folder);
    await pause(1000);
    expect(existsSync(join(folder, 'run', 'holders'))).toBe(true);
    await held.release();
    vi.unstubAllEnvs();
  });

  test('starts although another program has by now the process id that it noted', async () => {
    const folder = await usedFolder();
    await (await holdServer(folder)).release();
    await untilEnded(folder);
    const note = `${process.pid}\n${join(folder, '18')}\n1\n5432\n../run\n\n1 1\nready\n`;
    writeFileSync(join(folder, '18', 'postmaster.pid'), note);
    writeFileSync(join(folder, 'run', '.s.PGSQL.5432.lock'), note);
    const held = await holdServer(folder);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
  });

  test('works where the path is too long for a socket, also for who has a folder for temporary files of their own', async () => {
    const folder = join(newFolder(), 'x'.repeat(120));
    const held = await holdServer(folder);
    vi.stubEnv('TMPDIR', mkdtempSync(join(elsewhere, 'private-')));
    const beside = await holdServer(folder);
    expect(await query(beside.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await held.release();
    expect(await query(beside.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    rmSync(String(new URL(beside.url).searchParams.get('host')));
    await vi.waitFor(() => query(beside.url, 'select 1 as one'), { timeout: 15_000 });
    await beside.release();
  });

  test('refuses the folder of an older embedded database with one line, and leaves it as it is', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    await expect(holdServer(folder)).rejects.toThrow(
      /^.* holds the embedded database of an older Cigogne \(PGlite\).*$/,
    );
    expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  });

  test('says in one line why it cannot start, and nothing goes on running', async () => {
    const folder = await usedFolder();
    const control = join(folder, '18', 'global', 'pg_control');
    rmSync(control);
    const error: Error = await holdServer(folder).then(
      () => expect.fail('it started'),
      (reason) => reason,
    );
    expect(error.message).toMatch(/cannot be opened: .*could not (find|open) .*pg_control.* \(more in .*log\)\.$/);
    expect(error.message).not.toContain('\n');
    await untilEnded(folder);
  });
});
