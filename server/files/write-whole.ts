import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const DRAFT = /^\..+\.draft$/;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes a file whole or not at all, and so that it outlives a power cut: when this returns, it is on the disk.
 * @param mode what the file's rights are
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const folder = dirname(path);
  const draft = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.draft`);
  try {
    await writeFile(draft, bytes, { mode, flush: true });
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
  const names = await readdir(folder, { recursive: true });
  for (const draft of names.filter((name) => DRAFT.test(basename(name))).map((name) => join(folder, name))) {
    // Whoever writes it may have finished meanwhile.
    const modifiedAt = await stat(draft).then(({ mtimeMs }) => mtimeMs, Date.now);
    if (Date.now() - modifiedAt > A_DAY_MS) await rm(draft, { force: true });
  }
}
