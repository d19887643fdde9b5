import { Worker } from 'node:worker_threads';
import type { Headers } from '../read-page.ts';
import { NOTHING, type Reading } from '../reading.ts';

export interface TimedReading {
  reading: Reading;
  /** Of the processor, in milliseconds. */
  ms: number;
}

/** A thread that reads, away from the one that answers people. */
interface Reader {
  worker: Worker;
  ready: Promise<void>;
}

interface Page {
  address: string | null;
  headers: Headers;
  bytes: Uint8Array;
}

const MOST_READERS = 2;
const MOST_MS = 2000;
const IDLE_MS = 60_000;
/** What a page may take; the thread ends where it takes more. */
const LIMITS = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 12, stackSizeMb: 4 };

const idle: { reader: Reader; ending: NodeJS.Timeout }[] = [];
const waiting: ((reader: Reader) => void)[] = [];
let readers = 0;

/**
 * Reads a page of a shop as readPage does, on one of two threads; pages wait for a free one. What takes longer than
 * two seconds or more memory than a page may, says nothing: IMPOSSIBLE_TO_PARSE.
 */
export async function readInWorker(address: string | null, headers: Headers, bytes: Uint8Array): Promise<TimedReading> {
  const reader = await freeReader();
  const timed = await readWith(reader, { address, headers, bytes });
  if (timed) giveBack(reader);
  else await replace(reader);
  return timed ?? { reading: impossible(), ms: MOST_MS };
}

function impossible(): Reading {
  return { ...NOTHING, refused: { code: 'IMPOSSIBLE_TO_PARSE', why: 'more time or memory than a page may take' } };
}

function freeReader(): Promise<Reader> {
  const next = idle.pop();
  if (next) {
    clearTimeout(next.ending);
    return Promise.resolve(next.reader);
  }
  if (readers < MOST_READERS) {
    readers += 1;
    return Promise.resolve(startReader());
  }
  return new Promise((resolve) => waiting.push(resolve));
}

function startReader(): Reader {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), { resourceLimits: LIMITS, env: {}, stderr: true });
  // A thread that falls over is seen by whoever waits for it.
  worker.on('error', () => {});
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => resolve());
  });
  return { worker, ready };
}

/** Null when the thread did not manage it. */
async function readWith({ worker, ready }: Reader, page: Page): Promise<TimedReading | null> {
  worker.ref();
  await ready;
  const { promise, resolve } = Promise.withResolvers<TimedReading | null>();
  const fail = () => resolve(null);
  const timer = setTimeout(fail, MOST_MS);
  worker.once('message', resolve);
  worker.once('exit', fail);
  worker.postMessage(page);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('exit', fail);
  }
}

async function replace({ worker }: Reader): Promise<void> {
  await worker.terminate();
  const next = waiting.shift();
  if (next) next(startReader());
  else readers -= 1;
}

function giveBack(reader: Reader): void {
  const next = waiting.shift();
  if (next) {
    next(reader);
    return;
  }
  // It keeps nobody from ending.
  reader.worker.unref();
  const ending = setTimeout(() => endIdle(reader), IDLE_MS).unref();
  idle.push({ reader, ending });
}

function endIdle(reader: Reader): void {
  const at = idle.findIndex((one) => one.reader === reader);
  if (at < 0) return;
  idle.splice(at, 1);
  readers -= 1;
  reader.worker.terminate().catch(() => {});
}
