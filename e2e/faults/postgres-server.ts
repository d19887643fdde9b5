import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.mjs';
import { findPrograms } from '../../server/database/embedded/programs.ts';
import { findStoragePaths } from '../../server/database/embedded/storage-paths.ts';
import { findSystemAccount, own } from '../../server/database/embedded/system-account.ts';

/** A PostgreSQL server that can be broken. */
export interface PostgresServer {
  /** A superuser's, bypassing any proxy. */
  url: string;
  start(): Promise<void>;
  /** SIGINT shuts it down in order, SIGKILL at once. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  query(statement: string): Promise<pg.QueryResult>;
  /** The process id of its postmaster. */
  id(): number;
}

const SETTINGS = [`listen_addresses = '127.0.0.1'`, 'max_connections = 60', 'shared_buffers = 32MB'];

/** A server on its own, which keeps its promises (fsync). */
export async function preparePostgres(folder: string): Promise<PostgresServer> {
  const programs = await findPrograms();
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const account = findSystemAccount({ folder, initdb: programs.initdb });
  own(account, data);
  const run = (program: string): [string, string[]] => {
    const [first = '', ...rest] = [...account.prefix, program];
    return [first, rest];
  };
  const [initdb, before] = run(programs.initdb);
  const texts = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  execFileSync(initdb, [...before, '-D', data, '-U', 'cigogne', '-A', 'trust', ...texts], { stdio: 'ignore' });
  const port = await freePort();
  const address = [`port = ${port}`, `unix_socket_directories = '${data}'`];
  writeFileSync(join(data, 'postgresql.auto.conf'), [...SETTINGS, ...address, ''].join('\n'));
  own(account, data);
  const url = `postgres://cigogne@127.0.0.1:${port}/postgres`;
  const query = (statement: string) => queryAt(url, statement);
  let child: ChildProcess | undefined;
  return {
    url,
    query,
    id: () => serverId(data),
    /** After a SIGKILL its processes need a moment to notice: until then a new server will not start. */
    async start() {
      const [postgres, parameters] = run(programs.postgres);
      await untilAnswers(query, () => {
        if (child && !hasEnded(child)) return;
        child = spawn(postgres, [...parameters, '-D', data], { cwd: folder, stdio: 'ignore' });
      });
    },
    async end(signal) {
      if (!child || hasEnded(child)) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

/** The one the service runs on its data folder, and restarts by itself. */
export function embeddedPostgres(dataDir: string): PostgresServer {
  const { url, data } = findStoragePaths(join(dataDir, 'db'));
  const query = (statement: string) => queryAt(url, statement);
  const id = () => serverId(data);
  return {
    url,
    query,
    id,
    start: () => untilAnswers(query, () => undefined),
    async end(signal) {
      process.kill(id(), signal);
    },
  };
}

function serverId(data: string): number {
  return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
}

async function untilAnswers(query: PostgresServer['query'], start: () => void): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    start();
    await pause(100);
    if (await query('select 1').catch(() => null)) return;
  }
  throw new Error('PostgreSQL did not start.');
}

async function queryAt(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
