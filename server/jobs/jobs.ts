import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Database, DatabaseConnection } from '../database/client.ts';

/** What can be asked for later. Data holds ids, never tokens, addresses or texts. */
type QueueName = 'mail' | 'clean-up';

interface SendOptions {
  /** Seconds to wait first. */
  delay?: number;
  /** With `delay`: one job of this key at a time. */
  singletonKey?: string;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: rolled back, it never existed. */
  send(tx: Database, queue: QueueName, data: object, options?: SendOptions): Promise<void>;
  /** Starts to work on a queue, and goes on until `stop`. A job that throws is tried again with back-off. */
  work<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>): Promise<void>;
  /** Does what waits in a queue now and returns how many jobs that were: for tests and commands. */
  workOff<Data extends object>(queue: QueueName, handler: (data: Data) => Promise<void>): Promise<number>;
  /** Runs a job of this queue by a cron expression, once for all nodes. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

const QUEUES: Record<QueueName, object> = {
  // About four days in all: 30 s, 1 min, 2 min … at most six hours between two tries.
  mail: { retryLimit: 24, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 3600, expireInSeconds: 60 },
  'clean-up': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
};

/** How often a node that has nothing to do looks. */
const POLLING_SECONDS: Record<QueueName, number> = { mail: 1, 'clean-up': 60 };

interface JobsOptions {
  onError?: (error: Error) => void;
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
    // Reads the queue into pg-boss's cache: inside a transaction, the one connection of PGlite could not.
    await boss.findJobs(queue, { id: '00000000-0000-0000-0000-000000000000' });
  }
  return {
    async send(tx, queue, data, { delay, singletonKey } = {}) {
      await boss.send(queue, data, {
        db: fromDrizzle(tx as never, sql),
        ...(delay === undefined ? {} : { startAfter: delay }),
        ...(singletonKey === undefined ? {} : { singletonKey, singletonSeconds: delay ?? 1 }),
      });
    },
    async work(queue, handler) {
      const pollingIntervalSeconds = POLLING_SECONDS[queue];
      const options = { pollingIntervalSeconds, batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work<Parameters<typeof handler>[0], unknown>(queue, options, (jobs) =>
        Promise.all(jobs.map(({ id, data }) => resultOf(id, handler(data)))),
      );
    },
    async workOff(queue, handler) {
      let count = 0;
      for (;;) {
        const [job] = await boss.fetch<Parameters<typeof handler>[0]>(queue, { batchSize: 1 });
        if (!job) return count;
        try {
          await handler(job.data);
          await boss.complete(queue, job.id);
        } catch (error) {
          await boss.fail(queue, job.id, { message: (error as Error).message });
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

/** One job of a batch fails by itself: the others are done all the same. */
async function resultOf(id: string, work: Promise<void>): Promise<JobResult> {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: (error as Error).message } };
  }
}
