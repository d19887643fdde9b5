import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Settings } from '../../config/s3.ts';
import { contentType } from './kept-as.ts';
import { openBucket, sha256 } from './s3-store.ts';

export interface Moved {
  copied: number;
  /** Already there, byte for byte. */
  same: number;
  removed: number;
}

interface Move {
  /** DATA_DIR/images. */
  folder: string;
  s3: S3Settings;
  /** Removes each file here once it is there. */
  removesFiles?: boolean;
  onProgress?: (done: number, all: number) => void;
}

/**
 * Copies the pictures of a disk store to an S3 store, reading each back and comparing checksums. It can be stopped
 * and resumed at any time: files already there are recognised by checksum and not sent again.
 * @throws when the store refuses, or has bytes other than those sent
 */
export async function movePictures({ folder, s3, removesFiles = false, onProgress }: Move): Promise<Moved> {
  const bucket = openBucket(s3);
  const names = await readdir(folder, { recursive: true });
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter(isPicture);
  const moved: Moved = { copied: 0, same: 0, removed: 0 };
  for (const [index, path] of paths.entries()) {
    onProgress?.(index, paths.length);
    const bytes = await readFile(join(folder, path)).catch(() => null);
    // The service has removed it meanwhile.
    if (!bytes) continue;
    const isThere = (await bucket.checksumOf(path)) === sha256(bytes);
    if (!isThere) {
      await bucket.put(path, bytes);
      if (sha256((await bucket.read(path)) ?? new Uint8Array()) !== sha256(bytes))
        throw new Error(`${path} is not there as it was sent.`);
    }
    moved[isThere ? 'same' : 'copied'] += 1;
    if (!removesFiles) continue;
    await rm(join(folder, path), { force: true });
    moved.removed += 1;
  }
  onProgress?.(paths.length, paths.length);
  return moved;
}

/** Drafts of files being written begin with a dot. */
function isPicture(path: string): boolean {
  return contentType(path) !== undefined && !/(^|\/)\./.test(path);
}
