import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { pictures } from '../database/schema/pictures.ts';
import { registries } from '../database/schema/registries.ts';

/** WHERE for the pictures a registry shows, deleted or not: any, or one of those in `among`. */
export function isShownInRegistry(database: Database, among?: SQL): SQL {
  const shows = or(eq(registries.imagePath, pictures.imagePath), eq(registries.thumbnailPath, pictures.thumbnailPath));
  return exists(database.select({ one: sql`1` }).from(registries).where(and(among, shows)));
}
