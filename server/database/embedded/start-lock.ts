import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/**
 * Prevents two processes from starting one database at the same time. SQLite takes a system lock on a file beside it,
 * on every system we support, and the system releases it however its holder ends.
 * @param folder of the database
 * @returns a function that releases the lock, or null when another process holds it
 */
export function lockStart(folder: string): (() => void) | null {
  const path = join(folder, 'start.lock');
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    chmodSync(path, 0o600);
    return () => lock.close();
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}
