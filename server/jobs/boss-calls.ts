import { sql } from 'drizzle-orm';
import type { JobInsert, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/client.ts';
import { executePrepared } from '../database/prepared.ts';
import { briefTransaction } from '../database/transactions/brief-transaction.ts';
import { JobFailure, reasonOf } from './job-failure.ts';
import type { QueueName } from './queues.ts';

/** pg-boss, and the database it keeps jobs in. */
export interface JobStore {
  boss: PgBoss;
  database: Database;
}

export interface Order {
  data: object;
  /** Seconds to wait first. */
  delay?: number;
  /** With `delay`: one job of this key at a time. */
  singletonKey?: string;
}

/** Queues jobs in the caller's transaction. */
export async function insertJobs(boss: PgBoss, tx: Database, queue: QueueName, orders: Order[]): Promise<void> {
  await boss.insert(queue, orders.map(toInsert), { db: within(tx) });
}

function toInsert({ data, delay, singletonKey }: Order): JobInsert {
  return {
    data,
    ...(delay === undefined ? {} : { startAfter: delay }),
    ...(singletonKey === undefined ? {} : { singletonKey, singletonSeconds: delay ?? 1 }),
  };
}

/** Completes jobs and fetches others, in one transaction. */
export async function exchangeJobs<Data>(
  { boss, database }: JobStore,
  queue: QueueName,
  done: string[],
  count: number,
): Promise<JobWithMetadata<Data>[]> {
  const taking = { batchSize: count, includeMetadata: true as const };
  if (done.length === 0) return boss.fetch<Data>(queue, taking);
  return briefTransaction(database, async ({ tx, endWithNext }) => {
    if (count === 0) endWithNext();
    await boss.complete(queue, done, null, { db: within(tx) });
    if (count === 0) return [];
    endWithNext();
    // Planned afresh each time: a queue that is empty now may be long a moment later.
    return boss.fetch<Data>(queue, { ...taking, db: { executeSql: (text) => tx.execute(sql.raw(text)) } });
  });
}

/** Works what is waiting now, one job after the other; `run` records each outcome. Returns how many there were. */
export async function takeEach<Data>(
  boss: PgBoss,
  queue: QueueName,
  run: (job: JobWithMetadata<Data>) => Promise<void>,
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const [job] = await boss.fetch<Data>(queue, { batchSize: 1, includeMetadata: true });
    if (!job) return count;
    await run(job);
  }
}

/** Records a job's failure; it is retried later unless that is pointless. */
export async function noteFailedJob({ boss, database }: JobStore, queue: QueueName, id: string, error: unknown) {
  if (error instanceof JobFailure && error.isFinal) await refuseTries(database, id);
  await boss.fail(queue, id, { message: reasonOf(error) });
}

/** pg-boss only gives up a manually processed job when no retry is left. */
async function refuseTries(database: Database, id: string): Promise<void> {
  await database.execute(sql`update jobs.job set retry_limit = retry_count where id = ${id}`);
}

function within(tx: Database) {
  return { executeSql: (text: string, values?: unknown[]) => executePrepared(tx, text, values) };
}
