import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OTHERS = 0o077;
const KEPT = ['catalogue', 'db', 'images', 'outbox', 'secret'];

/**
 * Creates the data folder, for this account only.
 * @throws when it cannot be written
 */
export function makeDataFolder(dataDir: string): void {
  const folders = ['outbox', 'images'].map((name) => join(dataDir, name));
  for (const folder of folders) makeFolder(folder);
  for (const folder of [dataDir, ...folders]) accessSync(folder, constants.W_OK | constants.X_OK);
  keepPrivate(dataDir);
}

/**
 * Creates parent folders too. Node's own recursive mkdir never returns on file systems that refuse, such as /proc.
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
 * Makes everything kept in this folder, now or later, inaccessible to the machine's other accounts; the folder itself
 * too, unless it contains foreign files.
 */
function keepPrivate(dataDir: string): void {
  if (isMainThread) process.umask(OTHERS);
  for (const name of KEPT) makeAllPrivate(join(dataDir, name));
  if (readdirSync(dataDir).every((name) => KEPT.includes(name))) makePrivate(dataDir);
}

/** A folder is handled after its contents, so one that is already private was completed before and is skipped. */
function makeAllPrivate(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link's target is not ours.
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
  if (found.isDirectory()) for (const name of readdirSync(path)) makeAllPrivate(join(path, name));
  makePrivate(path);
}

function makePrivate(path: string): void {
  try {
    chmodSync(path, lstatSync(path).mode & 0o7700);
  } catch (error) {
    // If another account prepared the folder for us, making it private is up to that account.
    if (!['EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
