import { eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { blogPictures } from '../database/schema/blog.ts';
import { pictures } from '../database/schema/pictures.ts';

/** WHERE for the pictures shown by blog articles. */
export function isShownInBlog(database: Database): SQL {
  return exists(
    database.select({ one: sql`1` }).from(blogPictures).where(eq(blogPictures.imagePath, pictures.imagePath)),
  );
}
