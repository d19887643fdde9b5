import { existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { SIGNAL_TOO_MUCH_MEMORY } from './process-answer.ts';

const MEBIBYTE = 1024 * 1024;
/**
 * Limits of pixels keep a decoder near 57 (too-large.ts), a few more on a busy machine. Nothing in libvips bounds what
 * else a file may unfold: texts, profiles, a second picture; how often we look bounds how far it gets beyond, so that
 * it never takes more than 64.
 */
const MOST_MEBIBYTES = 60;
const LOOK_MS = 1;
/** Where only all that is resident is told: up to 69 of it is used by pictures that are accepted. */
const MOST_MEBIBYTES_RESIDENT = 96;

const STATUS = '/proc/self/status';
const isOnLinux = existsSync(STATUS);
/** Kept open: opening it takes eight times as long as reading it, a thousand times a second. */
const status = isOnLinux ? openSync(STATUS, 'r') : undefined;
/** It takes a third of it. */
const told = Buffer.alloc(4096);

/**
 * From now on this process ends itself once it has more memory than a decoder may. Decoders work in threads: this one
 * is free to look.
 */
export async function endWhenGreedy(): Promise<void> {
  const residentAtFirst = process.memoryUsage.rss();
  await yieldToOthers();
  setInterval(() => {
    if (isGreedy(residentAtFirst)) process.kill(process.pid, SIGNAL_TOO_MUCH_MEMORY);
  }, LOOK_MS).unref();
}

/** Only what works has a low priority: this thread, which looks, is not kept waiting by a busy machine. */
async function yieldToOthers(): Promise<void> {
  // The first call of its kind starts Node's threads, which decode; theirs start with the same priority.
  await stat('.');
  const threads = isOnLinux ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads.filter((id) => id !== process.pid)) {
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

function isGreedy(residentAtFirst: number): boolean {
  return status
    ? anonymousBytes(status) > MOST_MEBIBYTES * MEBIBYTE
    : process.memoryUsage.rss() - residentAtFirst > MOST_MEBIBYTES_RESIDENT * MEBIBYTE;
}

/** What is mapped from files does not count. */
function anonymousBytes(status: number): number {
  const length = readSync(status, told, 0, told.length, 0);
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(told.toString('latin1', 0, length))?.[1];
  return Number(kilobytes) * 1024;
}
