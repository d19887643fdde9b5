import { existsSync, readFileSync } from 'node:fs';

/* How much of the processor a child process may take, so that people's requests do not wait for it. */

/**
 * `patient`: only runs while the processor is otherwise idle, which may be never. `pressing`: like other programs, at
 * slightly lower priority.
 */
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

/** The manner to start a program in now. */
export function mannerNow(): Manner {
  return Date.now() < pressUntil ? 'pressing' : 'patient';
}

/** Called when a patient program hardly got the processor: those started within the next minute will be pressing. */
export function pressForAWhile(): void {
  pressUntil = Date.now() + PRESS_MS;
}

/** The command and parameters that run a program in this manner. */
export function inManner(manner: Manner, program: string, parameters: string[]): [string, string[]] {
  const [first = program, ...rest] = [...(manner === 'patient' ? IDLE : []), program, ...parameters];
  return [first, rest];
}

/**
 * Checks every `everyMs`, and reports each time that a process has so far run for less than a third of the time if it
 * is patient, a twentieth if it is pressing.
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
 * Reports when a process has used `mostMs` of processor time from now on, however long that took. Where the system
 * does not tell processor time, `mostMs` by the clock.
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
