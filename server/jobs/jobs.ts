import { sql } from 'drizzle-orm';
import { type JobInsert, type JobWithMetadata, PgBoss } from 'pg-boss';
import { TIME_ZONE } from '#locales/dates.ts';
import { briefTransaction } from '../database/brief-transaction.ts';
import type { Database, DatabaseConnection } from '../database/client.ts';
import { underLock } from '../database/migrate.ts';
import { executePrepared } from '../database/prepared.ts';
import { JobFailure, type JobHistory, reasonOf, showHistory } from './job-failure.ts';
import { indexHeldJobs, keepLeases, type LeaseTimes } from './leases.ts';
import { type Pace, type Source, type Worker, workOn } from './work-queue.ts';

/** What can be asked for later. Data holds ids, never tokens, addresses or texts. */
type QueueName = 'mail' | 'mail-given-up' | 'clean-up';

/** Does one job; `signal` says that the process ends and waits no longer. */
type Handler<Data> = (data: Data, history: JobHistory, signal: AbortSignal) => Promise<void>;

/** Queues what is owed since the last look, before jobs are taken; true when more is left. */
type Feed = () => Promise<boolean>;

interface SendOptions {
  /** Seconds to wait first. */
  delay?: number;
  /** With `delay`: one job of this key at a time. */
  singletonKey?: string;
}

interface Order extends SendOptions {
  data: object;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: rolled back, it never existed. */
  send(tx: Database, queue: Exclude<QueueName, 'mail-given-up'>, data: object, options?: SendOptions): Promise<void>;
  /** Queues several at once, as `send` does one. */
  sendAll(tx: Database, queue: Exclude<QueueName, 'mail-given-up'>, orders: Order[]): Promise<void>;
  /**
   * Starts to work on a queue, and goes on until `stop`. A job that throws is tried again with back-off; a final
   * JobFailure is not. A mail that failed for good goes on to the queue mail-given-up.
   */
  work<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: Feed): void;
  /** Looks soon into a queue that this process works on: something was queued, or is to be fed. */
  wake(queue: QueueName): void;
  /** Does what waits in a queue now and returns how many jobs that were: for tests and commands. */
  workOff<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: Feed): Promise<number>;
  /** Runs a job of this queue by a cron expression, once for all nodes. */
  schedule(queue: QueueName, cron: string): Promise<void>;
  /** Lets running jobs finish for a while, then stops those that are left. */
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
    // A mail server may take its time (mail/sending/smtp.ts). A process that dies meanwhile is found out earlier (leases.ts).
    expireInSeconds: 3600,
    deleteAfterSeconds: 24 * 3600,
    deadLetter: 'mail-given-up',
  },
  'clean-up': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
};

/** How many jobs at once: mails as many as there are connections to the mail server (mail/sending/smtp.ts). */
const PACE: Record<QueueName, Pace> = {
  mail: { atOnce: 5, everySeconds: 2 },
  'mail-given-up': { atOnce: 1, everySeconds: 10 },
  'clean-up': { atOnce: 1, everySeconds: 60 },
};

const NO_JOB = '00000000-0000-0000-0000-000000000000';

const STOP_PATIENCE_MS = 20_000;
const MAINTENANCE_SECONDS = 300;

interface JobsOptions {
  onError?: (error: Error) => unknown;
  /** Queues only: no maintenance, no schedules. For nodes that leave the work to others, tests and one-off commands. */
  passive?: boolean;
  /** How long a process holds a job without a sign of life, and how long stopping waits: shorter in tests. */
  leases?: LeaseTimes;
  stopPatienceMs?: number;
}

