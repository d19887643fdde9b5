import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, not, type SQL, sum } from 'drizzle-orm';
import { LIMITS, THUMBNAIL_SIDE } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { BATCH, olderThan } from '../database/old-rows.ts';
import { pictures } from '../database/schema.ts';
import { invalid } from '../http/problem.ts';
import type { MadePicture } from './decoding/decode-elsewhere.ts';
import { diskStore, type PictureStore, picturesFolder } from './store.ts';

export interface PicturePaths {
  imagePath: string;
  thumbnailPath: string;
}

/** Buckets whose pictures belong to registries and wishes, and go with them. */
const OWNED_BUCKETS = ['item', 'list-header'];

export function pictureStore({ config }: Context): PictureStore {
  return diskStore(picturesFolder(config));
}

/** Stores a picture under a name that nobody can guess. */
export async function storePicture(
  context: Context,
  { image, thumbnail }: MadePicture,
  { bucket, userId }: { bucket: string; userId: number },
): Promise<PicturePaths> {
  const paths = pathsIn(bucket, randomBytes(16).toString('hex'));
  await putPicture(context, paths, { image, thumbnail });
  const bytes = image.length + thumbnail.length;
  await context.database.insert(pictures).values({ ...paths, bucket, userId, bytes });
  return paths;
}

/** @throws PICTURES_FULL (422) when the pictures that an account keeps take all the space that it has */
export async function refuseWhenFull({ database }: Context, userId: number): Promise<void> {
  const [kept] = await database
    .select({ bytes: sum(pictures.bytes).mapWith(Number) })
    .from(pictures)
    .where(eq(pictures.userId, userId));
  const most = LIMITS.pictureMegabytes;
  if ((kept?.bytes ?? 0) >= most * 1024 * 1024) throw invalid('file', `PICTURES_FULL:${most}`);
}

export async function putPicture(context: Context, paths: PicturePaths, picture: MadePicture): Promise<void> {
  const store = pictureStore(context);
  await store.put(paths.thumbnailPath, picture.thumbnail);
  await store.put(paths.imagePath, picture.image);
}

export function pathsIn(bucket: string, name: string): PicturePaths {
  return { imagePath: `${bucket}/${name}.webp`, thumbnailPath: `${bucket}/${name}-${THUMBNAIL_SIDE}.webp` };
}

/** WHERE for the pictures that something shows: pictures do not know what. */
type IsShown = (database: Database) => SQL;

/** A batch of pictures that were sent over a day ago and that nothing shows, by their paths. */
export async function findOldPictures(
  database: Database,
  { after, isShown }: { after: string; isShown: IsShown },
): Promise<string[]> {
  const found = await database
    .select({ path: pictures.imagePath })
    .from(pictures)
    .where(and(gt(pictures.imagePath, after), olderThan(pictures.createdAt, '1 day'), not(isShown(database))))
    .orderBy(pictures.imagePath)
    .limit(BATCH);
  return found.map(({ path }) => path);
}

/** Deletes those of these pictures that nothing shows any more. Returns how many that were. */
export async function removePictures(context: Context, imagePaths: string[], isShown: IsShown): Promise<number> {
  if (imagePaths.length === 0) return 0;
  const removed = await context.database.transaction(async (tx) => {
    // Locked first: whoever puts one of them into a registry at this moment waits, or is seen below.
    await tx
      .select({ path: pictures.imagePath })
      .from(pictures)
      .where(inArray(pictures.imagePath, imagePaths))
      .orderBy(pictures.imagePath)
      .for('update');
    const isOwned = and(inArray(pictures.imagePath, imagePaths), inArray(pictures.bucket, OWNED_BUCKETS));
    return tx
      .delete(pictures)
      .where(and(isOwned, not(isShown(tx))))
      .returning({ imagePath: pictures.imagePath, thumbnailPath: pictures.thumbnailPath });
  });
  const store = pictureStore(context);
  await Promise.all(removed.flatMap((row) => [store.remove(row.imagePath), store.remove(row.thumbnailPath)]));
  return removed.length;
}
