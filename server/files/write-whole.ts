import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const DRAFT = /^\..+\.draft$/;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Writes a file completely or not at all, and durably: once this returns, it survives a power cut. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.draft`);
  try {
    await writeFile(draft, bytes, { mode: 0o600, flush: true });
    await rename(draft, path);
    await flushFolder(folder);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A file's name is only on disk once its folder is synced. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes the partial files left by killed processes, in a folder and below it. */
export async function removeOldDrafts(folder: string): Promise<void> {
  await removeOldFiles(folder, { matching: DRAFT, olderThanDays: 1 });
}

/** Removes files not written to for this long, in a folder and below it. */
export async function removeOldFiles(
  folder: string,
  { matching, olderThanDays }: { matching: RegExp; olderThanDays: number },
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const path of names.filter((name) => matching.test(basename(name))).map((name) => join(folder, name))) {
    // Whoever was writing it may have finished meanwhile.
    const modifiedAt = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - modifiedAt > olderThanDays * A_DAY_MS) await rm(path, { force: true });
  }
}
