import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of its own: a file that Linux treats as a block device. */
export interface TestDisk {
  path: string;
  /** What a sudden loss of power leaves: whatever was not written to the device is gone. */
  cutPower(): TestDisk;
  /** Fills it up except for this many megabytes; returns a function that frees the space. */
  fill(megabytesLeft: number): () => void;
  remove(): void;
}

const kept = '.cigogne-disk';

/** Whether this machine lets us mount one: Linux, as root, with a free loop device. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    run('losetup', '-f');
    return true;
  } catch {
    return false;
  }
}

export function makeDisk(megabytes: number): TestDisk {
  const folder = mkdtempSync(join(tmpdir(), kept));
  const image = join(folder, 'image');
  writeFileSync(image, '');
  truncateSync(image, megabytes * 2 ** 20);
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  return mount(folder, image);
}

function mount(folder: string, image: string): TestDisk {
  const path = join(folder, 'disk');
  mkdirSync(path);
  // Only explicit writes reach the device, so that a copy is a snapshot of one moment.
  run('mount', '-o', 'loop,commit=300,noatime', image, path);
  return {
    path,
    cutPower() {
      const processes = processesOn(path);
      for (const id of processes) process.kill(id, 'SIGSTOP');
      const next = mkdtempSync(join(tmpdir(), kept));
      const copy = join(next, 'image');
      copyFileSync(image, copy, constants.COPYFILE_FICLONE);
      for (const id of processes) process.kill(id, 'SIGKILL');
      return mount(next, copy);
    },
    fill(megabytesLeft) {
      const filler = join(path, 'filler');
      const chunk = Buffer.alloc(2 ** 20, 1);
      try {
        while (freeMegabytes(path) > megabytesLeft) appendFileSync(filler, chunk);
        if (megabytesLeft === 0) for (;;) appendFileSync(filler, chunk.subarray(0, 4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
      return () => rmSync(filler);
    },
    remove() {
      for (const id of processesOn(path)) process.kill(id, 'SIGKILL');
      run('umount', '-l', path);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freeMegabytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return (bavail * bsize) / 2 ** 20;
}

/** The processes working in a folder of the disk: the database’s, and its guardian’s. */
function processesOn(path: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && isIn(path, id));
}

function isIn(path: string, id: number): boolean {
  try {
    return realpathSync(`/proc/${id}/cwd`).startsWith(path);
  } catch {
    return false;
  }
}

function run(program: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
