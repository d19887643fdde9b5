import { performance } from 'node:perf_hooks';
import type { JobWithMetadata } from 'pg-boss';

/** What a worker asks of its queue. */
export interface Source<Data> {
  /** Queues what is owed since the last look; true when more is left. */
  feed?: (() => Promise<boolean>) | undefined;
  /** Notes jobs as done, and takes up to `count` others that wait: from now on they are this worker's. */
  exchange(done: string[], count: number): Promise<JobWithMetadata<Data>[]>;
  /** Does one job; it must not throw. True when it is done, false when its failure is noted already. */
  run(job: JobWithMetadata<Data>): Promise<boolean>;
  onError(error: Error): void;
}

export interface Pace {
  /** Jobs that run at the same time, and no more are taken. */
  atOnce: number;
  /** How often it looks without being woken. */
  everySeconds: number;
}

export interface Worker {
  /** Looks soon: a job was queued. */
  wake(): void;
  /** The jobs that it holds. */
  held(): string[];
  /** Takes no more, and resolves when those that run are done. */
  stop(): Promise<void>;
}

/** Jobs that end within this time are noted, and new ones taken, together; what requests need comes in between. */
const GATHER_MS = 25;
/** Requests come first: where this share of that time was busy, jobs wait again, so many times at most. */
const BUSY = 0.3;
const PATIENCE = 6;

/**
 * Works on a queue. pg-boss's own worker takes a batch and waits for its slowest job before it takes more; this one
 * takes as many as it has hands free, and never more, so that no job waits here while another process could do it.
 */
export function workOn<Data>(source: Source<Data>, { atOnce, everySeconds }: Pace): Worker {
  const held = new Set<string>();
  const running = new Set<Promise<void>>();
  let done: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | null = null;
  let isWoken = false;
  let isStopping = false;

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
  }

  function lookWhenQuiet(patience = PATIENCE): void {
    clearTimeout(timer);
    const before = performance.eventLoopUtilization();
    timer = setTimeout(() => {
      const isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
      if (isBusy && patience > 1) lookWhenQuiet(patience - 1);
      else look();
    }, GATHER_MS);
  }

  function wake(): void {
    if (isStopping || isWoken) return;
    isWoken = true;
    if (!turn) lookWhenQuiet();
  }

  function look(): void {
    isWoken = false;
    turn = noteAndTake()
      .catch((error: Error) => source.onError(error))
      .then(() => {
        turn = null;
        if (isStopping) return;
        if (isWoken) lookWhenQuiet();
        else lookIn(everySeconds * 1000);
      });
  }

  async function feed(): Promise<void> {
    if (isStopping || !source.feed) return;
    if (await source.feed()) wake();
  }

  async function noteAndTake(): Promise<void> {
    await feed().catch((error: Error) => source.onError(error));
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
      wake();
    });
    running.add(work);
  }

  lookIn(0);
  return {
    wake,
    held: () => [...held],
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await turn;
      await Promise.all(running);
      await noteAndTake().catch((error: Error) => source.onError(error));
    },
  };
}
