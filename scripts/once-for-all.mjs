// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './processes.mjs';
import { say } from './terminal.mjs';

const PREPARING = join(root, '.cache', 'preparing.lock');
const BEAT_MS = 5_000;
/** Compressing what was built keeps the beat waiting for less. */
const SILENT_MS = 60_000;
const LOOK_MS = 250;

/**
 * Makes what a folder lacks, unless another process is making it: then it is waited for, and found there. Uses nothing
 * but Node, since packages are made so, too.
 * @param {() => boolean} isReady
 * @param {() => Promise<void>} make
 */
export async function onceForAll(isReady, make, lock = PREPARING) {
  if (isReady()) return;
  await take(lock);
  const beat = setInterval(() => touch(lock), BEAT_MS);
  try {
    if (!isReady()) await make();
  } finally {
    clearInterval(beat);
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
async function take(lock) {
  for (let isTold = false; !tryToTake(lock); isTold = true) {
    if (!isTold) say('another start is preparing this folder, waiting for it…');
    await pause(LOOK_MS);
    if (isLeft(lock)) rmSync(lock, { force: true });
  }
}

/**
 * Where nothing can be written, making says so.
 * @param {string} lock
 */
function tryToTake(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST';
  }
}

/**
 * By a process that was killed. In another container its number may be somebody else's: then it is silent.
 * @param {string} lock
 */
function isLeft(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > SILENT_MS) return true;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {string} lock */
function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Somebody took it away: what is being made is made all the same.
  }
}
