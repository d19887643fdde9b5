import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the note of the server's process id where that is another program's by now: PostgreSQL would believe it. The
 * caller has the start lock.
 * @param data PostgreSQL's folder
 */
export function removeStaleNote(data: string): void {
  const note = join(data, 'postmaster.pid');
  const id = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : Number.NaN;
  if (id > 0 && !isServerOf(data, id)) rmSync(note, { force: true });
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
