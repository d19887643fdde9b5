import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { pictures } from '../database/schema/pictures.ts';
import { wishes } from '../database/schema/wishes.ts';
import { invalid } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { inManagedRegistry, managedBy } from '../registries/access.ts';
import { isShownInRegistry } from '../registries/shown-pictures.ts';
import { isShownInWish } from './shown-pictures.ts';

interface PictureFields {
  image_path?: string | null | undefined;
  thumbnail_path?: string | null | undefined;
  img_path?: string | null | undefined;
}

/**
 * A registry (its cover) or wish may show a picture the user uploaded, one that is nobody's (our covers), or one that a
 * registry of the user's already shows. Not a stranger's: it would have to be kept for ever, even if its family deletes
 * everything. An image and a thumbnail given together must belong to one picture. It stands where both are known.
 * @throws UNKNOWN_PICTURE (422), the same as for a path that does not exist
 */
export async function refuseForeignPictures(
  tx: Database,
  user: SessionUser,
  { image_path, thumbnail_path, img_path }: PictureFields,
): Promise<void> {
  const images = [image_path, img_path].filter((path) => path != null);
  const thumbnails = [thumbnail_path].filter((path) => path != null);
  if (images.length + thumbnails.length === 0) return;
  const named = or(inArray(pictures.imagePath, images), inArray(pictures.thumbnailPath, thumbnails));
  const found = await tx
    .select({ image: pictures.imagePath, thumbnail: pictures.thumbnailPath })
    .from(pictures)
    .where(and(named, isUsable(tx, user)));
  const usable = new Set(found.flatMap(({ image, thumbnail }) => [image, thumbnail]));
  for (const [field, path] of Object.entries({ image_path, thumbnail_path, img_path })) {
    if (path != null && !usable.has(path)) throw invalid(field, 'UNKNOWN_PICTURE');
  }
  const isPair = found.some(({ image, thumbnail }) => image === image_path && thumbnail === thumbnail_path);
  if (image_path != null && thumbnail_path != null && !isPair) throw invalid('thumbnail_path', 'UNKNOWN_PICTURE');
}

function isUsable(tx: Database, user: SessionUser): SQL | undefined {
  return or(
    isNull(pictures.userId),
    eq(pictures.userId, user.id),
    isShownInRegistry(tx, managedBy(user)),
    isShownInWish(tx, inManagedRegistry(tx, wishes.registryId, user)),
  );
}
