import { access, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outageIn } from '../../database/outages/outage.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { problem } from '../../http/problem.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures as files. */
export function diskStore(folder: string): PictureStore {
  return {
    async put(path, bytes) {
      const target = join(folder, path);
      try {
        await mkdir(dirname(target), { recursive: true });
        await writeWhole(target, bytes);
      } catch (error) {
        // A full disk, or a read-only one.
        throw outageIn(error) ? problem('SERVICE_UNAVAILABLE', [], 30) : error;
      }
    },
    has: (path) =>
      access(join(folder, path)).then(
        () => true,
        () => false,
      ),
    read: (path) =>
      readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (path) => rm(join(folder, path), { force: true }),
  };
}
