import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OTHERS = 0o077;
const KEPT = ['db', 'images', 'outbox', 'secret'];

/**
 * Makes the folder of all that is kept, for this account alone.
 * @throws when it cannot be written
 */
export function makeDataFolder(dataDir: string): void {
  for (const name of ['outbox', 'images']) makeFolder(join(dataDir, name));
  const probe = join(dataDir, '.writable');
  writeFileSync(probe, '');
  rmSync(probe);
  keepPrivate(dataDir);
}

/**
 * Makes the parent folders too. Node's own recursive mkdir never returns on file systems that refuse, such as /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Nothing that is kept in this folder, or will be, is for other accounts of the machine; nor is the folder, unless
 * something else lies in it too.
 */
function keepPrivate(dataDir: string): void {
  if (isMainThread) process.umask(OTHERS);
  for (const name of KEPT) makeAllPrivate(join(dataDir, name));
  if (readdirSync(dataDir).every((name) => KEPT.includes(name))) makePrivate(dataDir);
}

/**
 * A folder comes after what is in it: one that is private already was done before, and is not looked through again.
 */
function makeAllPrivate(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // What a link leads to is not ours.
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) makeAllPrivate(join(path, name));
  makePrivate(path);
}

function makePrivate(path: string): void {
  try {
    chmodSync(path, lstatSync(path).mode & 0o7700);
  } catch (error) {
    // A folder that another account prepared for us is for that one to make private.
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
