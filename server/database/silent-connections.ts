import type { Socket } from 'node:net';
import pg from 'pg';

export interface Watched {
  socket: Socket;
  /** When a byte was last received. */
  heardAt: number;
  isBusy: boolean;
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

export function setBusy(connection: Watched | undefined, isBusy: boolean): void {
  if (connection) connection.isBusy = isBusy;
}

export function noteSilence(watched: Map<pg.ClientBase, Watched>, client: pg.ClientBase): Watched {
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
export function destroyWhenSilent(watched: Map<pg.ClientBase, Watched>, connection: Watched, silenceMs: number): void {
  // Counts from the last byte in either direction, so no earlier than the query.
  connection.socket.setTimeout(silenceMs, () => {
    if (connection.isBusy) destroySilent(watched.values(), silenceMs * 0.8);
  });
}

/**
 * Slow work is silent for as long as it takes: another connection asks the server whether it is still at it. Where
 * something in between gives other numbers to connections (a pooler), nobody can be asked about.
 */
export async function destroyWhenIdle(
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

/** Whether the server has answered on this connection, as far as anybody takes answers; false if it cannot say. */
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
