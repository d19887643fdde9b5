import { constants, setPriority } from 'node:os';

/**
 * Lets the thread that calls it take what others leave of the processor. Linux alone gives each thread a priority of
 * its own; elsewhere nothing happens, for it would be the whole process's.
 */
export function takeLowPriority(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
