import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OTHERS = 0o077;
const KEPT = ['db', 'images', 'outbox', 'secret'];

/**
 * Nothing that is kept in this folder, or will be, is for other accounts of the machine; nor is the folder, unless
 * something else lies in it too.
 */
export function keepPrivate(dataDir: string): void {
  if (isMainThread) process.umask(OTHERS);
  for (const name of KEPT) closeAll(join(dataDir, name));
  if (readdirSync(dataDir).every((name) => KEPT.includes(name))) close(dataDir);
}

/**
 * A folder is closed after what is in it: one that is closed already was done before, and is not looked through again.
 */
function closeAll(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // What a link leads to is not ours.
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name));
  close(path);
}

function close(path: string): void {
  try {
    chmodSync(path, lstatSync(path).mode & 0o7700);
  } catch (error) {
    // A folder that another account prepared for us is for that one to close.
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
