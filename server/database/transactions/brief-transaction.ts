import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../client.ts';

/**
 * With any($1) PostgreSQL takes a plan that is made for all values for a little dearer than one for these, and would
 * plan anew each time: that costs more than the statements themselves.
 */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';

export interface BriefTransaction {
  tx: Database;
  /** The next statement is the last: the commit is sent right behind it. */
  endWithNext(): void;
}

/** A transaction on one connection, which is used for one at a time. */
interface Line extends BriefTransaction {
  isLast: boolean;
  committed: Promise<unknown> | null;
}

const lines = new WeakMap<pg.ClientBase, Line>();

/**
 * A transaction of few prepared statements that waits for none of its own words: `begin` travels with the first
 * statement, and `commit` with the last one. `work` must wait for each of the statements before it asks for the next.
 */
export async function briefTransaction<Result>(
  database: Database,
  work: (transaction: BriefTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await (database as Database & { $client: pg.Pool }).$client.connect();
  const line = lineOf(client);
  try {
    const [begun, working] = together(client, () => [client.query(BEGIN), work(line)] as const);
    begun.catch(() => undefined);
    const result = await working;
    await begun;
    await (line.committed ?? client.query('commit'));
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    line.isLast = false;
    line.committed = null;
    client.release();
  }
}

/** What `send` writes at once leaves in one piece: each write to a socket costs as much as the statement itself. */
function together<Sent>(client: pg.PoolClient, send: () => Sent): Sent {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Made once for a connection. */
function lineOf(client: pg.PoolClient): Line {
  const known = lines.get(client);
  if (known) return known;
  function query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (line.committed) throw new Error('The transaction has ended.');
    if (!line.isLast) return client.query(config, values);
    // Where the statement fails, PostgreSQL takes this for a rollback, and the statement's failure is what is told.
    const [answer, committed] = together(client, () => [client.query(config, values), client.query('commit')] as const);
    committed.catch(() => undefined);
    line.committed = committed;
    return answer;
  }
  const line: Line = {
    tx: drizzle({ client: { query } as unknown as pg.PoolClient }) as Database,
    isLast: false,
    committed: null,
    endWithNext() {
      line.isLast = true;
    },
  };
  lines.set(client, line);
  return line;
}
