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

/** For slow work (migrations, the nightly clean-up). */
const PATIENT_SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = '1min';`;

/** Our queries are short: starting parallel workers or the JIT takes longer than any of them. */
const TUNING = 'set max_parallel_workers_per_gather = 0; set jit = off;';

/** What we count on, whatever this database or account is set to. */
const DEFAULTS = `set datestyle = 'ISO'; set default_transaction_isolation = 'read committed';`;

interface Watched {
  socket: Socket;
  /** When a byte was last received. */
  heardAt: number;
  isBusy: boolean;
}

interface Patience {
  /** How long the server may be silent while it owes an answer; a patient pool then asks whether it still works. */
  silenceMs?: number;
  isPatient?: boolean;
}

/**
 * A pool of at most 12 connections that recovers when they are silently cut (a firewall that forgets, a machine that
 * is gone): no query waits longer than about ten seconds.
 */
export function openPool(options: pg.PoolConfig, { silenceMs = SILENCE_MS, isPatient }: Patience = {}): pg.Pool {
  const watched = new Map<pg.ClientBase, Watched>();
  const all: pg.PoolConfig = {
    max: 12,
    // Lets the parts of a transaction that need no answer travel together (brief-transaction.ts).
    pipeline: true,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    ...options,
  };
  const pool = new pg.Pool({
    ...all,
    async onConnect(client) {
      // The query's own promise rejects; without this listener the error would also end the process.
      client.on('error', () => undefined);
      const connection = noteSilence(watched, client);
      if (!isPatient) destroyWhenSilent(watched, connection, silenceMs);
      await client.query(TUNING + DEFAULTS + (isPatient ? PATIENT_SETTINGS : SETTINGS));
      if (isPatient) await destroyWhenIdle(client, connection, { silenceMs, options: all });
    },
  });
  // Losing an idle connection is harmless: the pool opens another.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => setBusy(watched.get(client), true));
  pool.on('release', (_error, client) => setBusy(watched.get(client), false));
  return pool;
}

/** What pg does not declare. `readyForQuery` is false while an answer is owed. */
interface Internals {
  connection: { stream: Socket };
  processID: number;
  readyForQuery: boolean;
}

function internalsOf(client: pg.ClientBase): Internals {
  return client as unknown as Internals;
}

function setBusy(connection: Watched | undefined, isBusy: boolean): void {
  if (connection) connection.isBusy = isBusy;
}

function noteSilence(watched: Map<pg.ClientBase, Watched>, client: pg.ClientBase): Watched {
  const { stream: socket } = internalsOf(client).connection;
  const connection: Watched = { socket, heardAt: Date.now(), isBusy: true };
  watched.set(client, connection);
  socket.on('data', () => {
    connection.heardAt = Date.now();
  });
  socket.once('close', () => watched.delete(client));
  return connection;
}

/**
 * pg's own query_timeout would fail the query but return the dead connection to the pool; this destroys the socket,
 * and so ends whatever is waiting for it.
 */
function destroyWhenSilent(watched: Map<pg.ClientBase, Watched>, connection: Watched, silenceMs: number): void {
  // Counts from the last byte in either direction, so no earlier than the query.
  connection.socket.setTimeout(silenceMs, () => {
    if (connection.isBusy) destroySilent(watched.values(), silenceMs * 0.8);
  });
}

/**
 * Slow work is silent for as long as it takes: another connection asks the server whether it is still at it. Where
 * something in between gives other numbers to connections (a pooler), nobody can be asked about.
 */
async function destroyWhenIdle(
  client: pg.ClientBase,
  connection: Watched,
  { silenceMs, options }: { silenceMs: number; options: pg.PoolConfig },
): Promise<void> {
  const { processID } = internalsOf(client);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== processID) return;
  const { socket } = connection;
  socket.setTimeout(silenceMs, async () => {
    const { heardAt } = connection;
    const isLost = !internalsOf(client).readyForQuery && (await isDone(processID, options));
    if (isLost && connection.heardAt === heardAt) socket.destroy();
    else socket.setTimeout(silenceMs);
  });
}

/** Whether the server has answered on this connection, as far as anybody takes answers there; false if it cannot say. */
async function isDone(processID: number, options: pg.PoolConfig): Promise<boolean> {
  const asking = new pg.Client({ ...options, query_timeout: 5000 });
  asking.on('error', () => undefined);
  try {
    await asking.connect();
    const { rows } = await asking.query(
      `select 1 from pg_stat_activity where pid = $1 and state = 'active' and wait_event is distinct from 'ClientWrite'`,
      [processID],
    );
    return rows.length === 0;
  } catch {
    return false;
  } finally {
    await asking.end().catch(() => undefined);
  }
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
