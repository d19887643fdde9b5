import { or, type SQL } from 'drizzle-orm';
import { isShownInBlog } from '../blog/shown-pictures.ts';
import { isShownInCatalogue } from '../catalogue/shown-pictures.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { findOldPictures, removePictures } from '../pictures/remove-pictures.ts';
import { isForEver } from '../pictures/store/file-headers.ts';
import { isShownInRegistry } from '../registries/shown-pictures.ts';
import { isShownInWish } from '../wishes/shown-pictures.ts';

/** WHERE for the pictures shown by anything, including deleted things that may come back. */
export function isShown(database: Database): SQL {
  const shown = [isShownInWish, isShownInRegistry, isShownInBlog, isShownInCatalogue];
  return or(...shown.map((isShownIn) => isShownIn(database))) as SQL;
}

/** After their upload. */
const MOST_UNUSED = '7 days';

/** Removes pictures that are older and shown by nothing, with their files. Those that superusers named stay. */
export async function removeUnusedPictures(context: Context): Promise<void> {
  for (let last = ''; ; ) {
    const paths = await findOldPictures(context.database, { after: last, age: MOST_UNUSED, isShown });
    if (paths.length === 0) return;
    last = paths.at(-1) ?? '';
    await removePictures(context, paths.filter(isForEver), isShown);
  }
}
