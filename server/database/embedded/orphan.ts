import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const STOP_MS = 30_000;
const STEP_MS = 20;

/**
 * Ends a server whose guardian was killed with all that watched it, and removes the note of its process id where that
 * is another program's by now: PostgreSQL would believe it. The caller has the start lock, and no guardian lives.
 * @param data PostgreSQL's folder
 */
export async function endOrphan(data: string): Promise<void> {
  const note = join(data, 'postmaster.pid');
  const id = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : Number.NaN;
  if (!(id > 0)) return;
  if (!isServerOf(data, id)) return rmSync(note, { force: true });
  process.kill(id, 'SIGINT');
  const deadline = Date.now() + STOP_MS;
  while (Date.now() < deadline && isServerOf(data, id)) await pause(STEP_MS);
}

/** Linux tells where a process works, and PostgreSQL works in its folder; elsewhere its name has to do. */
function isServerOf(data: string, id: number): boolean {
  if (process.platform !== 'linux') {
    return /postgres/.test(spawnSync('ps', ['-o', 'comm=', '-p', String(id)], { encoding: 'utf8' }).stdout ?? '');
  }
  try {
    return realpathSync(`/proc/${id}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}
