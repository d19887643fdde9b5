import type { JobWithMetadata } from 'pg-boss';
import { exchangeJobs, type JobStore, noteFailedJob, takeEach } from './boss-calls.ts';
import { JobFailure, type JobHistory, showHistory } from './job-failure.ts';
import { PACE, type QueueName } from './queues.ts';
import { startWorker, type Worker } from './work-queue.ts';

/** Does one job; `signal` fires when the process ends and will not wait any longer. */
export type Handler<Data> = (data: Data, history: JobHistory, signal: AbortSignal) => Promise<void>;

/** Queues what has become due since the last look, before jobs are taken; true when there is more. */
export type QueueFeeder = () => Promise<boolean>;

/** This process's work on the queues: nothing until asked for. */
export function workOnQueues(store: JobStore, onError: (error: Error) => void) {
  const workers = new Map<QueueName, Worker>();
  const ending = new AbortController();

  async function noteFailure(queue: QueueName, id: string, error: unknown): Promise<void> {
    await noteFailedJob(store, queue, id, error);
    if (queue === 'mail') workers.get('mail-given-up')?.wake();
  }

  return {
    work<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: QueueFeeder): void {
      async function run(job: JobWithMetadata<Data>): Promise<boolean> {
        try {
          await orEnding(handler(job.data, showHistory(job), ending.signal), ending.signal);
          return true;
        } catch (error) {
          await noteFailure(queue, job.id, error).catch(onError);
          return false;
        }
      }
      const exchange = (done: string[], count: number) => exchangeJobs<Data>(store, queue, done, count);
      workers.set(queue, startWorker({ feed, exchange, run, onError }, PACE[queue]));
    },
    wake: (queue: QueueName) => workers.get(queue)?.wake(),
    async workOff<Data extends object>(queue: QueueName, handler: Handler<Data>, feed?: QueueFeeder): Promise<number> {
      while (await feed?.());
      return takeEach<Data>(store.boss, queue, async (job) => {
        try {
          await handler(job.data, showHistory(job), ending.signal);
          await store.boss.complete(queue, job.id);
        } catch (error) {
          await noteFailure(queue, job.id, error);
          throw error;
        }
      });
    },
    /** Renews this process's lease on the jobs it holds. */
    async renewHeld(): Promise<void> {
      for (const [queue, worker] of workers) {
        const held = worker.held();
        if (held.length > 0) await store.boss.touch(queue, held);
      }
    },
    async stop(patienceMs: number): Promise<void> {
      const impatience = setTimeout(() => ending.abort(), patienceMs);
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      clearTimeout(impatience);
    },
  };
}

/** A job's result, or a failure as soon as nobody is waiting for it any more. */
async function orEnding(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(new JobFailure('the process ended'));
    signal.addEventListener('abort', end, { once: true });
    work.finally(() => signal.removeEventListener('abort', end)).catch(() => undefined);
  });
  await Promise.race([work, ended]);
}
