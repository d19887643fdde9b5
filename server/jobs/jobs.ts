import { sql } from 'drizzle-orm';
import { TIME_ZONE } from '#locales/dates.ts';
import type { Database, DatabaseConnection } from '../database/client.ts';
import { insertJobs, type Order } from './boss-calls.ts';
import { keepLeases, type LeaseTimes } from './leases.ts';
import type { QueueName } from './queues.ts';
import { startBoss } from './start-boss.ts';
import { type Handler, type QueueFeeder, workOnQueues } from './work-on-queues.ts';

export interface Jobs {
  /** Queues a job in the caller's transaction: after a rollback it never existed. */
  send(tx: Database, queue: Exclude<QueueName, 'mail-given-up'>, data: object): Promise<void>;
  /** Queues several at once, like `send` does one. */
  sendAll(tx: Database, queue: Exclude<QueueName, 'mail-given-up'>, orders: Order[]): Promise<void>;
  /**
   * Starts working a queue, until `stop`. A job that throws is retried with back-off, unless the error is a final
   * JobFailure. A mail that failed for good moves to the queue mail-given-up.
   */
  work<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: QueueFeeder): void;
  /** Checks a queue soon: a job was queued, or is about to be. */
  wake(queue: QueueName): void;
  /** Does what is waiting in a queue and returns the number of jobs: for tests and commands. */
  workOff<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: QueueFeeder): Promise<number>;
  /** Runs a job of this queue by a cron expression, once for all nodes. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Like `schedule` for every night; one that nobody was there for is made up for soon after the next start. */
  scheduleNightly(queue: QueueName, cron: string): Promise<void>;
  /** Lets running jobs finish for a while, then aborts the rest. */
  stop(): Promise<void>;
}

const STOP_PATIENCE_MS = 20_000;
/** First come those who wait for the service. */
const MAKE_UP_SECONDS = 600;

interface JobsOptions {
  onError?: (error: Error) => unknown;
  /** A job was queued for whoever works on this. */
  onWake?: (queue: QueueName) => void;
  /**
   * Only queues: no maintenance, no schedules. For nodes that leave the work to others, tests and one-off commands.
   */
  passive?: boolean;
  /** Another of this process's threads has just made the queues: nothing is waited for, neither a lock nor a node. */
  isInstalled?: boolean;
  /** How long a process keeps its jobs without a sign of life, and how long stopping waits: shorter in tests. */
  leases?: LeaseTimes;
  stopPatienceMs?: number;
}

/** This database's queues, and this process's work on them. */
export async function startJobs(connection: DatabaseConnection, options: JobsOptions = {}): Promise<Jobs> {
  const { database } = connection;
  const isActive = !options.passive;
  const onError = (error: Error) => options.onError?.(error);
  const boss = await startBoss(connection, { isActive, isInstalled: options.isInstalled ?? false, onError });
  const { work, wake: wakeOwn, workOff, renewHeld, stop } = workOnQueues({ boss, database }, onError);
  const endLeases = isActive
    ? keepLeases(database, { renew: renewHeld, onError, times: options.leases })
    : () => undefined;

  function wake(queue: QueueName): void {
    wakeOwn(queue);
    options.onWake?.(queue);
  }

  async function sendAll(tx: Database, queue: QueueName, orders: Order[]): Promise<void> {
    await insertJobs(boss, tx, queue, orders);
    // Most transactions have ended when it looks; the jobs of the others are found next time.
    wake(queue);
  }

  async function schedule(queue: QueueName, cron: string): Promise<void> {
    await boss.schedule(queue, cron, {}, { tz: TIME_ZONE });
  }

  return {
    send: (tx, queue, data) => sendAll(tx, queue, [{ data }]),
    sendAll,
    work,
    wake,
    workOff,
    schedule,
    async scheduleNightly(queue, cron) {
      await schedule(queue, cron);
      if (await wasDoneLately(database, queue)) return;
      await sendAll(database, queue, [{ data: {}, delay: MAKE_UP_SECONDS, singletonKey: 'missed' }]);
    },
    async stop() {
      await stop(options.stopPatienceMs ?? STOP_PATIENCE_MS);
      endLeases();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** Within a day, and the hour that one may have more. */
async function wasDoneLately(database: Database, queue: QueueName): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from jobs.job
    where name = ${queue} and state = 'completed' and completed_on > now() - interval '25 hours' limit 1`);
  return rows.length > 0;
}
