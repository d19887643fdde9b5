import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import type { S3Settings } from '../../config/s3.ts';
import type { Database } from '../../database/client.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { isHelpPicture } from '../help-pictures.ts';
import { imagePathOf } from '../picture-paths.ts';
import { contentType } from './file-headers.ts';
import { readCopies } from './noted-copies.ts';
import { openBucket, sha256 } from './s3-store.ts';

export interface Moved {
  copied: number;
  /** Already in the S3 store, byte for byte. */
  same: number;
  /** Replaced in the S3 store since, which is left so. */
  newer: number;
  /** Removed from the disk after the S3 store had them. */
  removed: number;
  /** Deleted from the S3 store, since no picture uses them any more. */
  deleted: number;
}

interface Move {
  /** DATA_DIR/images. */
  folder: string;
  s3: S3Settings;
  /** Says which files belong to a picture; others are still being uploaded, or deleted. */
  database: Database;
  /** Remove each file from the disk once the S3 store has it. */
  removesFiles?: boolean;
  onProgress?: (done: number, all: number) => void;
}

const BATCH = 200;

/**
 * Copies the pictures from the disk to an S3 store, reading each back to compare checksums. Copies of pictures deleted
 * since are deleted from the S3 store. It may be stopped and resumed at any time: files that were compared are
 * recognised by checksum and not sent again. What the service has replaced in the S3 store since is left there.
 * @throws when the S3 store refuses a file, or returns other bytes than were sent
 */
export async function movePictures({ folder, s3, database, removesFiles = false, onProgress }: Move): Promise<Moved> {
  const bucket = openBucket(s3);
  const copies = await readCopies(folder);
  const names = await readdir(folder, { recursive: true });
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter(isPicture);
  const moved: Moved = { copied: 0, same: 0, newer: 0, removed: 0, deleted: 0 };

  async function copy(path: string): Promise<void> {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    // The service has deleted it since the folder was read.
    if (!bytes) return;
    moved[await bringOver(path, bytes)] += 1;
    if (!removesFiles) return;
    await rm(join(folder, path), { force: true });
    moved.removed += 1;
  }

  async function bringOver(path: string, bytes: Buffer): Promise<'copied' | 'same' | 'newer'> {
    const [here, there] = [sha256(bytes), await bucket.checksumOf(path)];
    const sent = copies.sent(path);
    // A picture with a name, which the service has replaced in the S3 store since.
    if (there !== null && there !== here && !sent.checksums.has(there)) return 'newer';
    if (there === here && sent.checked === here) return 'same';
    const isThere = async () => sha256((await bucket.read(path)) ?? new Uint8Array()) === here;
    const wasThere = there === here && (await isThere());
    if (!wasThere) {
      await copies.note(path, here);
      await bucket.put(path, bytes);
      if (!(await isThere())) throw new Error(`${path} is not there as it was sent.`);
    }
    await copies.note(path, here, { isChecked: true });
    return wasThere ? 'same' : 'copied';
  }

  for (let done = 0; done < paths.length; done += BATCH) {
    const kept = await keptOf(database, paths.slice(done, done + BATCH));
    for (const [index, path] of kept.entries()) {
      onProgress?.(done + index, paths.length);
      await copy(path);
    }
  }
  const unused = await unusedOf(database, copies.paths());
  for (const path of unused) {
    await bucket.remove(path);
    if (removesFiles) await rm(join(folder, path), { force: true });
    moved.deleted += 1;
  }
  await copies.forget(unused);
  onProgress?.(paths.length, paths.length);
  return moved;
}

/** Filters out files that belong neither to a picture nor to the help pages. */
async function keptOf(database: Database, paths: string[]): Promise<string[]> {
  const found = await database
    .select({ path: pictures.imagePath })
    .from(pictures)
    .where(inArray(pictures.imagePath, paths.map(imagePathOf)));
  const kept = new Set(found.map(({ path }) => path));
  return paths.filter((path) => kept.has(imagePathOf(path)) || isHelpPicture(path));
}

/** Copies that no picture uses any more. */
async function unusedOf(database: Database, copies: string[]): Promise<string[]> {
  const unused: string[] = [];
  for (let done = 0; done < copies.length; done += BATCH) {
    const batch = copies.slice(done, done + BATCH);
    const kept = new Set(await keptOf(database, batch));
    unused.push(...batch.filter((path) => !kept.has(path)));
  }
  return unused;
}

/** Files being written have names that begin with a dot. */
function isPicture(path: string): boolean {
  return contentType(path) !== undefined && !/(^|\/)\./.test(path);
}
