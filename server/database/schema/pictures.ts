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
    /** Of both files. Nothing is known of those that were kept before it was counted. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('pictures_user').on(table.userId)],
);

/** Files in the store that are no picture's: not yet, while it is being written, or no more. What stays here goes. */
export const looseFiles = pgTable('loose_files', {
  path: text('path').primaryKey(),
  since: instant('since').notNull().defaultNow(),
});
