import type { JobWithMetadata } from 'pg-boss';
import { startPolling } from './polling.ts';

/** What a worker asks of its queue. */
export interface JobSource<Data> {
  /** Queues what has become due since the last look; true when there is more. */
  feed?: (() => Promise<boolean>) | undefined;
  /** Completes jobs, and takes up to `count` waiting ones, which belong to this worker from then on. */
  exchange(done: string[], count: number): Promise<JobWithMetadata<Data>[]>;
  /** Does one job; must not throw. True if it succeeded, false if its failure has been recorded. */
  run(job: JobWithMetadata<Data>): Promise<boolean>;
  onError(error: Error): void;
}

export interface Pace {
  /** The number of jobs that run, and are held, at the same time. */
  atOnce: number;
  /** How often it looks without being woken. */
  everySeconds: number;
}

export interface Worker {
  /** Looks soon: a job was queued. */
  wake(): void;
  /** The jobs it holds. */
  held(): string[];
  /** Takes no more jobs; resolves when the running ones are done. */
  stop(): Promise<void>;
}

/**
 * Works a queue. pg-boss's own worker fetches a batch and waits for its slowest job before fetching more; this one
 * fetches only as many as it can start at once, so that no job waits here while another process could do it.
 */
export function startWorker<Data>(source: JobSource<Data>, { atOnce, everySeconds }: Pace): Worker {
  const held = new Set<string>();
  const running = new Set<Promise<void>>();
  let done: string[] = [];
  let isStopping = false;
  const looks = startPolling(look, everySeconds);

  async function look(): Promise<void> {
    await feed().catch(source.onError);
    await noteAndTake().catch(source.onError);
  }

  async function feed(): Promise<void> {
    if (isStopping || !source.feed) return;
    if (await source.feed()) looks.wake();
  }

  async function noteAndTake(): Promise<void> {
    const ids = done;
    const free = isStopping ? 0 : atOnce - held.size + ids.length;
    if (ids.length === 0 && free === 0) return;
    const jobs = await source.exchange(ids, free);
    done = done.filter((id) => !ids.includes(id));
    for (const id of ids) held.delete(id);
    for (const job of jobs) begin(job);
  }

  function begin(job: JobWithMetadata<Data>): void {
    held.add(job.id);
    const work = source.run(job).then((isDone) => {
      running.delete(work);
      if (isDone) done.push(job.id);
      else held.delete(job.id);
      looks.wake();
    });
    running.add(work);
  }

  return {
    wake: looks.wake,
    held: () => [...held],
    async stop() {
      isStopping = true;
      await looks.stop();
      await Promise.all(running);
      await noteAndTake().catch(source.onError);
    },
  };
}
