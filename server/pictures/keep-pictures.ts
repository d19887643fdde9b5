import { eq, inArray, sum } from 'drizzle-orm';
import { PICTURE_FILES } from '#contract/everywhere/picture-names.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { looseFiles, pictures } from '../database/schema/pictures.ts';
import { invalid, problem } from '../http/problem.ts';
import type { MadePicture } from './decoding/start-decoding-process.ts';
import { filesOf, newName, type PicturePaths, pathOf, pathsIn } from './picture-paths.ts';
import { atMostBriefly } from './store/at-most-briefly.ts';
import { isForEver } from './store/file-headers.ts';
import { pictureStore } from './store/open-store.ts';

/** Whose a picture is, and which bucket it goes to. */
export interface PictureDestination {
  bucket: string;
  /** Null: everybody's. */
  userId: number | null;
}

/**
 * Stores a picture under an unguessable name: its files and its row, or neither.
 * @throws SERVICE_UNAVAILABLE when the store does not accept it
 */
export async function storePicture(
  context: Context,
  picture: MadePicture,
  destination: PictureDestination,
): Promise<PicturePaths> {
  const paths = pathsIn(destination.bucket, newName(picture.files.get('.webp') as Buffer, picture));
  await putNew(context, paths, { picture, destination });
  return paths;
}

/**
 * Stores a picture under a chosen name, replacing any picture of that name.
 * @throws INVALID_VALUE (422) for names reserved for our own files; SERVICE_UNAVAILABLE
 */
export async function storeNamedPicture(
  context: Context,
  picture: MadePicture,
  { name, ...destination }: PictureDestination & { name: string },
): Promise<PicturePaths> {
  const paths = pathsIn(destination.bucket, name);
  const isOurs =
    isForEver(paths.imagePath) || PICTURE_FILES.some((file) => `${name}.webp`.endsWith(file) && file !== '.webp');
  if (isOurs) throw invalid('params.object_name', 'INVALID_VALUE');
  const isNamed = eq(pictures.imagePath, paths.imagePath);
  const isReplaced = await context.database.transaction(async (tx) => {
    // This locks its row: if two arrive at once, the second waits for the first.
    const replaced = await tx
      .update(pictures)
      .set({ bytes: bytesOf(picture) })
      .where(isNamed)
      .returning();
    if (replaced.length > 0) await putInstead(context, paths, picture);
    return replaced.length > 0;
  });
  if (!isReplaced) await putNew(context, paths, { picture, destination });
  return paths;
}

/** Replaces all files of a picture; if the store fails, the old ones are put back. */
async function putInstead(context: Context, paths: PicturePaths, picture: MadePicture): Promise<void> {
  const store = pictureStore(context);
  const before = await Promise.all(filesOf(paths).map(async (path) => ({ path, bytes: await store.read(path) })));
  try {
    await putPicture(context, paths, picture);
  } catch (error) {
    await Promise.allSettled(before.map(({ path, bytes }) => (bytes ? store.put(path, bytes) : store.remove(path))));
    throw error;
  }
}

/** The files and the row, or neither. */
async function putNew(
  context: Context,
  paths: PicturePaths,
  { picture, destination }: { picture: MadePicture; destination: PictureDestination },
): Promise<void> {
  const { database } = context;
  const files = filesOf(paths);
  // Recorded first, so that a process that dies leaves no unknown files.
  await database.insert(looseFiles).values(files.map((path) => ({ path })));
  try {
    await putPicture(context, paths, picture);
    await database.transaction(async (tx) => {
      const noted = await tx.delete(looseFiles).where(inArray(looseFiles.path, files)).returning();
      if (noted.length < files.length) throw problem('SERVICE_UNAVAILABLE', [], 5);
      await tx.insert(pictures).values({ ...paths, ...destination, bytes: bytesOf(picture) });
    });
  } catch (error) {
    // They stay recorded: an upload under way may still arrive, and is removed at night.
    await atMostBriefly(Promise.allSettled(files.map((path) => pictureStore(context).remove(path))));
    throw error;
  }
}

function bytesOf({ files }: MadePicture): number {
  return files.values().reduce((bytes, { length }) => bytes + length, 0);
}

/** @throws PICTURES_FULL (422) when an account's pictures would exceed its space */
export async function refuseWhenFull({ database }: Context, userId: number): Promise<void> {
  const [kept] = await database
    .select({ bytes: sum(pictures.bytes).mapWith(Number) })
    .from(pictures)
    .where(eq(pictures.userId, userId));
  const most = LIMITS.pictureMegabytes;
  if ((kept?.bytes ?? 0) >= most * 1024 * 1024) throw invalid('file', `PICTURES_FULL:${most}`);
}

/** Stores all files of a picture. Waits for all of them, so that none arrives after the clean-up when one fails. */
export async function putPicture(
  context: Context,
  paths: PicturePaths,
  { files }: Pick<MadePicture, 'files'>,
): Promise<void> {
  const store = pictureStore(context);
  const put = [...files].map(([file, bytes]) => store.put(pathOf(paths, file), bytes));
  const failed = (await Promise.allSettled(put)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
