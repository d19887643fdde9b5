import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpenDatabase } from '../cannot-open.ts';

const BUSY = 5;

/**
 * Prevents two processes from starting one database at the same time. SQLite takes a system lock on a file beside it,
 * on every system we support, and the system releases it however its holder ends.
 * @param folder of the database
 * @returns a function that releases the lock, or null when another process holds it
 * @throws CannotOpenDatabase where the file cannot be written, for instance on a full disk
 */
export function lockStart(folder: string): (() => void) | null {
  const path = join(folder, 'start.lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('begin exclusive');
    chmodSync(path, 0o600);
    return () => lock?.close();
  } catch (error) {
    lock?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === BUSY) return null;
    throw new CannotOpenDatabase(`The embedded database in ${folder} cannot be opened: ${path}: ${message}.`, {
      cause: error,
    });
  }
}
