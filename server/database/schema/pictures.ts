import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bigId, createdAt, instant } from './columns.ts';

export const pictures = pgTable(
  'pictures',
  {
    imagePath: text('image_path').primaryKey(),
    thumbnailPath: text('thumbnail_path').notNull().unique(),
    bucket: text('bucket').notNull(),
    /** Null for the covers that come with the product. */
    userId: bigId('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of both files. Unknown for pictures stored before sizes were recorded. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
    /** When the clean-up first found that nothing shows it; until then, its upload. Null while something shows it. */
    unusedSince: instant('unused_since').defaultNow(),
  },
  (table) => [index('pictures_user').on(table.userId)],
);

/**
 * Files in the store that belong to no picture: not yet, while being written, or no longer. What stays listed here is
 * removed.
 */
export const looseFiles = pgTable('loose_files', {
  path: text('path').primaryKey(),
  since: instant('since').notNull().defaultNow(),
});
