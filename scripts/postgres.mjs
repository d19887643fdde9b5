// @ts-check
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { execute } from './processes.mjs';
import { failure } from './terminal.mjs';

// Fast, since none of it is kept.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * Runs a PostgreSQL server of our own in a temporary folder while `use` is running, then stops and removes it.
 * @template Result
 * @param {string} programs the folder of initdb and pg_ctl
 * @param {(url: string) => Promise<Result>} use gets the postgres:// address of an empty database, as a superuser
 * @param {Record<string, string>} [settings] of the server, instead of ours
 * @returns {Promise<Result>}
 */
export async function withPostgres(programs, use, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cigogne-postgres-'));
  const account = accountFor(folder);
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  try {
    await initialise({ programs, folder, account, password });
    await start({ programs, folder, account, port, settings });
    return await use(`postgres://cigogne:${password}@127.0.0.1:${port}/postgres`);
  } finally {
    // Even after Ctrl-C, when no other program may be started.
    spawnSync(join(programs, 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'], {
      cwd: folder,
      ...account,
    });
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * PostgreSQL refuses to run as root, so it then runs as nobody, who owns the folder.
 * @param {string} folder
 * @returns {{ uid?: number, gid?: number }}
 */
function accountFor(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout));
  if (!(uid && gid)) throw failure('PostgreSQL refuses to run as root, and this machine has no account "nobody".');
  chownSync(folder, uid, gid);
  return { uid, gid };
}

/** @param {{ programs: string, folder: string, account: { uid?: number, gid?: number }, password: string }} cluster */
async function initialise({ programs, folder, account, password }) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const data = ['-D', join(folder, 'data'), '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'];
  const login = ['--username=cigogne', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const options = { quiet: true, cwd: folder, ...account };
  const { code, output } = await execute(join(programs, 'initdb'), [...data, ...login], options);
  if (code !== 0) throw failure(`PostgreSQL could not make its files: ${lastLine(output)}`);
  rmSync(passwordFile);
}

/**
 * @param {{ programs: string, folder: string, account: { uid?: number, gid?: number }, port: number, settings:
 * Record<string, string> }} cluster
 */
async function start({ programs, folder, account, port, settings }) {
  const all = Object.entries({ ...SETTINGS, ...settings, port, unix_socket_directories: folder });
  const flags = all.map(([name, value]) => `-c ${name}=${value}`).join(' ');
  const parameters = ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', flags, 'start'];
  const options = { quiet: true, cwd: folder, ...account };
  const { code, output } = await execute(join(programs, 'pg_ctl'), parameters, options);
  if (code !== 0) throw failure(`PostgreSQL did not start: ${lastLine(output)}`);
}

/** @param {string} output */
function lastLine(output) {
  return output.trim().split('\n').at(-1);
}
