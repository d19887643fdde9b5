import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

export interface LeaseTimes {
  /** A process silent for this long loses its jobs. */
  leaseSeconds: number;
  /** How often it renews its lease. */
  beatMs: number;
}

const TIMES: LeaseTimes = { leaseSeconds: 20, beatMs: 4000 };
/** After an outage of the database, or a step of its clock, living processes first get time to renew. */
const BEATS_OF_GRACE = 2;
const STEP_MS = 3000;

interface Beat {
  /** Renews this process's lease on the jobs it holds. */
  renew(): Promise<void>;
  onError(error: Error): void;
  times?: LeaseTimes | undefined;
}

/**
 * Renews this process's lease on its jobs, and returns the jobs of dead processes to the queue: after a kill -9 a
 * mail continues within half a minute, and nobody takes it from a living process.
 * @returns stops it
 */
export function keepLeases(database: Database, { renew, onError, times = TIMES }: Beat): () => void {
  const hasStepped = watchClock(database);
  let beats = 0;
  let isBeating = false;
  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    try {
      await renew();
      beats = (await hasStepped()) ? 0 : beats + 1;
      if (beats > BEATS_OF_GRACE) await giveBackLost(database, times);
    } catch (error) {
      beats = 0;
      onError(error as Error);
    } finally {
      isBeating = false;
    }
  }
  const timer = setInterval(beat, times.beatMs);
  return () => clearInterval(timer);
}

/** Tells whether the database's clock was set since the last call: then the leases of the living look old too. */
function watchClock(database: Database): () => Promise<boolean> {
  let offset: number | undefined;
  return async () => {
    const { rows } = await database.execute<{ ms: number }>(sql`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms`);
    const before = offset;
    offset = Number(rows[0]?.ms) - performance.now();
    return before !== undefined && Math.abs(offset - before) > STEP_MS;
  };
}

/** Also those of whoever died while the clock was ahead. */
async function giveBackLost(database: Database, { leaseSeconds }: LeaseTimes): Promise<void> {
  await database.execute(sql`
    update jobs.job set state = 'retry', start_after = now()
    where state = 'active' and heartbeat_on not between
      now() - ${leaseSeconds} * interval '1 second' and now() + ${leaseSeconds} * interval '1 second'`);
}

/** Finds the active jobs among the many finished ones kept for a while. */
export async function indexHeldJobs(database: Database): Promise<void> {
  // Only a table's owner may run `create index`, even `if not exists`.
  const { rows } = await database.execute<{ name: string | null }>(sql`select to_regclass('jobs.held_jobs') as name`);
  if (rows[0]?.name) return;
  await database.execute(sql`create index held_jobs on jobs.job (heartbeat_on) where state = 'active'`);
}
