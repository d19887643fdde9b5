import { spawn } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DatabaseUnavailable } from '../unavailable.ts';
import { findAccount, own } from './account.ts';
import { ensureCluster } from './cluster.ts';
import { findPlaces, type Places } from './places.ts';
import { findPrograms } from './programs.ts';
import { type Settings, settingsFor } from './settings.ts';
import { removeStaleNote } from './stale-note.ts';
import { lockStart } from './start-lock.ts';

/** A running server that this process keeps alive. */
export interface HeldServer {
  /** postgres://…, by a socket that only this account may use. */
  url: string;
  /** Lets go; the server ends with its last holder. */
  release(): Promise<void>;
}

// After a power cut the server reads its log again before it answers.
const START_MS = 120_000;
const STOP_MS = 30_000;
const NOTICE_MS = 1000;
const STEP_MS = 10;
const LONGEST_LOG = 1024 * 1024;

/**
 * A PostgreSQL server of our own on `folder`: the one that another process of ours keeps there, or a new one. It ends
 * with the last process that holds it, also when that is killed.
 * @throws DatabaseUnavailable
 */
export async function holdServer(folder: string, settings: Settings = {}): Promise<HeldServer> {
  const places = findPlaces(folder);
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const running = await join(places, deadline);
    if (running) return running;
    const unlock = lockStart(places.folder);
    if (unlock) {
      try {
        return (await join(places, deadline)) ?? (await start(places, settings, deadline));
      } finally {
        unlock();
      }
    }
    await pause(STEP_MS);
  }
  throw cannotOpen(places, 'it does not answer');
}

/** Null where no server runs, or one that is about to end. */
async function join(places: Places, deadline: number): Promise<HeldServer | null> {
  const hold = existsSync(places.data) ? takeHold(places) : null;
  if (hold === null) return null;
  while (Date.now() < deadline && !existsSync(places.released)) {
    if (await answers(places)) return held(places, hold);
    await pause(STEP_MS);
  }
  closeSync(hold);
  return null;
}

/** The caller has the start lock. */
async function start(places: Places, settings: Settings, deadline: number): Promise<HeldServer> {
  const account = findAccount();
  const programs = await findPrograms();
  await ensureCluster(places, programs, account);
  own(account, places.data);
  own(account, places.sockets);
  await untilEnded(places);
  removeStaleNote(places.data);
  const offset = shortenLog(places.log);
  launch(places, [...account.prefix, programs.postgres, '-D', places.data, ...settingsFor(places, settings)]);
  let hold: number | null = null;
  while (Date.now() < deadline) {
    hold ??= takeHold(places);
    if (hold !== null && (await answers(places))) return held(places, hold);
    if (saidSince(places.log, offset).includes('The server ended')) break;
    await pause(STEP_MS);
  }
  if (hold !== null) await held(places, hold).release();
  throw cannotOpen(places, reasonIn(saidSince(places.log, offset)));
}

/** In a session of its own: Ctrl-C in a terminal is for us, who let go when we have finished. */
function launch(places: Places, command: string[]): void {
  const script = fileURLToPath(new URL('./guardian.sh', import.meta.url));
  const parameters = [script, places.pipe, places.data, places.log, ...command];
  const guardian = spawn('sh', parameters, { cwd: places.folder, detached: true, stdio: 'ignore' });
  guardian.on('error', () => undefined);
  guardian.unref();
}

/** The pipe open for writing, as long as a guardian reads it; null where none does. */
function takeHold({ pipe }: Places): number | null {
  try {
    return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

function held(places: Places, hold: number): HeldServer {
  return {
    url: places.url,
    async release() {
      closeSync(hold);
      await pause(STEP_MS);
      await untilEnded(places);
    },
  };
}

/** Waits while a server that nobody holds any more ends; others may go on holding theirs. */
async function untilEnded({ pipe, released }: Places): Promise<void> {
  const begin = Date.now();
  while (existsSync(pipe) && Date.now() - begin < (existsSync(released) ? STOP_MS : NOTICE_MS)) await pause(STEP_MS);
}

async function answers({ url }: Places): Promise<boolean> {
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

function reasonIn(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('The server ended'));
  const line = lines.findLast((one) => /FATAL|PANIC/.test(one)) ?? lines.at(-1);
  return line?.replace(/^.*(FATAL|PANIC): +/, '').replace(/\.$/, '') ?? 'it does not answer';
}

function cannotOpen({ folder, log }: Places, reason: string): DatabaseUnavailable {
  return new DatabaseUnavailable(`The embedded database in ${folder} cannot be opened: ${reason} (more in ${log}).`);
}
