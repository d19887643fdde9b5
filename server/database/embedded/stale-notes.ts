import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoragePaths } from './storage-paths.ts';

/**
 * Removes the notes of the server's process id, in its folder and beside its socket, where that is another program's by
 * now, or ended and nobody took note: PostgreSQL would believe them. The caller has the start lock.
 */
export function removeStaleNotes({ data, sockets }: StoragePaths): void {
  const note = join(data, 'postmaster.pid');
  const id = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : 0;
  if (id > 0 && isServerOf(data, id)) return;
  rmSync(note, { force: true });
  rmSync(join(sockets, '.s.PGSQL.5432.lock'), { force: true });
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
