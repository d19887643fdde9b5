import type { Socket } from 'node:net';
import pg from 'pg';

/** If a server owes an answer and is silent for this long, we take the connection for dead. */
const SILENCE_MS = 10_000;

/**
 * Server-side limits: a slow statement ends before we take the silence for death, and what a cut connection leaves
 * behind, locks included, ends soon after.
 */
const SETTINGS = `
  set statement_timeout = '8s';
  set idle_in_transaction_session_timeout = '10s';
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3;`;

/** For slow work (migrations, the nightly clean-up), where only the operating system notices a cut connection. */
const PATIENT_SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = '1min';`;

/** Our queries are short: starting parallel workers or the JIT takes longer than any of them. */
const TUNING = 'set max_parallel_workers_per_gather = 0; set jit = off;';

interface Watched {
  socket: Socket;
  /** When a byte was last received. */
  heardAt: number;
  isBusy: boolean;
}

interface Patience {
  /** How long the server may be silent while it owes an answer. */
  silenceMs?: number | 'any';
}

/**
 * A pool of at most 12 connections that recovers when they are silently cut (a firewall that forgets, a machine that
 * is gone): no query waits longer than about ten seconds.
 */
export function openPool(options: pg.PoolConfig, { silenceMs = SILENCE_MS }: Patience = {}): pg.Pool {
  const watched = new Map<pg.ClientBase, Watched>();
  const pool = new pg.Pool({
    max: 12,
    // Lets the parts of a transaction that need no answer travel together (brief-transaction.ts).
    pipeline: true,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    ...options,
    async onConnect(client) {
      // The query's own promise rejects; without this listener the error would also end the process.
      client.on('error', () => undefined);
      if (silenceMs !== 'any') watch(watched, client, silenceMs);
      await client.query(TUNING + (silenceMs === 'any' ? PATIENT_SETTINGS : SETTINGS));
    },
  });
  // Losing an idle connection is harmless: the pool opens another.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => setBusy(watched.get(client), true));
  pool.on('release', (_error, client) => setBusy(watched.get(client), false));
  return pool;
}

function setBusy(connection: Watched | undefined, isBusy: boolean): void {
  if (connection) connection.isBusy = isBusy;
}

/**
 * pg's own query_timeout would fail the query but return the dead connection to the pool; this destroys the socket,
 * and so ends whatever is waiting for it.
 */
function watch(watched: Map<pg.ClientBase, Watched>, client: pg.ClientBase, silenceMs: number): void {
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  const connection: Watched = { socket, heardAt: Date.now(), isBusy: true };
  watched.set(client, connection);
  socket.on('data', () => {
    connection.heardAt = Date.now();
  });
  socket.once('close', () => watched.delete(client));
  // Counts from the last byte in either direction, so no earlier than the query.
  socket.setTimeout(silenceMs, () => {
    if (connection.isBusy) destroySilent(watched.values(), silenceMs * 0.8);
  });
}

/**
 * When one connection goes silent, all that have been silent for nearly as long are destroyed too: they were cut
 * together. Idle ones first, so that a retry does not get one.
 */
function destroySilent(connections: Iterable<Watched>, silenceMs: number): void {
  const silent = [...connections].filter(({ heardAt }) => heardAt < Date.now() - silenceMs);
  for (const { socket, isBusy } of silent) if (!isBusy) socket.destroy();
  setTimeout(() => {
    for (const { socket } of silent) socket.destroy();
  }, 10);
}