/** Starts pg-boss on the same database. Several nodes may start together: one installs it, the others wait. */
export async function startJobs(connection: DatabaseConnection, options: JobsOptions = {}): Promise<Jobs> {
  const active = !options.passive;
  const onError = (error: Error) => options.onError?.(error);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.pool.query(text, values as unknown[]) },
    schema: 'jobs',
    supervise: active,
    schedule: active,
    superviseIntervalSeconds: MAINTENANCE_SECONDS,
    monitorIntervalSeconds: MAINTENANCE_SECONDS,
    bamIntervalSeconds: MAINTENANCE_SECONDS,
    // Of jobs that wait for each other: we have none.
    flowIntervalSeconds: 24 * 3600,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', onError);
  await underLock(connection.patient, () => install(boss, connection));

  const workers = new Map<QueueName, Worker>();
  const ending = new AbortController();
  const endLeases = active
    ? keepLeases(connection.database, { renew, onError, times: options.leases })
    : () => undefined;

  async function renew(): Promise<void> {
    for (const [queue, worker] of workers) {
      const held = worker.held();
      if (held.length > 0) await boss.touch(queue, held);
    }
  }

  async function sendAll(tx: Database, queue: QueueName, orders: Order[]): Promise<void> {
    const db = { executeSql: (text: string, values?: unknown[]) => executePrepared(tx, text, values) };
    await boss.insert(queue, orders.map(toInsert), { db });
    // Most transactions have ended when it looks; the others' jobs it finds the next time.
    workers.get(queue)?.wake();
  }

  /** Notes jobs as done and takes others, in one transaction. */
  async function exchange<Data>(queue: QueueName, done: string[], count: number): Promise<JobWithMetadata<Data>[]> {
    const taking = { batchSize: count, includeMetadata: true as const };
    if (done.length === 0) return boss.fetch<Data>(queue, taking);
    return briefTransaction(connection.database, async ({ tx, endWithNext }) => {
      if (count === 0) endWithNext();
      await boss.complete(queue, done, null, {
        db: { executeSql: (text, values) => executePrepared(tx, text, values) },
      });
      if (count === 0) return [];
      endWithNext();
      // Planned anew each time: a queue that is empty now is long a moment later.
      return boss.fetch<Data>(queue, { ...taking, db: { executeSql: (text) => tx.execute(sql.raw(text)) } });
    });
  }

  async function noteFailure(queue: QueueName, id: string, error: unknown): Promise<void> {
    if (error instanceof JobFailure && error.isFinal) await refuseTries(connection.database, id);
    await boss.fail(queue, id, { message: reasonOf(error) });
    if (queue === 'mail') workers.get('mail-given-up')?.wake();
  }

  return {
    send: (tx, queue, data, order) => sendAll(tx, queue, [{ data, ...order }]),
    sendAll,
    work<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: Feed) {
      const source: Source<Data> = {
        feed,
        exchange: (done, count) => exchange(queue, done, count),
        onError,
        async run(job) {
          try {
            await orEnding(handler(job.data, showHistory(job), ending.signal), ending.signal);
            return true;
          } catch (error) {
            await noteFailure(queue, job.id, error).catch(onError);
            return false;
          }
        },
      };
      workers.set(queue, workOn(source, PACE[queue]));
    },
    wake: (queue) => workers.get(queue)?.wake(),
    async workOff<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: Feed) {
      while (await feed?.());
      let count = 0;
      for (;;) {
        const [job] = await boss.fetch<Data>(queue, { batchSize: 1, includeMetadata: true });
        if (!job) return count;
        try {
          await handler(job.data, showHistory(job), ending.signal);
          await boss.complete(queue, job.id);
        } catch (error) {
          await noteFailure(queue, job.id, error);
          throw error;
        }
        count += 1;
      }
    },
    async schedule(queue, cron) {
      await boss.schedule(queue, cron, {}, { tz: TIME_ZONE });
    },
    async stop() {
      const impatience = setTimeout(() => ending.abort(), options.stopPatienceMs ?? STOP_PATIENCE_MS);
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      clearTimeout(impatience);
      endLeases();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

async function install(boss: PgBoss, { database }: DatabaseConnection): Promise<void> {
  await boss.start();
  for (const [queue, settings] of Object.entries(QUEUES)) {
    await boss.createQueue(queue, settings);
    // An older release made it with settings of its own.
    await boss.updateQueue(queue, settings);
    // Puts the queue into pg-boss's cache: reading it inside a transaction would take a second connection.
    await boss.findJobs(queue, { id: NO_JOB });
  }
  await indexHeldJobs(database);
}

function toInsert({ data, delay, singletonKey }: Order): JobInsert {
  return {
    data,
    ...(delay === undefined ? {} : { startAfter: delay }),
    ...(singletonKey === undefined ? {} : { singletonKey, singletonSeconds: delay ?? 1 }),
  };
}

/** pg-boss gives up a job that is worked off by hand only when no try is left. */
async function refuseTries(database: Database, id: string): Promise<void> {
  await database.execute(sql`update jobs.job set retry_limit = retry_count where id = ${id}`);
}

/** What a job makes, or a failure as soon as nobody waits for it any more. */
async function orEnding(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(new JobFailure('the process ended'));
    signal.addEventListener('abort', end, { once: true });
    work.finally(() => signal.removeEventListener('abort', end)).catch(() => undefined);
  });
  await Promise.race([work, ended]);
}
