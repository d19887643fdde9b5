import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outage } from '../database/outages/outage.ts';
import type { QueueName } from '../jobs/queues.ts';

/** What the thread is started with, told, and tells. */
export interface ThreadData {
  databaseUrl: string;
}
export type ToThread = 'stop' | { wake: QueueName[] };
export interface FromThread {
  outage: Outage;
}

export interface WorkThread {
  /** Looks soon into a queue: something was queued. */
  wake(queue: QueueName): void;
  /** Finishes what runs, as `Jobs.stop` does, and ends the thread. */
  stop(): Promise<void>;
}

/** Longer than what runs is waited for (jobs.ts), shorter than the process waits for everything (stop.ts). */
const STOP_MS = 22_000;

/** Transactions of so many milliseconds wake it together; most of them have ended when it looks. */
const GATHER_MS = 10;

/**
 * Works on the queues in a thread of its own, which people's requests do not wait for.
 * @param databaseUrl where this process's database is
 * @param onOutage an outage of the database was met there
 */
export function startWorkThread(databaseUrl: string, onOutage: (outage: Outage) => void): WorkThread {
  const thread = new Worker(new URL('./work-thread.ts', import.meta.url), {
    workerData: { databaseUrl } satisfies ThreadData,
  });
  const ended = once(thread, 'exit');
  const woken = new Set<QueueName>();
  thread.on('message', ({ outage }: FromThread) => onOutage(outage));
  // What nobody caught ends the process, as it does everywhere else.
  thread.on('error', (error) => {
    throw error;
  });
  const tell = (message: ToThread) => thread.postMessage(message);

  return {
    wake(queue) {
      if (woken.size === 0) setTimeout(wakeAll, GATHER_MS);
      woken.add(queue);
    },
    async stop() {
      tell('stop');
      const impatience = setTimeout(() => thread.terminate(), STOP_MS);
      await ended;
      clearTimeout(impatience);
    },
  };

  function wakeAll(): void {
    tell({ wake: [...woken] });
    woken.clear();
  }
}
