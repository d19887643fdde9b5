import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './client.ts';
import { listenerOf } from './running.ts';
import { keepConnection, RECONNECT_MS } from './signal-connection.ts';

const CHANNEL = 'written';

/** Writes within this many milliseconds are announced together. */
const GATHER_MS = 20;

const SILENCE_MS = 5000;

const LISTENING = {
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE_MS,
  query_timeout: SILENCE_MS,
};

/** Tells other processes on this database that something was written, and hears it from them. */
export interface WriteSignals {
  /** Whether signals would reach us right now. */
  isListening(): boolean;
  /** Something was committed. Sent outside the transaction: NOTIFY makes commits wait for one another. */
  tell(): void;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, which is reopened whenever it is lost.
 * @param heard called when another process wrote, and whenever a signal may have been missed
 */
export function followWriteSignals(database: Database, heard: () => void): WriteSignals {
  const { options } = (database as Database & { $client: pg.Pool }).$client;
  const ownName = randomUUID();
  const listening = { ...options, ...LISTENING, application_name: listenerOf(options.application_name) };
  const connection = keepConnection(listening, CHANNEL, (teller) => teller !== ownName && heard());
  let gathering: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    clearTimeout(gathering);
    gathering = undefined;
    const client = connection.client();
    await client?.query('select pg_notify($1, $2)', [CHANNEL, ownName]).catch(() => connection.lose(client));
  }

  return {
    isListening: () => connection.client() !== null,
    tell() {
      gathering ??= setTimeout(send, GATHER_MS).unref();
    },
    async close() {
      await connection.openNoMore();
      // A connection that was cut never answers, not even to a request to close.
      if (gathering) await Promise.race([send(), pause(RECONNECT_MS, undefined, { ref: false })]);
      connection
        .client()
        ?.end()
        .catch(() => undefined);
    },
  };
}
