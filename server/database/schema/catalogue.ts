import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ARTICLE_CATEGORIES, IMPORT_FAILURES, type RefusalReason } from '#contract/shops/articles.ts';
import { bigId, countedKey, createdAt, instant } from './columns.ts';
import { pictures } from './pictures.ts';

/** Where articles come from, by the name given to its imports. */
export const catalogueFeeds = pgTable('catalogue_feeds', {
  id: countedKey(),
  name: text('name').notNull().unique(),
  /** Whether words and counts say what its last import changed (`countArticles`). */
  isCounted: boolean('is_counted').notNull().default(false),
});

/**
 * What shops sell, according to their feeds. Ids are random, so that their order mixes shops and the sizes of one
 * product.
 */
export const articles = pgTable(
  'articles',
  {
    id: bigId('id').primaryKey().default(sql`floor(random() * 9007199254740991 + 1)`),
    feedId: bigId('feed_id')
      .notNull()
      .references(() => catalogueFeeds.id, { onDelete: 'cascade' }),
    /** What identifies it within its feed. */
    itemKey: text('item_key').notNull(),
    /** Fourteen digits. */
    ean: text('ean'),
    title: text('title').notNull(),
    brand: text('brand'),
    description: text('description'),
    /** Cents of a euro; 0 means "no price", or one in another currency. */
    priceCents: integer('price_cents').notNull(),
    link: text('link').notNull(),
    /** The link in the form links are compared in (affiliate/addresses/canonical-link.ts). */
    linkKey: text('link_key').notNull(),
    /** The shop's picture; `imagePath` is ours, once somebody has looked at the article (`articlePictures`). */
    imageUrl: text('image_url'),
    imagePath: text('img_path').references(() => pictures.imagePath, { onDelete: 'set null' }),
    shop: text('shop').notNull(),
    category: text('category', { enum: ARTICLE_CATEGORIES }).notNull(),
    /** The shop's own category. */
    shopCategory: text('shop_category'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Since when it is missing from its feed. */
    vanishedAt: instant('vanished_at'),
    /** The words it is found by. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_words(title || ' ' || coalesce(brand, '') || ' ' || shop || ' ' || coalesce(shop_category, ''))`,
    ),
  },
  (table) => {
    const isShown = sql`${table.vanishedAt} is null`;
    return [
      unique('articles_in_feed').on(table.feedId, table.itemKey),
      index('articles_ean').on(table.ean).where(sql`${table.ean} is not null`),
      // Hashed, because links exceed a B-tree's limit.
      index('articles_link').using('hash', table.linkKey),
      index('articles_shown').on(table.id).where(isShown),
      index('articles_category').on(table.category, table.id).where(isShown),
      index('articles_shop').on(table.shop, table.id).where(isShown),
      index('articles_price').on(table.priceCents, table.id).where(isShown),
      index('articles_category_price').on(table.category, table.priceCents, table.id).where(isShown),
      index('articles_search').using('gin', sql`search_terms(${table.searchText})`).where(isShown),
      index('articles_picture').on(table.imagePath).where(sql`${table.imagePath} is not null`),
      index('articles_pictured').using('hash', table.imageUrl).where(sql`${table.imagePath} is not null`),
      index('articles_vanished').on(table.vanishedAt).where(sql`${table.vanishedAt} is not null`),
      check('articles_ean_digits', sql`${table.ean} ~ '^[0-9]{14}$'`),
      check('articles_price', sql`${table.priceCents} >= 0`),
      check('articles_link_scheme', sql`${table.link} ~* '^https?://'`),
    ];
  },
);

/** The shops' pictures of articles still to be copied into our store, and those that could not be had. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    articleId: bigId('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    imageUrl: text('image_url').notNull(),
    /** The picture's host, with its port. */
    host: text('host').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The code of the last failure. */
    reason: text('reason'),
    /** Null once it is given up. */
    nextTryAt: instant('next_try_at').defaultNow(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    index('article_pictures_next').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('article_pictures_given_up').on(table.since).where(sql`${table.nextTryAt} is null`),
    index('article_pictures_host').on(table.host),
  ],
);

/** How many articles there are, by shop and category; counted after each import. */
export const articleCounts = pgTable(
  'article_counts',
  {
    shop: text('shop').notNull(),
    category: text('category', { enum: ARTICLE_CATEGORIES }).notNull(),
    articles: integer('articles').notNull(),
  },
  (table) => [
    unique('article_counts_each').on(table.category, table.shop),
    index('article_counts_shop').on(table.shop),
  ],
);

/** Every word articles are found by, and how often: word parts and typos are resolved to whole words. */
export const articleWords = pgTable('article_words', {
  word: text('word').primaryKey(),
  articleCount: integer('articles').notNull(),
});

/** Each reading of a feed, and its outcome. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: countedKey(),
    feed: text('feed').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed', 'stopped'] })
      .notNull()
      .default('running'),
    /** Why it failed: a code (contract/catalogue.ts), with its details. */
    reason: text('reason', { enum: IMPORT_FAILURES }),
    details: text('details'),
    startedAt: instant('started_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    rowsRead: integer('rows_read').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    vanished: integer('vanished').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** The first refused lines. */
    refusals: jsonb('refusals').$type<{ line: number; reason: RefusalReason }[]>().notNull().default([]),
  },
  (table) => [
    index('catalogue_imports_feed').on(table.feed, table.startedAt),
    index('catalogue_imports_age').on(table.startedAt),
  ],
);
