import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { LIMITS } from '#contract/limits.ts';
import { articles } from './catalogue.ts';
import { bigId, countedKey, createdAt, instant, randomKey } from './columns.ts';
import { pictures } from './pictures.ts';
import { registries } from './registries.ts';

export const categories = pgTable(
  'categories',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    order: integer('order').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('categories_in_registry').on(table.id, table.registryId),
    index('categories_registry').on(table.registryId, table.order),
    index('categories_gone').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    uniqueIndex('categories_label_unique')
      .on(table.registryId, sql`lower(${table.label})`)
      .where(sql`${table.deletedAt} is null`),
  ],
);

export const wishes = pgTable(
  'wishes',
  {
    id: randomKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    categoryId: bigId('category_id').notNull(),
    order: integer('order').notNull(),
    link: text('link'),
    affiliateLink: text('affiliate_link'),
    brand: text('brand'),
    title: text('title').notNull(),
    /** Cents of a euro; 0 means "no price". */
    priceCents: integer('price_cents').notNull().default(0),
    quantity: integer('quantity').notNull().default(1),
    isFavorite: boolean('is_favorite').notNull().default(false),
    description: text('description'),
    imagePath: text('img_path').references(() => pictures.imagePath, { onDelete: 'set null' }),
    /** The catalogue's article. */
    articleId: bigId('article_id').references(() => articles.id, { onDelete: 'set null' }),
    /** Its price that the parents know: when it was linked, or as they last took or left a new one. */
    knownPriceCents: integer('article_price_cents'),
    /** Kept by a trigger on bookings (migration 0002); the check below makes a double gift impossible. */
    bookingCount: integer('booking_count').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('wishes_in_registry').on(table.id, table.registryId),
    foreignKey({
      name: 'wishes_category_of_same_registry',
      columns: [table.categoryId, table.registryId],
      foreignColumns: [categories.id, categories.registryId],
    }).onDelete('cascade'),
    index('wishes_registry').on(table.registryId, table.order),
    index('wishes_category').on(table.categoryId),
    index('wishes_by_creation').on(table.createdAt, table.id),
    index('wishes_picture').on(table.imagePath),
    index('wishes_article').on(table.articleId).where(sql`${table.articleId} is not null`),
    index('wishes_gone').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('wishes_quantity', sql`${table.quantity} between 1 and ${sql.raw(`${LIMITS.quantityMax}`)}`),
    check('wishes_price', sql`${table.priceCents} between 0 and ${sql.raw(`${100 * LIMITS.priceMax}`)}`),
    check('wishes_booked_at_most_quantity', sql`${table.bookingCount} between 0 and ${table.quantity}`),
    check('wishes_link_scheme', sql`${table.link} is null or ${table.link} ~* '^https?://'`),
  ],
);

/** Runs that update the affiliate links of all wishes; at most one is unfinished. */
export const affiliateUpdates = pgTable(
  'affiliate_updates',
  {
    id: countedKey(),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    /** True, then null: the unique index allows only one that is unfinished. */
    isOpen: boolean('is_open').default(true),
    /** Wishes up to this id are done. */
    afterId: bigId('after_id').notNull().default(0),
    /** Identifies the rules and credentials it began with; null before. */
    rules: text('rules'),
    /** How many wishes there were at the start; null until counted. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** Raised when a run is requested again: jobs with a lower number stop. */
    turn: integer('turn').notNull().default(1),
  },
  (table) => [
    unique('affiliate_updates_one_open').on(table.isOpen),
    check('affiliate_updates_open', sql`(${table.finishedAt} is null) = (${table.isOpen} is not null)`),
  ],
);

/** Runs that link wishes to catalogue articles; at most one is unfinished. */
export const articleLinkings = pgTable(
  'article_linkings',
  {
    id: countedKey(),
    /** True, then null: the unique index allows only one that is unfinished. */
    isOpen: boolean('is_open').default(true),
    /** Wishes up to this id are done. */
    afterId: bigId('after_id').notNull().default(0),
    done: integer('done').notNull().default(0),
    linked: integer('linked').notNull().default(0),
    /** Raised when a run is requested again: jobs with a lower number stop. */
    turn: integer('turn').notNull().default(1),
  },
  (table) => [unique('article_linkings_one_open').on(table.isOpen)],
);
