import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { isShownInBlog } from '../blog/shown-pictures.ts';
import { isShownInCatalogue } from '../catalogue/shown-pictures.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { pictures } from '../database/schema/pictures.ts';
import { registries } from '../database/schema/registries.ts';
import { wishes } from '../database/schema/wishes.ts';
import { eachUnused, noteUse, removePictures } from '../pictures/remove-pictures.ts';
import { isForEver } from '../pictures/store/file-headers.ts';
import { isShownInRegistry } from '../registries/shown-pictures.ts';
import { isShownInWish } from '../wishes/shown-pictures.ts';

/** WHERE for the pictures shown by anything, including deleted things that may come back. */
export function isShown(database: Database): SQL {
  const shown = [isShownInWish, isShownInRegistry, isShownInBlog, isShownInCatalogue];
  return or(...shown.map((isShownIn) => isShownIn(database))) as SQL;
}

/** Locks the registries that show the picture at this path, as whoever changes anything on them does. */
export async function lockWhereShown(tx: Database, path: string): Promise<void> {
  const isNamed = or(eq(pictures.imagePath, path), eq(pictures.thumbnailPath, path));
  const showing = (shows: SQL) =>
    tx.select({ id: registries.id }).from(registries).innerJoin(pictures, shows).where(isNamed);
  const inWishes = tx
    .select({ id: wishes.registryId })
    .from(wishes)
    .innerJoin(pictures, eq(pictures.imagePath, wishes.imagePath))
    .where(isNamed);
  const all = showing(eq(pictures.imagePath, registries.imagePath))
    .union(showing(eq(pictures.thumbnailPath, registries.thumbnailPath)))
    .union(inWishes);
  await tx
    .select({ id: registries.id })
    .from(registries)
    .where(inArray(registries.id, all))
    .orderBy(registries.id)
    .for('no key update');
}

/** WHERE for the pictures shown by something that is not deleted. */
function isShownNow(database: Database): SQL {
  const isKept = isNull(registries.deletedAt);
  const kept = database.select({ id: registries.id }).from(registries).where(isKept);
  return or(
    isShownInWish(database, and(isNull(wishes.deletedAt), inArray(wishes.registryId, kept))),
    isShownInRegistry(database, isKept),
    isShownInBlog(database),
    isShownInCatalogue(database),
  ) as SQL;
}

const MOST_UNUSED = '7 days';

/** Removes pictures that nothing has shown for so long, with their files. Those that superusers named stay. */
export async function removeUnusedPictures(context: Context): Promise<void> {
  const { database } = context;
  await noteUse(database, isShownNow);
  await eachUnused(database, MOST_UNUSED, (paths) => removePictures(context, paths.filter(isForEver), isShown));
}
