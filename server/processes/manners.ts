import { existsSync, readFileSync } from 'node:fs';

/* How a program beside the service uses the processor, so that nobody has to wait for it. */

/** `patient` only uses processor time nobody else wants, which may be none. */
export type Manner = 'patient' | 'pressing';

const PRESS_MS = 60_000;
const TICK_MS = 10;

/**
 * Linux has a class below all priorities; elsewhere, or without this command, the program lowers its own priority.
 */
const IDLE = ['/usr/bin/chrt', '/bin/chrt']
  .filter(existsSync)
  .slice(0, 1)
  .flatMap((chrt) => [chrt, '-i', '0']);

let pressUntil = 0;

/** How a program begins now. */
export function mannerNow(): Manner {
  return Date.now() < pressUntil ? 'pressing' : 'patient';
}

/** One was starved of the processor: those starting within the next minute are less patient. */
export function pressForAWhile(): void {
  pressUntil = Date.now() + PRESS_MS;
}

/** The command that runs a program this way. */
export function inManner(manner: Manner, program: string, parameters: string[]): [string, string[]] {
  const [first = program, ...rest] = [...(manner === 'patient' ? IDLE : []), program, ...parameters];
  return [first, rest];
}

/**
 * Checks repeatedly whether a process gets the processor, and reports when it has had less than its share of it so far:
 * a third where it is patient, a twentieth where it presses.
 * @returns stops checking
 */
export function whenStarved(
  pid: number | undefined,
  { manner, everyMs }: { manner: Manner; everyMs: number },
  say: () => void,
): () => void {
  const share = manner === 'patient' ? 1 / 3 : 1 / 20;
  const before = processorMs(pid);
  let passedMs = 0;
  const looks = setInterval(() => {
    passedMs += everyMs;
    const now = processorMs(pid);
    if (before !== null && now !== null && now - before < passedMs * share) say();
  }, everyMs);
  return () => clearInterval(looks);
}

/**
 * Reports when a process has had so much of the processor from now on, however long it waited for that; where the
 * system does not say what it has had, when so much time has passed.
 * @returns stops checking
 */
export function whenSpent(pid: number | undefined, mostMs: number, say: () => void): () => void {
  const before = processorMs(pid);
  if (before === null) {
    const end = setTimeout(say, mostMs);
    return () => clearTimeout(end);
  }
  const looks = setInterval(() => {
    if ((processorMs(pid) ?? 0) - before >= mostMs) say();
  }, 100);
  return () => clearInterval(looks);
}

/** The processor time a process has had; null where the system does not say. */
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
