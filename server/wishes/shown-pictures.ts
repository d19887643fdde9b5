import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { pictures } from '../database/schema/pictures.ts';
import { wishes } from '../database/schema/wishes.ts';

/** WHERE for the pictures a wish shows, deleted or not: any, or one of those in `among`. */
export function isShownInWish(database: Database, among?: SQL): SQL {
  return exists(
    database
      .select({ one: sql`1` })
      .from(wishes)
      .where(and(eq(wishes.imagePath, pictures.imagePath), among)),
  );
}
