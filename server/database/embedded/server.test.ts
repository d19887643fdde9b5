import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { kill, query, serverHolders, serverId, untilEnded } from '../../testing/processes/server-holders.ts';
import { holdServer } from './server.ts';

vi.setConfig({ testTimeout: 120_000 });

const { parent, folder, holdElsewhere } = serverHolders();

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
