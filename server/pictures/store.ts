import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of pictures are kept. Paths are ours, such as `item/0f3a….webp`, never a client's. */
export interface PictureStore {
  put(path: string, bytes: Uint8Array): Promise<void>;
  has(path: string): Promise<boolean>;
  /** Does nothing for what is not there. */
  remove(path: string): Promise<void>;
}

export function picturesFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'images');
}

/** Pictures as files, each written under another name first, so that nobody reads half a picture. */
export function diskStore(folder: string): PictureStore {
  return {
    async put(path, bytes) {
      const target = join(folder, path);
      const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}`);
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeFile(draft, bytes, { flag: 'wx' });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    has: (path) =>
      access(join(folder, path)).then(
        () => true,
        () => false,
      ),
    remove: (path) => rm(join(folder, path), { force: true }),
  };
}
