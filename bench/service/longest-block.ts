import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Service } from '../../e2e/service/service.ts';
import { root } from '../../scripts/processes.mjs';

const LOOP_FILE = join(tmpdir(), `cigogne-loop-${process.pid}`);

/** The options to start a service with so that it can be asked. */
export const WATCHED_LOOP = {
  LOOP_FILE,
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'bench/service/watch-loop.mjs'))}`,
};

/** The longest time, in ms, that a service could answer nobody since this was last asked. */
export async function longestBlockOf({ pid }: Service): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(LOOP_FILE) || readFileSync(LOOP_FILE).length === 0) {
    await pause(5);
    // Throws once it is gone, instead of waiting for ever.
    process.kill(pid, 0);
  }
  const longest = Number(readFileSync(LOOP_FILE, 'utf8'));
  rmSync(LOOP_FILE);
  return longest;
}
