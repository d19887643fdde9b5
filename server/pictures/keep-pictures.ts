import { randomBytes } from 'node:crypto';
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { pictures, registries, wishes } from '../database/schema.ts';
import type { EncodedPicture } from './decode.ts';
import { diskStore, type PictureStore, picturesFolder } from './store.ts';

export interface PicturePaths {
  imagePath: string;
  thumbnailPath: string;
}

/** Buckets whose pictures belong to lists and wishes, and go with them. */
const OWNED_BUCKETS = ['item', 'list-header'];

export function pictureStore({ config }: Context): PictureStore {
  return diskStore(picturesFolder(config));
}

/** Stores a picture under a name that nobody can guess. */
export async function storePicture(
  context: Context,
  { image, thumbnail }: EncodedPicture,
  { bucket, userId }: { bucket: string; userId: number },
): Promise<PicturePaths> {
  const paths = pathsIn(bucket, randomBytes(16).toString('hex'));
  await putPicture(context, paths, { image, thumbnail });
  await context.database.insert(pictures).values({ ...paths, bucket, userId });
  return paths;
}

export async function putPicture(context: Context, paths: PicturePaths, picture: EncodedPicture): Promise<void> {
  const store = pictureStore(context);
  await store.put(paths.thumbnailPath, picture.thumbnail);
  await store.put(paths.imagePath, picture.image);
}

export function pathsIn(bucket: string, name: string): PicturePaths {
  return { imagePath: `${bucket}/${name}.webp`, thumbnailPath: `${bucket}/${name}-480.webp` };
}

/**
 * Deletes those of these pictures that no list and no wish shows any more, also none that is deleted but may come
 * back. Returns how many that were.
 */
export async function removePictures(context: Context, imagePaths: string[]): Promise<number> {
  if (imagePaths.length === 0) return 0;
  const removed = await context.database.transaction(async (tx) => {
    // Locked first: whoever puts one of them into a list at this moment waits, or is seen below.
    await tx
      .select({ path: pictures.imagePath })
      .from(pictures)
      .where(inArray(pictures.imagePath, imagePaths))
      .orderBy(pictures.imagePath)
      .for('update');
    const shownInWish = tx.select({ one: sql`1` }).from(wishes).where(eq(wishes.imagePath, pictures.imagePath));
    const shownInList = tx
      .select({ one: sql`1` })
      .from(registries)
      .where(or(eq(registries.imagePath, pictures.imagePath), eq(registries.thumbnailPath, pictures.thumbnailPath)));
    return tx
      .delete(pictures)
      .where(
        and(
          inArray(pictures.imagePath, imagePaths),
          inArray(pictures.bucket, OWNED_BUCKETS),
          notExists(shownInWish),
          notExists(shownInList),
        ),
      )
      .returning({ imagePath: pictures.imagePath, thumbnailPath: pictures.thumbnailPath });
  });
  const store = pictureStore(context);
  await Promise.all(removed.flatMap((row) => [store.remove(row.imagePath), store.remove(row.thumbnailPath)]));
  return removed.length;
}
