import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/**
 * Two processes that start one database at once would be in each other's way. SQLite takes a lock of the system on a
 * file beside it, on every system that we know, and the system gives it back however its holder ends.
 * @param folder of the database
 * @returns a function that gives the lock back, or null when another process holds it
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
