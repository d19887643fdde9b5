import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import { shapeInName } from '#contract/everywhere/picture-names.ts';
import type { Context } from '../context.ts';
import { pictures } from '../database/schema/pictures.ts';
import { COVERS, drawCover, fileOf } from './covers/draw-cover.ts';
import { putPicture } from './keep-pictures.ts';
import { filesOf, type PicturePaths, pathsIn } from './picture-paths.ts';
import { pictureStore } from './store/open-store.ts';

const BUCKET = 'default-header';
const SIZE = { width: 1600, height: 600 };

/** The covers every parent may choose from. A drawing that changes gets a new name. */
export function findDefaultCovers(): Promise<PicturePaths[]> {
  return Promise.all(Object.keys(COVERS).map(pathsOf));
}

/** Draws the covers into the store and registers them, once; several nodes may do so together. */
export async function ensureDefaultCovers(context: Context): Promise<void> {
  await Promise.all(Object.keys(COVERS).map((name) => ensureDrawn(context, name)));
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
  const missing = covers.filter((cover) => !knownPaths.has(cover.imagePath));
  if (missing.length === 0) return;
  await context.database
    .insert(pictures)
    .values(missing.map((cover) => ({ ...cover, bucket: BUCKET })))
    .onConflictDoNothing();
}

async function ensureDrawn(context: Context, name: string): Promise<void> {
  const paths = await pathsOf(name);
  const store = pictureStore(context);
  const there = await Promise.all(filesOf(paths).map((path) => store.has(path)));
  if (there.every(Boolean)) return;
  await putPicture(context, paths, await drawCover(name));
}

async function pathsOf(name: string): Promise<PicturePaths> {
  const drawing = await readFile(fileOf(name));
  const version = createHash('sha256').update(drawing).digest('hex').slice(0, 10);
  return pathsIn(BUCKET, `${name}-${version}-${shapeInName({ ...SIZE, colours: COVERS[name] ?? null })}`);
}
