import pg from 'pg';

/** Connections to PostgreSQL, at most 12 at a time, each set up for our short queries. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 12, connectionTimeoutMillis: 5000, onConnect: tune, ...options });
  // A connection lost while idle is not an error of anybody's: the pool opens another.
  pool.on('error', () => undefined);
  return pool;
}

/** Our queries are short: starting workers or a compiler takes longer than any of them. */
async function tune(client: pg.ClientBase): Promise<void> {
  await client.query('set max_parallel_workers_per_gather = 0; set jit = off');
}
