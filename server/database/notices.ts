import { randomUUID } from 'node:crypto';
import pg from 'pg';

const CHANNEL = 'written';
/** Writes within so many ms are told together. */
const GATHER_MS = 20;
const RECONNECT_MS = 1000;

/** Tells the other processes on this database that something was written, and hears it from them. */
export interface Notices {
  /** Whether we would hear it now. */
  isListening(): boolean;
  /** Something is committed. A NOTIFY inside of a transaction would make all such commits wait for one another. */
  tell(): void;
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own; lost, it is opened again until it is there.
 * @param heard called when another process wrote, and whenever that may have been missed
 */
export function followNotices(options: pg.ClientConfig, heard: () => void): Notices {
  const ownName = randomUUID();
  let client: pg.Client | null = null;
  let isClosed = false;
  let gathering: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...options, application_name: 'cigogne notices', keepAlive: true });
    const lost = Promise.withResolvers<void>();
    fresh.on('error', () => lost.resolve()).on('end', () => lost.resolve());
    fresh.on('notification', ({ payload }) => payload !== ownName && heard());
    lost.promise.then(() => lose(fresh));
    try {
      await fresh.connect();
      // A notice that a crash swallows is missed by nobody: the crash ends the connections of all who listen.
      await fresh.query(`set synchronous_commit = off; listen ${CHANNEL}`);
      client = fresh;
      heard();
    } catch {
      lost.resolve();
    }
  }

  function lose(connection: pg.Client): void {
    client = null;
    heard();
    connection.end().catch(() => undefined);
    if (!isClosed) setTimeout(connect, RECONNECT_MS).unref();
  }

  async function send(): Promise<void> {
    gathering = undefined;
    await client?.query('select pg_notify($1, $2)', [CHANNEL, ownName]).catch(() => undefined);
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
      if (gathering) await send();
      await client?.end();
    },
  };
}
