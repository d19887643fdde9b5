import { availableParallelism } from 'node:os';
import { mannerNow, pressForAWhile } from '../../processes/manners.ts';
import type { Headers } from '../read-page.ts';
import { NOTHING, type Reading } from '../reading.ts';
import type { TimedReading } from './frames.ts';
import { MOST_MS, type Reader, startReader } from './reader-process.ts';

/** One where there are two cores: the other is for those who wait for pages. */
const MOST_READERS = availableParallelism() > 2 ? 2 : 1;
const IDLE_MS = 60_000;

const idle: { reader: Reader; ending: NodeJS.Timeout }[] = [];
const waiting: ((reader: Reader) => void)[] = [];
let readers = 0;

/**
 * Reads a page of a shop as readPage does, in a process beside the service; pages wait for a free one. What takes
 * longer than two seconds or more memory than a page may, says nothing: IMPOSSIBLE_TO_PARSE.
 */
export async function readElsewhere(
  address: string | null,
  headers: Headers,
  bytes: Uint8Array,
): Promise<TimedReading> {
  const page = { address, headers, bytes };
  let reader = await freeReader();
  let said = await reader.read(page);
  if (said === 'starved') {
    reader.end();
    pressForAWhile();
    reader = newReader();
    said = await reader.read(page);
  }
  if (typeof said === 'object') {
    giveBack(reader);
    return said;
  }
  reader.end();
  replace();
  return { reading: impossible(), ms: MOST_MS };
}

function newReader(): Reader {
  return startReader(mannerNow());
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
    return Promise.resolve(newReader());
  }
  return new Promise((resolve) => waiting.push(resolve));
}

/** One that was ended has a successor when somebody waits. */
function replace(): void {
  const next = waiting.shift();
  if (next) next(newReader());
  else readers -= 1;
}

function giveBack(reader: Reader): void {
  const next = waiting.shift();
  if (next) {
    next(reader);
    return;
  }
  const ending = setTimeout(() => endIdle(reader), IDLE_MS).unref();
  idle.push({ reader, ending });
}

function endIdle(reader: Reader): void {
  const at = idle.findIndex((one) => one.reader === reader);
  if (at < 0) return;
  idle.splice(at, 1);
  readers -= 1;
  reader.end();
}
