import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outage } from '../database/outages/outage.ts';
import type { QueueName } from '../jobs/queues.ts';

/** What the thread is started with, what it is told, and what it reports. */
export interface ThreadData {
  databaseUrl: string;
}
export type ToThread = 'stop' | { wake: QueueName[] };
export interface FromThread {
  outage: Outage;
}

export interface WorkThread {
  /** Checks a queue soon, because something was added. */
  wake(queue: QueueName): void;
  /** Finishes running jobs, as `Jobs.stop` does, and ends the thread. */
  stop(): Promise<void>;
}

/** Longer than running jobs are waited for (jobs.ts), shorter than the process waits for everything (stop.ts). */
const STOP_MS = 22_000;

/**
 * Transactions within this many milliseconds wake the thread together; most of them have ended by the time it looks.
 */
const GATHER_MS = 10;

/**
 * Works the queues in a separate thread, so that people's requests do not wait for it.
 * @param databaseUrl this process's database
 * @param onOutage called when the thread meets a database outage
 */
export function startWorkThread(databaseUrl: string, onOutage: (outage: Outage) => void): WorkThread {
  const thread = new Worker(new URL('./work-thread.ts', import.meta.url), {
    workerData: { databaseUrl } satisfies ThreadData,
  });
  const ended = once(thread, 'exit');
  const woken = new Set<QueueName>();
  // While developing, Node's own watcher speaks here, too.
  thread.on('message', ({ outage }: Partial<FromThread>) => outage && onOutage(outage));
  // An uncaught error ends the process, as it does everywhere else.
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
