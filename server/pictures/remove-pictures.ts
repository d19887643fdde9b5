import { and, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { BATCH, olderThan } from '../database/old-rows.ts';
import { looseFiles, pictures } from '../database/schema/pictures.ts';
import { invalid, problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { filesOf, type PicturePaths } from './picture-paths.ts';
import { atMostBriefly } from './store/at-most-briefly.ts';
import { pictureStore } from './store/open-store.ts';

/** Buckets whose pictures go with what shows them. Pictures in other buckets stay until they are deleted. */
const OWNED_BUCKETS = ['item', 'list-header', 'blog'];

/** Files the store removes at once. */
const AT_ONCE = 10;

/** WHERE for the pictures something shows: pictures themselves do not know. */
export type IsShown = (database: Database) => SQL;

/** What shows a picture, which features above know. */
interface Uses {
  isShown: IsShown;
  /** Locks it, before the picture at this path is: whoever puts a picture somewhere does so in that order. */
  lockWhereShown: (tx: Database, path: string) => Promise<void>;
}

/** Notes since when nothing shows a picture, as far as a nightly look can tell, and which ones are shown again. */
export async function noteUse(database: Database, isShown: IsShown): Promise<void> {
  const { bucket, unusedSince } = pictures;
  const note = async (since: SQL | null, where: SQL | undefined) => {
    const noteBatch = (paths: string[]) =>
      database
        .update(pictures)
        .set({ unusedSince: since })
        .where(and(inArray(pictures.imagePath, paths), where));
    await inBatches(database, where, noteBatch);
  };
  await note(null, and(isNotNull(unusedSince), isShown(database)));
  await note(sql`now()`, and(isNull(unusedSince), inArray(bucket, OWNED_BUCKETS), not(isShown(database))));
}

/**
 * Goes through the pictures that nothing has shown for so long, by their paths.
 * @param age a PostgreSQL interval: `7 days`
 */
export function eachUnused(
  database: Database,
  age: string,
  treat: (imagePaths: string[]) => Promise<unknown>,
): Promise<void> {
  return inBatches(database, olderThan(pictures.unusedSince, age), treat);
}

/** Pictures one batch after the other, so that nobody waits long for one of them. */
async function inBatches(
  database: Database,
  where: SQL | undefined,
  treat: (imagePaths: string[]) => Promise<unknown>,
): Promise<void> {
  for (let after = ''; ; ) {
    const found = await database
      .select({ path: pictures.imagePath })
      .from(pictures)
      .where(and(gt(pictures.imagePath, after), where))
      .orderBy(pictures.imagePath)
      .limit(BATCH);
    if (found.length === 0) return;
    const paths = found.map(({ path }) => path);
    after = paths.at(-1) ?? '';
    await treat(paths);
  }
}

/** Deletes those of these pictures nothing shows any more; returns their number. */
export async function removePictures(context: Context, imagePaths: string[], isShown: IsShown): Promise<number> {
  if (imagePaths.length === 0) return 0;
  const removed = await context.database.transaction(async (tx) => {
    // Locked first: anyone putting one of them into a registry right now either waits or is seen below.
    await tx
      .select({ path: pictures.imagePath })
      .from(pictures)
      .where(inArray(pictures.imagePath, imagePaths))
      .orderBy(pictures.imagePath)
      .for('update');
    const isOwned = and(inArray(pictures.imagePath, imagePaths), inArray(pictures.bucket, OWNED_BUCKETS));
    return deletePictures(tx, and(isOwned, not(isShown(tx))));
  });
  await removeLooseFiles(context, removed.flatMap(filesOf));
  return removed.length;
}

/**
 * Deletes the picture at this path, for its uploader or for a superuser, who may also delete one in use.
 * @throws NOT_FOUND; PICTURE_IN_USE (422)
 */
export async function deletePicture(
  context: Context,
  { path, user }: { path: string; user: SessionUser },
  { isShown, lockWhereShown }: Uses,
): Promise<PicturePaths> {
  const isNamed = or(eq(pictures.imagePath, path), eq(pictures.thumbnailPath, path));
  const isTheirs = and(isNamed, user.isSuperuser ? undefined : eq(pictures.userId, user.id));
  const deleted = await context.database.transaction(async (tx) => {
    if (user.isSuperuser) await lockWhereShown(tx, path);
    const [found] = await tx.select({ imagePath: pictures.imagePath }).from(pictures).where(isTheirs).for('update');
    if (!found) throw problem('NOT_FOUND');
    const removed = await deletePictures(tx, and(isNamed, user.isSuperuser ? undefined : not(isShown(tx))));
    if (removed.length === 0) throw invalid('params.object_name', 'PICTURE_IN_USE');
    return removed;
  });
  await atMostBriefly(removeLooseFiles(context, deleted.flatMap(filesOf)));
  return deleted[0] as PicturePaths;
}

/** The rows go at once; their files are queued for removal, however long the store is down. */
async function deletePictures(tx: Database, where: SQL | undefined): Promise<PicturePaths[]> {
  const removed = await tx
    .delete(pictures)
    .where(where)
    .returning({ imagePath: pictures.imagePath, thumbnailPath: pictures.thumbnailPath });
  const files = removed.flatMap(filesOf).map((path) => ({ path }));
  if (files.length > 0) await tx.insert(looseFiles).values(files).onConflictDoNothing();
  return removed;
}

/** Removes files queued for removal from the store. Failures are retried by the nightly clean-up. */
async function removeLooseFiles(context: Context, paths: string[]): Promise<void> {
  const store = pictureStore(context);
  for (let done = 0; done < paths.length; done += AT_ONCE) {
    const some = paths.slice(done, done + AT_ONCE);
    const outcomes = await Promise.allSettled(some.map((path) => store.remove(path)));
    const gone = some.filter((_path, index) => outcomes[index]?.status === 'fulfilled');
    if (gone.length > 0) await context.database.delete(looseFiles).where(inArray(looseFiles.path, gone));
  }
}

/** What a process that died was writing or removing, or what the store failed to remove. */
export async function removeOldLooseFiles(context: Context): Promise<void> {
  for (let after = ''; ; ) {
    const found = await context.database
      .select({ path: looseFiles.path })
      .from(looseFiles)
      .where(and(gt(looseFiles.path, after), olderThan(looseFiles.since, '1 hour')))
      .orderBy(looseFiles.path)
      .limit(BATCH);
    if (found.length === 0) return;
    after = found.at(-1)?.path ?? '';
    await removeLooseFiles(
      context,
      found.map(({ path }) => path),
    );
  }
}
