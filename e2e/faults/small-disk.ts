import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of half a gigabyte. */
export interface SmallDisk {
  /** Takes all the room that is left. */
  fill(): void;
  free(): void;
  unmount(): void;
}

/** Whether this machine can have one: root can, on Linux. */
export function canMountSmallDisk(): boolean {
  return process.getuid?.() === 0 && process.platform === 'linux';
}

export function mountSmallDisk(folder: string): SmallDisk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a');
      const block = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => execFileSync('umount', ['--lazy', folder]),
  };
}
