import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { blogArticle } from '#contract/blog.ts';
import { instant } from './columns.ts';
import { pictures } from './pictures.ts';

/** The blog's articles as last read, by their feed's address. */
export const blogFeeds = pgTable('blog_feeds', {
  url: text('url').primaryKey(),
  articles: jsonb('articles').$type<z.output<typeof blogArticle>[]>().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Our pictures of the blog's articles, by their address on the blog. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    source: text('source').primaryKey(),
    imagePath: text('image_path')
      .notNull()
      .references(() => pictures.imagePath, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_pictures_image').on(table.imagePath)],
);
