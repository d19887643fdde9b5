import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findPrograms } from './programs.ts';
import { holdServer } from './server.ts';
import { findSystemAccount } from './system-account.ts';

const isRoot = process.getuid?.() === 0;
const NEEDED = ['/bin/sh', '/usr/bin/mkfifo', '/bin/rm', '/bin/sleep', '/bin/true', '/bin/chown', '/usr/bin/env'];

const parent = mkdtempSync(join(tmpdir(), 'cigogne-account-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const { initdb } = await findPrograms();
const HELP = /^PostgreSQL refuses to run as root, .* run Cigogne as an ordinary account, or set DATABASE_URL\.$/;
const NEEDS = { folder: parent, initdb };

/** A machine that has only these programs. */
function onMachineWith(...programs: string[]): void {
  const folder = mkdtempSync(join(parent, 'bin-'));
  for (const program of [...NEEDED, ...programs])
    symlinkSync(program, join(folder, program.split('/').at(-1) as string));
  vi.stubEnv('PATH', folder);
}

test.skipIf(isRoot)('An ordinary account runs PostgreSQL itself', () => {
  expect(findSystemAccount(NEEDS)).toEqual({ prefix: [], fileOwner: null });
});

describe.runIf(isRoot && process.platform === 'linux')('As root PostgreSQL runs', () => {
  test('in a namespace where root has another name, and its files stay root’s', () => {
    expect(findSystemAccount(NEEDS)).toMatchObject({
      prefix: ['unshare', '--user', expect.anything(), expect.anything()],
      fileOwner: 0,
    });
  });

  test('where that is forbidden, as nobody, also on files that root had before, and back', async () => {
    const folder = join(parent, 'db');
    await (await holdServer(folder)).release();
    onMachineWith('/usr/bin/setpriv');
    expect(findSystemAccount(NEEDS).prefix[0]).toBe('setpriv');
    await (await holdServer(folder)).release();
    vi.unstubAllEnvs();
    await (await holdServer(folder)).release();
  });

  test('as nobody too where the way leads through another account’s closed folder', async () => {
    const closed = mkdtempSync(join(parent, 'closed-'));
    chmodSync(closed, 0o700);
    chownSync(closed, 4321, 4321);
    expect(findSystemAccount({ ...NEEDS, folder: closed }).prefix[0]).toBe('setpriv');
    await (await holdServer(join(closed, 'db'))).release();
  });

  test('or not at all where nobody else may use its programs', () => {
    const closed = mkdtempSync(join(parent, 'closed-'));
    cpSync(join(initdb, '..', '..'), closed, { recursive: true, verbatimSymlinks: true });
    chmodSync(closed, 0o700);
    chownSync(closed, 4321, 4321);
    expect(() => findSystemAccount({ ...NEEDS, initdb: join(closed, 'bin', 'initdb') })).toThrow(HELP);
  });

  test('or not at all, with one line saying what to do', () => {
    onMachineWith();
    expect(() => findSystemAccount(NEEDS)).toThrow(HELP);
  });
});
