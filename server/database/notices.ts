import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './client.ts';

const CHANNEL = 'written';
/** Writes within so many ms are told together. */
const GATHER_MS = 20;
const RECONNECT_MS = 1000;
const SILENCE_MS = 5000;
const LISTENING = {
  application_name: 'cigogne notices',
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE_MS,
  query_timeout: SILENCE_MS,
};

/** Tells the other processes on this database that something was written, and hears it from them. */
export interface Notices {
  /** Whether we would hear it now. */
  isListening(): boolean;
  /** Something is committed. Not inside the transaction: NOTIFY makes such commits wait for one another. */
  tell(): void;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own; lost, it is opened again until it is there.
 * @param heard called when another process wrote, and whenever that may have been missed
 */
export function followNotices(database: Database, heard: () => void): Notices {
  const { options } = (database as Database & { $client: pg.Pool }).$client;
  const ownName = randomUUID();
  let client: pg.Client | null = null;
  let isClosed = false;
  let gathering: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...options, ...LISTENING });
    fresh.on('error', () => lose(fresh)).on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => payload !== ownName && heard());
    try {
      await fresh.connect();
      // A notice that a crash swallows is missed by nobody: the crash ends the connections of all who listen.
      await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`);
      client = fresh;
      heard();
    } catch {
      fresh.end().catch(() => undefined);
      tryAgain();
    }
  }

  function lose(lost: pg.Client): void {
    if (lost !== client) return;
    client = null;
    heard();
    lost.end().catch(() => undefined);
    tryAgain();
  }

  function tryAgain(): void {
    if (!isClosed) setTimeout(connect, RECONNECT_MS).unref();
  }

  async function send(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const listening = client;
    await listening?.query('select pg_notify($1, $2)', [CHANNEL, ownName]).catch(() => lose(listening));
  }

  const connecting = connect();
  return {
    isListening: () => client !== null,
    tell() {
      gathering ??= setTimeout(send, GATHER_MS).unref();
    },
    async close() {
      isClosed = true;
      await connecting;
      // A connection that was cut never answers, not even to be closed.
      if (gathering) await Promise.race([send(), pause(RECONNECT_MS, undefined, { ref: false })]);
      client?.end().catch(() => undefined);
    },
  };
}
