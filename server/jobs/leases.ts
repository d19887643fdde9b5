import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';

export interface LeaseTimes {
  /** A process that has given no sign of life for so long loses its jobs. */
  leaseSeconds: number;
  /** How often it says so. */
  beatMs: number;
}

const TIMES: LeaseTimes = { leaseSeconds: 20, beatMs: 4000 };
/** After an outage of the database, living processes first get time to say so. */
const BEATS_OF_GRACE = 2;

interface Beat {
  /** Says that this process still works on what it holds. */
  renew(): Promise<void>;
  onError(error: Error): void;
  times?: LeaseTimes | undefined;
}

/**
 * Keeps this process's hold on its jobs, and gives back what others held when they died: a mail goes on within half a
 * minute of a kill -9, and nobody takes it from a process that lives.
 * @returns what ends it
 */
export function keepLeases(database: Database, { renew, onError, times = TIMES }: Beat): () => void {
  let beats = 0;
  let isBeating = false;
  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    try {
      await renew();
      beats += 1;
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

async function giveBackLost(database: Database, { leaseSeconds }: LeaseTimes): Promise<void> {
  await database.execute(sql`
    update jobs.job set state = 'retry', start_after = now()
    where state = 'active' and heartbeat_on < now() - ${leaseSeconds} * interval '1 second'`);
}

/** Finds the jobs that are held among the many that are done and kept for a while. */
export async function indexHeldJobs(database: Database): Promise<void> {
  // Only the owner of a table may ask for an index, even for one that is there.
  const { rows } = await database.execute<{ name: string | null }>(sql`select to_regclass('jobs.held_jobs') as name`);
  if (rows[0]?.name) return;
  await database.execute(sql`create index held_jobs on jobs.job (heartbeat_on) where state = 'active'`);
}
