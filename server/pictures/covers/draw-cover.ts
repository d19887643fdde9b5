import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_FILES, type PictureFile } from '#contract/everywhere/picture-names.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { limitTurns } from '../../http/limits/turns.ts';
import { decodeDrawing } from '../decoding/decode-picture.ts';
import type { MadePicture } from '../decoding/start-decoding-process.ts';

/** The drawings in this folder, in display order, with the colours of their corners. */
export const COVERS: Readonly<Record<string, string>> = {
  stork: 'defdeebddcdd',
  moon: '3562569ab9ab',
  balloons: 'eddeddeedeed',
  forest: 'deeded9ba9ca',
  boats: 'eefeeeacdacd',
  clouds: 'eedeedfeefee',
  rainbow: 'eddedddedeed',
  meadow: 'fedfeecdbcdb',
  train: 'fedeedccabbb',
  whale: 'cdecde7bc7bc',
  garland: 'eddeddfeefee',
  mountains: 'edeedebccbcd',
};

const CACHE = new URL('../../../node_modules/.cache/pictures/', import.meta.url);
const inTurn = limitTurns({ running: 2, waiting: 100, waitingInAll: 100 });

export function fileOf(name: string): URL {
  return new URL(`./${name}.svg`, import.meta.url);
}

/**
 * All files of a cover. Each takes a core for a second, so they are drawn once per machine rather than with every new
 * data folder.
 */
export async function drawCover(name: string): Promise<Pick<MadePicture, 'files'>> {
  const version = createHash('sha256')
    .update(await readFile(fileOf(name)))
    .digest('hex');
  const cached = (file: PictureFile) => fileURLToPath(new URL(`${name}-${version}${file}`, CACHE));
  try {
    const read = PICTURE_FILES.map(
      async (file): Promise<[PictureFile, Buffer]> => [file, await readFile(cached(file))],
    );
    return { files: new Map(await Promise.all(read)) };
  } catch {
    const { files } = await inTurn(() => drawAnew(name));
    // If the cache beside the program is not writable, it will be drawn again next time.
    await keep(files, cached).catch(() => undefined);
    return { files };
  }
}

async function drawAnew(name: string): Promise<MadePicture> {
  const drawing = await open(fileOf(name));
  return decodeDrawing(drawing).finally(() => drawing.close());
}

async function keep(files: MadePicture['files'], cached: (file: PictureFile) => string): Promise<void> {
  for (const [file, bytes] of files) {
    await mkdir(dirname(cached(file)), { recursive: true });
    await writeWhole(cached(file), bytes);
  }
}
