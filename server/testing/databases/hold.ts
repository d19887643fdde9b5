import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { vi } from 'vitest';
import type { TestApp } from '../app.ts';

/** Rows that somebody else holds, so that a test decides who waits for them in which order. */
export interface Held {
  /** Until so many others wait for a lock. */
  waiting(count: number): Promise<void>;
  release(): Promise<void>;
}

/** @param statement what takes the locks: `select … for update` */
export async function hold({ connection, context }: TestApp, statement: SQL): Promise<Held> {
  const client = await connection.pool.connect();
  const holder = drizzle({ client });
  await holder.execute(sql`begin`);
  await holder.execute(statement);
  return {
    async waiting(count) {
      const countWaiting = async () => {
        const { rows } = await context.database.execute<{ waiting: number }>(sql`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        return rows[0]?.waiting ?? 0;
      };
      await vi.waitUntil(async () => (await countWaiting()) >= count, { timeout: 8000, interval: 5 });
    },
    async release() {
      await holder.execute(sql`rollback`);
      client.release();
    },
  };
}
