import { availableParallelism } from 'node:os';
import { mannerNow, pressForAWhile } from '../../processes/manners.ts';
import type { Headers } from '../read-page.ts';
import { NOTHING, type Reading } from '../reading.ts';
import type { OpenedBody, TimedReading } from './frames.ts';
import { type Failure, MOST_MS, type Reader, startReader } from './reader-process.ts';

/** With two cores, one reader: the other core is for people waiting for pages. */
const MOST_READERS = availableParallelism() > 2 ? 2 : 1;
const IDLE_MS = 60_000;

const idle: { reader: Reader; ending: NodeJS.Timeout }[] = [];
const waiting: ((reader: Reader) => void)[] = [];
let readers = 0;

/**
 * Reads a shop's page like readPage, in a process beside the service; pages queue for a free one. What takes
 * over two seconds of the processor, or too much memory, gives IMPOSSIBLE_TO_PARSE.
 */
export function readElsewhere(address: string | null, headers: Headers, bytes: Uint8Array): Promise<TimedReading> {
  return askReader((reader) => reader.read({ address, headers, bytes }));
}

/**
 * Like `readElsewhere`, for a page inside the JSON sent by a browser. The reader parses the JSON, too, because that
 * takes milliseconds per megabyte.
 * @param addressIn says where the page is from; what it throws is passed on
 */
export function readBodyElsewhere(
  body: Uint8Array,
  headers: Headers,
  addressIn: (opened: OpenedBody) => string,
): Promise<TimedReading> {
  return askReader(async (reader) => {
    const opened = await reader.open(body);
    if (typeof opened === 'string') return opened;
    return reader.read({ address: addressIn(opened), headers, bytes: null });
  });
}

async function askReader(ask: (reader: Reader) => Promise<TimedReading | Failure>): Promise<TimedReading> {
  let reader: Reader | null = await freeReader();
  try {
    let said = await ask(reader);
    if (said === 'starved') {
      reader.end();
      pressForAWhile();
      reader = newReader();
      said = await ask(reader);
    }
    if (typeof said === 'object') return said;
    reader.end();
    reader = null;
    return { reading: impossible(), ms: MOST_MS };
  } finally {
    if (reader) giveBack(reader);
    else replace();
  }
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

/** Starts another reader in place of a killed one if somebody is waiting, otherwise there is one fewer. */
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
