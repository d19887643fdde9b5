import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** For databases, in memory if there is room: making one (a thousand files) takes a tenth of the time there. */
export function quickFolder(): string {
  return Math.min(freeBytes(), process.availableMemory()) > NEEDED_BYTES ? MEMORY : tmpdir();
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
