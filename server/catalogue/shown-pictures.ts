import { eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { articles } from '../database/schema/catalogue.ts';
import { pictures } from '../database/schema/pictures.ts';

/** WHERE for the pictures shown by the catalogue's articles, including vanished ones. */
export function isShownInCatalogue(database: Database): SQL {
  return exists(database.select({ one: sql`1` }).from(articles).where(eq(articles.imagePath, pictures.imagePath)));
}
