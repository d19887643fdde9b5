import { access, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

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

/** Pictures as files. */
export function diskStore(folder: string): PictureStore {
  return {
    async put(path, bytes) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await writeWhole(target, bytes);
    },
    has: (path) =>
      access(join(folder, path)).then(
        () => true,
        () => false,
      ),
    remove: (path) => rm(join(folder, path), { force: true }),
  };
}
