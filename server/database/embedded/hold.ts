import { closeSync, constants, existsSync, openSync, statSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoragePaths } from './storage-paths.ts';

const STOP_MS = 30_000;
const NOTICE_MS = 1000;
const STEP_MS = 10;

/** The pipe, open for writing, if a guardian reads it; otherwise null. */
export function takeHold({ pipe }: StoragePaths): number | null {
  try {
    return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

/** Whether a guardian is still reading the pipe. */
export function hasGuardian(hold: number): boolean {
  try {
    writeSync(hold, '\n');
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EPIPE';
  }
}

/** Closes the pipe, and waits for the server to end if nobody else holds it. */
export async function release({ pipe, released }: StoragePaths, hold: number): Promise<void> {
  closeSync(hold);
  await pause(STEP_MS);
  const begin = Date.now();
  while (existsSync(pipe) && Date.now() - begin < (existsSync(released) ? STOP_MS : NOTICE_MS)) await pause(STEP_MS);
}

/**
 * A pipe left by a crash has no reader. Nor does a guardian that has only just started, but it soon will. Where the
 * clock went back since, a pipe of a later time is an old one.
 */
export async function untilGuardianEnded(paths: StoragePaths): Promise<void> {
  const begin = Date.now();
  const isYoung = () => {
    const age = Date.now() - (statSync(paths.pipe, { throwIfNoEntry: false })?.birthtimeMs ?? 0);
    return age > -NOTICE_MS && age < NOTICE_MS;
  };
  while (Date.now() - begin < STOP_MS && (isYoung() || isRead(paths))) await pause(STEP_MS);
}

function isRead(paths: StoragePaths): boolean {
  const hold = takeHold(paths);
  if (hold !== null) closeSync(hold);
  return hold !== null;
}
