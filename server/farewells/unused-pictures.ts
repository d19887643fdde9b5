import { and, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { isShownInBlog } from '../blog/shown-pictures.ts';
import { isShownInCatalogue } from '../catalogue/shown-pictures.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
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
