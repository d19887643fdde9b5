import { existsSync, readFileSync } from 'node:fs';

/* How a program beside the service takes the processor, so that nobody waits for it. */

/** `patient` takes what everybody else leaves of the processor, which is nothing where they leave nothing. */
export type Manner = 'patient' | 'pressing';

const PRESS_MS = 60_000;
const TICK_MS = 10;

/** Linux has a class behind all priorities; elsewhere, or without this program of its, the lowest is what a program takes itself. */
const IDLE = ['/usr/bin/chrt', '/bin/chrt']
  .filter(existsSync)
  .slice(0, 1)
  .flatMap((chrt) => [chrt, '-i', '0']);

let pressUntil = 0;

/** How a program begins now. */
export function mannerNow(): Manner {
  return Date.now() < pressUntil ? 'pressing' : 'patient';
}

/** One hardly had the processor: those that begin within a minute press. */
export function pressForAWhile(): void {
  pressUntil = Date.now() + PRESS_MS;
}

/** What is to be started for a program to run so. */
export function inManner(manner: Manner, program: string, parameters: string[]): [string, string[]] {
  const [first = program, ...rest] = [...(manner === 'patient' ? IDLE : []), program, ...parameters];
  return [first, rest];
}

/**
 * Looks again and again whether a process has the processor, and says when it had less than a third of it so far.
 * @returns what makes it not look any more
 */
export function whenStarved(pid: number | undefined, everyMs: number, say: () => void): () => void {
  const before = processorMs(pid);
  let passedMs = 0;
  const looks = setInterval(() => {
    passedMs += everyMs;
    const now = processorMs(pid);
    if (before !== null && now !== null && now - before < passedMs / 3) say();
  }, everyMs);
  return () => clearInterval(looks);
}

/** What a process had of the processor; null where the system does not say so. */
function processorMs(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
