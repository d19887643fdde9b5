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
  const line = keepLine({ ...options, ...LISTENING }, (teller) => teller !== ownName && heard());
  let gathering: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const client = line.client();
    await client?.query('select pg_notify($1, $2)', [CHANNEL, ownName]).catch(() => line.lose(client));
  }

  return {
    isListening: () => line.client() !== null,
    tell() {
      gathering ??= setTimeout(send, GATHER_MS).unref();
    },
    async close() {
      await line.openNoMore();
      // A connection that was cut never answers, not even to be closed.
      if (gathering) await Promise.race([send(), pause(RECONNECT_MS, undefined, { ref: false })]);
      line
        .client()
        ?.end()
        .catch(() => undefined);
    },
  };
}

/** @param heard gets who told; nobody when the connection was opened or lost, since something may have been missed */
function keepLine(settings: pg.ClientConfig, heard: (teller?: string) => void) {
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(settings);
    fresh.on('error', () => lose(fresh)).on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => heard(payload));
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

  const connecting = connect();
  return {
    client: () => client,
    lose,
    async openNoMore() {
      isClosed = true;
      await connecting;
    },
  };
}
