import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './client.ts';
import { keepLine, RECONNECT_MS } from './notice-line.ts';

const CHANNEL = 'written';

/** Writes within so many ms are told together. */
const GATHER_MS = 20;

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
  const line = keepLine({ ...options, ...LISTENING }, CHANNEL, (teller) => teller !== ownName && heard());
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
