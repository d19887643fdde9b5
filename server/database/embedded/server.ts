import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CannotOpenDatabase } from '../cannot-open.ts';
import { ensureCluster } from './cluster.ts';
import { hasGuardian, release, takeHold, untilGuardianEnded } from './hold.ts';
import { findPrograms } from './programs.ts';
import { type Settings, settingsFor } from './settings.ts';
import { removeStaleNotes } from './stale-notes.ts';
import { lockStart } from './start-lock.ts';
import { findStoragePaths, renewShortPath, type StoragePaths } from './storage-paths.ts';
import { findSystemAccount, own } from './system-account.ts';

/** A running server, kept alive by this process. */
export interface HeldServer {
  /** postgres://…, through a socket only this account may use. */
  url: string;
  /** Releases it; the server ends with its last holder. */
  release(): Promise<void>;
}

// After a power cut the server replays its log before it answers.
const START_MS = 120_000;
const STEP_MS = 10;
const KNOCK_MS = 1000;
const LONGEST_LOG = 1024 * 1024;

/**
 * Our own PostgreSQL server on `folder`: the one another of our processes runs there, or a new one. It ends with the
 * last process holding it, even if that is killed.
 * @throws CannotOpenDatabase
 */
export async function holdServer(folder: string, settings: Settings = {}): Promise<HeldServer> {
  const paths = findStoragePaths(folder);
  let hold = await takeServer(paths, settings);
  let renewing: Promise<void> | undefined;
  const knocking = setInterval(() => {
    if (!hasGuardian(hold)) renewing ??= renew();
    renewShortPath(paths);
  }, KNOCK_MS).unref();

  /**
   * Everything that kept the server alive was killed. If that cannot be repaired now, the next attempt tries again.
   */
  async function renew(): Promise<void> {
    const next = await takeServer(paths, settings).catch(() => null);
    if (next !== null) closeSync(hold);
    hold = next ?? hold;
    renewing = undefined;
  }

  return {
    url: paths.url,
    async release() {
      clearInterval(knocking);
      await renewing;
      await release(paths, hold);
    },
  };
}

/** @returns the pipe, open for writing */
async function takeServer(paths: StoragePaths, settings: Settings): Promise<number> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const running = await join(paths, deadline);
    if (running !== null) return running;
    const unlock = lockStart(paths.folder);
    if (unlock) {
      try {
        const hold = (await join(paths, deadline)) ?? (await start(paths, settings, deadline));
        if (hold !== null) return hold;
      } finally {
        unlock();
      }
    }
    await pause(STEP_MS);
  }
  throw cannotOpen(paths, 'it does not answer');
}

/** Null if no server is running, or one that is about to end. */
async function join(paths: StoragePaths, deadline: number): Promise<number | null> {
  const hold = existsSync(paths.data) ? takeHold(paths) : null;
  if (hold === null) return null;
  while (Date.now() < deadline && !existsSync(paths.released) && hasGuardian(hold)) {
    if (await answers(paths)) return hold;
    await pause(STEP_MS);
  }
  closeSync(hold);
  return null;
}

/** The caller holds the start lock. Null if the guardian was killed meanwhile. */
async function start(paths: StoragePaths, settings: Settings, deadline: number): Promise<number | null> {
  const programs = await findPrograms();
  const account = findSystemAccount({ folder: paths.folder, initdb: programs.initdb });
  await ensureCluster(paths, programs, account);
  own(account, paths.data);
  own(account, paths.sockets);
  await untilGuardianEnded(paths);
  removeStaleNotes(paths);
  const offset = shortenLog(paths.log);
  const guardian = launch(paths, [...account.prefix, programs.postgres, '-D', paths.data, ...settingsFor(settings)]);
  let hold: number | null = null;
  while (Date.now() < deadline) {
    hold ??= takeHold(paths);
    if (hold !== null && (await answers(paths))) return hold;
    if (isFinal(saidSince(paths.log, offset)) || guardian.exitCode) break;
    if (guardian.signalCode !== null) {
      if (hold !== null) closeSync(hold);
      return null;
    }
    await pause(STEP_MS);
  }
  if (hold !== null) await release(paths, hold);
  throw cannotOpen(paths, reasonIn(saidSince(paths.log, offset)));
}

/** In a session of its own: Ctrl-C in a terminal is meant for us, and we release it when done. */
function launch(paths: StoragePaths, command: string[]): ChildProcess {
  const script = fileURLToPath(new URL('./guardian.sh', import.meta.url));
  const parameters = [script, paths.pipe, paths.data, paths.log, ...command];
  const guardian = spawn('sh', parameters, { cwd: paths.folder, detached: true, stdio: 'ignore' });
  guardian.on('error', () => undefined);
  guardian.unref();
  return guardian;
}

async function answers({ url }: StoragePaths): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns how long the log is */
function shortenLog(log: string): number {
  const size = existsSync(log) ? statSync(log).size : 0;
  if (size <= LONGEST_LOG) return size;
  truncateSync(log);
  return 0;
}

function saidSince(log: string, offset: number): string {
  return existsSync(log) ? readFileSync(log).subarray(offset).toString() : '';
}

/** A process of a killed server may still be using the files: the guardian retries until it has ended. */
function isFinal(text: string): boolean {
  return text.includes('The server ended') && !text.includes('is still in use');
}

function reasonIn(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('The server ended'));
  const line = lines.findLast((one) => /FATAL|PANIC/.test(one)) ?? lines.at(-1);
  return line?.replace(/^.*(FATAL|PANIC): +/, '').replace(/\.$/, '') ?? 'it does not answer';
}

function cannotOpen({ folder, log }: StoragePaths, reason: string): CannotOpenDatabase {
  return new CannotOpenDatabase(`The embedded database in ${folder} cannot be opened: ${reason} (more in ${log}).`);
}
