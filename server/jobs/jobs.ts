import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, DatabaseConnection } from '../database/client.ts';
import { JobFailure, type JobHistory, reasonOf, showHistory } from './job-failure.ts';

/** What can be asked for later. Data holds ids, never tokens, addresses or texts. */
type QueueName = 'mail' | 'mail-given-up' | 'clean-up';

type Handler<Data> = (data: Data, history: JobHistory) => Promise<void>;

interface SendOptions {
  /** Seconds to wait first. */
  delay?: number;
  /** With `delay`: one job of this key at a time. */
  singletonKey?: string;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: rolled back, it never existed. */
  send(tx: Database, queue: Exclude<QueueName, 'mail-given-up'>, data: object, options?: SendOptions): Promise<void>;
  /**
   * Starts to work on a queue, and goes on until `stop`. A job that throws is tried again with back-off; a final
   * JobFailure is not. A mail that failed for good goes on to the queue mail-given-up.
   */
  work<Data extends object>(queue: QueueName, handler: Handler<Data>): Promise<void>;
  /** Does what waits in a queue now and returns how many jobs that were: for tests and commands. */
  workOff<Data extends object>(queue: QueueName, handler: Handler<Data>): Promise<number>;
  /** Runs a job of this queue by a cron expression, once for all nodes. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

// What a queue gives up goes to comes first.
const QUEUES: Record<QueueName, object> = {
  'mail-given-up': { retryLimit: 1000, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
  // About four days in all: 30 s, 1 min, 2 min … at most six hours between two tries.
  mail: {
    retryLimit: 24,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    expireInSeconds: 60,
    deadLetter: 'mail-given-up',
  },
  'clean-up': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
};

/** How often a node that has nothing to do looks. */
const POLLING_SECONDS: Record<QueueName, number> = { mail: 1, 'mail-given-up': 5, 'clean-up': 60 };

const NO_JOB = '00000000-0000-0000-0000-000000000000';

interface JobsOptions {
  onError?: (error: Error) => unknown;
  /** No maintenance and no schedules: for tests and one-off commands. */
  passive?: boolean;
}

/** Starts pg-boss on the same database. Several nodes may start together. */
export async function startJobs(connection: DatabaseConnection, options: JobsOptions = {}): Promise<Jobs> {
  const active = !options.passive;
  const boss = new PgBoss({
    ...connection.forJobs,
    schema: 'jobs',
    supervise: active,
    schedule: active,
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
  });
  boss.on('error', (error) => options.onError?.(error));
  await boss.start();
  if (connection.isEmbedded) await giveBackHeldJobs(connection);
  for (const [queue, settings] of Object.entries(QUEUES)) {
    await boss.createQueue(queue, settings);
    // An older release made it with settings of its own.
    await boss.updateQueue(queue, settings);
    // Reads the queue into pg-boss's cache: inside a transaction, the one connection of PGlite could not.
    await boss.findJobs(queue, { id: NO_JOB });
  }
  return {
    async send(tx, queue, data, { delay, singletonKey } = {}) {
      await boss.send(queue, data, {
        db: fromDrizzle(tx as never, sql),
        ...(delay === undefined ? {} : { startAfter: delay }),
        ...(singletonKey === undefined ? {} : { singletonKey, singletonSeconds: delay ?? 1 }),
      });
    },
    async work<Data extends object>(queue: QueueName, handler: Handler<Data>) {
      const pollingIntervalSeconds = POLLING_SECONDS[queue];
      const batches = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const;
      const options = { ...batches, pollingIntervalSeconds };
      await boss.work(queue, options, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(jobs.map((job) => resultOf(job, handler))),
      );
    },
    async workOff<Data extends object>(queue: QueueName, handler: Handler<Data>) {
      let count = 0;
      for (;;) {
        const [job] = await boss.fetch<Data>(queue, { batchSize: 1, includeMetadata: true });
        if (!job) return count;
        try {
          await handler(job.data, showHistory(job));
          await boss.complete(queue, job.id);
        } catch (error) {
          if (error instanceof JobFailure && error.isFinal) await refuseTries(connection.database, job.id);
          await boss.fail(queue, job.id, { message: reasonOf(error) });
          throw error;
        }
        count += 1;
      }
    },
    async schedule(queue, cron) {
      await boss.schedule(queue, cron, {}, { tz: 'Europe/Paris' });
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 20_000 }),
  };
}

/** The embedded database has one process: what is held when it starts was held by one that died. */
async function giveBackHeldJobs({ database }: DatabaseConnection): Promise<void> {
  await database.execute(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`);
}

/** pg-boss gives up a job that is worked off by hand only when no try is left. */
async function refuseTries(database: Database, id: string): Promise<void> {
  await database.execute(sql`update jobs.job set retry_limit = retry_count where id = ${id}`);
}

/** One job of a batch fails by itself: the others are done all the same. */
async function resultOf<Data>(job: JobWithMetadata<Data>, handler: Handler<Data>): Promise<JobResult> {
  try {
    await handler(job.data, showHistory(job));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isFinal = error instanceof JobFailure && error.isFinal;
    return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: { message: reasonOf(error) } };
  }
}
