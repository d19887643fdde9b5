import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const DRAFT = /^\..+\.draft$/;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes a file whole or not at all, and so that it outlives a power cut: when this returns, it is on the disk.
 */
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

/** A file's name is on the disk once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what processes that were killed left of files that they wrote, in a folder and all below it. */
export async function removeOldDrafts(folder: string): Promise<void> {
  await removeOldFiles(folder, { matching: DRAFT, olderThanDays: 1 });
}

/** Removes the files that were last written so long ago, in a folder and all below it. */
export async function removeOldFiles(
  folder: string,
  { matching, olderThanDays }: { matching: RegExp; olderThanDays: number },
): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const path of names.filter((name) => matching.test(basename(name))).map((name) => join(folder, name))) {
    // Whoever writes it may have finished meanwhile.
    const modifiedAt = await stat(path).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - modifiedAt > olderThanDays * A_DAY_MS) await rm(path, { force: true });
  }
}
