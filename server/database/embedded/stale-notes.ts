import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoragePaths } from './storage-paths.ts';

/**
 * Removes stale process-id files, in the server's folder and beside its socket, when that id now belongs to another
 * program, or the server ended without cleaning up: PostgreSQL would trust them. The caller holds the start lock.
 */
export function removeStaleNotes({ data, sockets }: StoragePaths): void {
  const note = join(data, 'postmaster.pid');
  const id = existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : 0;
  if (id > 0 && isServerOf(data, id)) return;
  rmSync(note, { force: true });
  rmSync(join(sockets, '.s.PGSQL.5432.lock'), { force: true });
}

/** Linux reveals a process's working directory, which is PostgreSQL's folder; elsewhere its name has to do. */
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
