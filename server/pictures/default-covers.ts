import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { pictures } from '../database/schema.ts';
import { decodeDrawing } from './decoding/decode-picture.ts';
import { type PicturePaths, pathsIn, pictureStore, putPicture } from './keep-pictures.ts';

/** The drawings in covers/, in the order in which parents see them. */
const COVERS = ['stork', 'moon', 'balloons', 'forest', 'boats', 'clouds'];

const BUCKET = 'default-header';

/** The covers that every parent may choose from. A drawing that changes gets another name. */
export function findDefaultCovers(): Promise<PicturePaths[]> {
  return Promise.all(COVERS.map(async (name) => pathsOf(name, await readDrawing(name))));
}

/** Draws the covers into the store and makes them known, once; several nodes may do so together. */
export async function ensureDefaultCovers(context: Context): Promise<void> {
  const covers = await findDefaultCovers();
  const known = await context.database
    .select({ imagePath: pictures.imagePath })
    .from(pictures)
    .where(
      inArray(
        pictures.imagePath,
        covers.map((cover) => cover.imagePath),
      ),
    );
  const knownPaths = new Set(known.map((row) => row.imagePath));
  for (const name of COVERS) await ensureDrawn(context, name);
  const missing = covers.filter((cover) => !knownPaths.has(cover.imagePath));
  if (missing.length === 0) return;
  await context.database
    .insert(pictures)
    .values(missing.map((cover) => ({ ...cover, bucket: BUCKET })))
    .onConflictDoNothing();
}

async function ensureDrawn(context: Context, name: string): Promise<void> {
  const paths = pathsOf(name, await readDrawing(name));
  const store = pictureStore(context);
  if ((await store.has(paths.imagePath)) && (await store.has(paths.thumbnailPath))) return;
  const drawing = await open(fileOf(name));
  const picture = await decodeDrawing(drawing).finally(() => drawing.close());
  await putPicture(context, paths, picture);
}

function fileOf(name: string): URL {
  return new URL(`./covers/${name}.svg`, import.meta.url);
}

function readDrawing(name: string): Promise<Buffer> {
  return readFile(fileOf(name));
}

function pathsOf(name: string, drawing: Buffer): PicturePaths {
  const version = createHash('sha256').update(drawing).digest('hex').slice(0, 10);
  return pathsIn(BUCKET, `${name}-${version}`);
}
