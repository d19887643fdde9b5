import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inManner, type Manner, whenSpent, whenStarved } from '../../processes/manners.ts';
import { framed, type Head, type OpenedBody, type PageToRead, type TimedReading, unframe } from './frames.ts';

/** Why there is no reading: the page takes too much, or the reader was starved of the processor. */
export type Failure = 'too much' | 'starved';

/** Of the processor. */
export const MOST_MS = 2000;
/** Until then a busy machine may make a page wait for it. */
const LONGEST_MS = 10_000;
const LOOK_MS = 700;

/**
 * The limits for a page; beyond them the process ends. The process has only this thread, since others would have a
 * different priority.
 */
const PROGRAM = [
  '--max-old-space-size=48',
  '--max-semi-space-size=4',
  '--stack-size=3000',
  '--single-threaded',
  '--expose-gc',
  fileURLToPath(new URL('./reader.ts', import.meta.url)),
];

/** It gets none of the service's environment. Compiled code is cached. */
const ENVIRONMENT = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/shop-pages', import.meta.url)),
  MALLOC_ARENA_MAX: '1',
};

/** A process that reads pages, one after another. */
export interface Reader {
  /** A body containing a page, which is read next. */
  open(body: Uint8Array): Promise<OpenedBody | Failure>;
  read(page: PageToRead): Promise<TimedReading | Failure>;
  /** At once, whatever it is doing. */
  end(): void;
}

/** Beside the service: with its own limited heap, at the lowest priority. */
export function startReader(manner: Manner): Reader {
  const child = spawn(...inManner(manner, process.execPath, [...PROGRAM, manner]), {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: ENVIRONMENT,
  });
  const said: ((value: unknown) => void)[] = [];
  const next = () => new Promise<unknown>((resolve) => said.push(resolve));
  const ready = next();
  const ended = new Promise<Failure>((resolve) => {
    child.once('error', () => resolve('too much'));
    child.once('exit', () => resolve('too much'));
  });
  child.stdout.on(
    'data',
    unframe((value) => said.shift()?.(value)),
  );
  // If it ends while being written to, its exit event tells.
  child.stdin.on('error', () => {});

  async function ask(head: Head, bytes: Uint8Array | null): Promise<unknown> {
    await ready;
    const answered = next();
    child.stdin.write(framed(head));
    if (bytes) child.stdin.write(bytes);
    return answered;
  }

  async function answerInTime<Answer>(head: Head, bytes: Uint8Array | null): Promise<Answer | Failure> {
    keepAwake(child, true);
    // Starting up is not the page's fault, but a patient process may wait for ever even for that.
    if (manner === 'pressing') await Promise.race([ready, ended]);
    const late = lateness(child.pid, manner);
    try {
      return await Promise.race([ask(head, bytes) as Promise<Answer>, ended, late.passed]);
    } finally {
      late.forget();
      keepAwake(child, false);
    }
  }

  return {
    open: (body) => answerInTime({ asks: 'open', length: body.length }, body),
    read: ({ bytes, ...page }) => answerInTime({ asks: 'read', ...page, length: bytes?.length ?? null }, bytes),
    end: () => child.kill('SIGKILL'),
  };
}

/** Whether the service waits for it: an idle reader keeps no process alive. */
function keepAwake(child: ChildProcessByStdio<Writable, Readable, null>, isAwake: boolean): void {
  for (const part of [child, child.stdin as Socket, child.stdout as Socket])
    if (isAwake) part.ref();
    else part.unref();
}

/** What has run out without an answer: starvation is noticed before a page's own limit. */
function lateness(pid: number | undefined, manner: Manner) {
  const { promise: passed, resolve } = Promise.withResolvers<Failure>();
  const stopCounting = whenSpent(pid, MOST_MS, () => resolve('too much'));
  const stopLooking = whenStarved(pid, { manner, everyMs: LOOK_MS }, () => resolve('starved'));
  const end = setTimeout(() => resolve('too much'), LONGEST_MS);
  const forget = () => {
    stopCounting();
    stopLooking();
    clearTimeout(end);
  };
  return { passed, forget };
}
