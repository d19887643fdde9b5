import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { inManner, type Manner, whenSpent, whenStarved } from '../../processes/manners.ts';
import { framed, type Head, type OpenedBody, type PageToRead, type TimedReading, unframe } from './frames.ts';

/** Why there is no reading: the page takes too much, or the reader was starved of the processor. */
export type Failure = 'too much' | 'starved';

/** The most processor time a page may take. */
export const MOST_MS = 2000;
/** The most time in all: on a busy machine the processor comes late. */
const LONGEST_MS = 10_000;
/** How often it is checked that the reader gets the processor at all. */
const LOOK_MS = 700;

/**
 * The limits for a page; beyond them the process ends. The process has only this thread, since others would have a
 * different priority.
 */
const PROGRAM = [
  '--max-old-space-size=56',
  '--max-semi-space-size=8',
  '--min-semi-space-size=8',
  '--stack-size=3000',
  '--single-threaded',
  '--invocation-count-for-turbofan=40000',
  '--invocation-count-for-osr=8000',
  '--expose-gc',
  fileURLToPath(new URL('./reader.ts', import.meta.url)),
];

/** All that a reader gets of the environment: where compiled code is cached, and few memory pools. */
const ENVIRONMENT = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/shop-pages', import.meta.url)),
  MALLOC_ARENA_MAX: '1',
};

/** A process that reads pages, one after another. */
export interface Reader {
  /** Parses a request's body; the page in it is read by the next `read` without bytes. */
  open(body: Uint8Array): Promise<OpenedBody | Failure>;
  read(page: PageToRead): Promise<TimedReading | Failure>;
  /** Kills the process, whatever it is doing. */
  end(): void;
}

/**
 * Starts a process with a small heap of its own.
 * @param manner its priority
 */
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
  // A write fails when the process has ended, which its exit event reports.
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
    // A page's time begins once the reader has started. A patient one may be starved even of that, so there it counts.
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

/** Whether the service stays alive for its answer: an idle reader must not hold up the end. */
function keepAwake(child: ChildProcessByStdio<Writable, Readable, null>, isAwake: boolean): void {
  for (const part of [child, child.stdin as Socket, child.stdout as Socket])
    if (isAwake) part.ref();
    else part.unref();
}

/** Resolves with why an answer is too late; `forget` stops watching. Starvation is noticed before a page's limit. */
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
