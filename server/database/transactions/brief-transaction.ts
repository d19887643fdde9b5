import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../client.ts';

/**
 * With any($1), PostgreSQL considers a generic plan slightly dearer than a custom one and would plan anew each time,
 * which costs more than the statements themselves.
 */
const BEGIN = 'begin; set local plan_cache_mode = force_generic_plan';

export interface BriefTransaction {
  tx: Database;
  /** The next statement is the last: the commit is sent right behind it. */
  endWithNext(): void;
}

/** The transaction on one connection, which runs one at a time. */
interface OpenTransaction extends BriefTransaction {
  isLast: boolean;
  committed: Promise<unknown> | null;
}

const transactions = new WeakMap<pg.ClientBase, OpenTransaction>();

/**
 * A short transaction of prepared statements, without extra round trips: `begin` travels with the first statement and
 * `commit` with the last. `work` must await each statement before sending the next.
 */
export async function briefTransaction<Result>(
  database: Database,
  work: (transaction: BriefTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await (database as Database & { $client: pg.Pool }).$client.connect();
  const current = transactionOn(client);
  try {
    const [begun, working] = together(client, () => [client.query(BEGIN), work(current)] as const);
    begun.catch(() => undefined);
    const result = await working;
    await begun;
    await (current.committed ?? client.query('commit'));
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    current.isLast = false;
    current.committed = null;
    client.release();
  }
}

/** Whatever `send` writes leaves in one piece: each write to a socket costs as much as the statement itself. */
function together<Sent>(client: pg.PoolClient, send: () => Sent): Sent {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Created once per connection. */
function transactionOn(client: pg.PoolClient): OpenTransaction {
  const known = transactions.get(client);
  if (known) return known;
  function query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (current.committed) throw new Error('The transaction has ended.');
    if (!current.isLast) return client.query(config, values);
    // If the statement failed, PostgreSQL treats this as a rollback, and the statement's error is the one reported.
    const [answer, committed] = together(client, () => [client.query(config, values), client.query('commit')] as const);
    committed.catch(() => undefined);
    current.committed = committed;
    return answer;
  }
  const current: OpenTransaction = {
    tx: drizzle({ client: { query } as unknown as pg.PoolClient }) as Database,
    isLast: false,
    committed: null,
    endWithNext() {
      current.isLast = true;
    },
  };
  transactions.set(client, current);
  return current;
}
