import { constants, setPriority } from 'node:os';

/**
 * Lowers the calling thread's priority, so that it only uses what others leave of the processor. Only Linux has
 * priorities per thread; elsewhere this does nothing, since it would affect the whole process.
 */
export function takeLowPriority(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
