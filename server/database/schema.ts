import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { NETWORKS } from '#contract/affiliate.ts';
import { ARTICLE_CATEGORIES, IMPORT_FAILURES, type RefusalReason } from '#contract/articles.ts';
import type { blogArticle } from '#contract/blog.ts';
import { LIMITS } from '#contract/limits.ts';
import { randomId } from './random-id.ts';

/**
 * The tables. What must be true is said here, by keys and checks; the trigger that counts bookings is in migrations/
 * (0002), and so are the functions of the search (0003, 0010 to 0012). What is deleted (`deletedAt`) goes for good
 * later (old-rows.ts).
 */

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

const bigId = (name: string) => bigint(name, { mode: 'number' });
const randomKey = () => bigId('id').primaryKey().$defaultFn(randomId);
const countedKey = () => bigId('id').primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: randomKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Null while nobody has chosen one that counts: whoever opens the activation mail does. */
    passwordHash: text('password_hash'),
    isSuperuser: boolean('is_superuser').notNull().default(false),
    language: text('language', { enum: ['fr', 'en', 'de'] }).notNull(),
    /** Sessions hold it; a new password or address raises it, which ends the earlier ones. */
    sessionVersion: integer('session_version').notNull().default(1),
    activatedAt: instant('activated_at'),
    /** A superuser closed it, with a reason that the person was told: nobody logs in. */
    deactivatedAt: instant('deactivated_at'),
    deactivationReason: text('deactivation_reason'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_age').on(table.createdAt, table.id),
    index('users_gone').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check(
      'users_deactivated_with_reason',
      sql`(${table.deactivatedAt} is null) = (${table.deactivationReason} is null)`,
    ),
    check('users_active_with_password', sql`${table.activatedAt} is null or ${table.passwordHash} is not null`),
  ],
);

/** Logins, until they end. One of an older version of its account has ended. */
export const sessions = pgTable(
  'sessions',
  {
    id: randomKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** What the client says it is; null where it says nothing that we know. */
    browser: text('browser'),
    system: text('system'),
    /** From where it was opened, as a keyed hash of account and address. */
    clientHash: bytea('client_hash').notNull(),
    createdAt: createdAt(),
    /** Exact to the hour. */
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.usedAt),
    index('sessions_idle').on(table.usedAt),
    index('sessions_age').on(table.createdAt),
  ],
);

/** New addresses of accounts: each waits for its confirmation, and stays a week after it for the mail to the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: countedKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Of the token in the mail to the new address; null until that is written. */
    tokenHash: bytea('token_hash').unique('email_changes_token_unique'),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    uniqueIndex('email_changes_one_waiting').on(table.userId).where(sql`${table.confirmedAt} is null`),
  ],
);

/** Tokens sent by mail, one use each; only their hash is kept. */
export const tokens = pgTable(
  'tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activation', 'password-reset'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tokens_user').on(table.userId, table.purpose), index('tokens_end').on(table.expiresAt)],
);

/** Where accounts' owners were, as a keyed hash of account and address: there guesses of others do not slow them down. */
export const knownClients = pgTable(
  'known_places',
  {
    hash: bytea('hash').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [index('known_places_user').on(table.userId), index('known_places_age').on(table.usedAt)],
);

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

/** The blog's articles as they were read last, by the address of their feed. */
export const blogFeeds = pgTable('blog_feeds', {
  url: text('url').primaryKey(),
  articles: jsonb('articles').$type<z.output<typeof blogArticle>[]>().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** Our pictures of the blog's articles, by where the blog has them. */
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

/** Files in the store that are no picture's: not yet, while it is being written, or no more. What stays here goes. */
export const looseFiles = pgTable('loose_files', {
  path: text('path').primaryKey(),
  since: instant('since').notNull().defaultNow(),
});

export const registries = pgTable(
  'birth_registries',
  {
    id: randomKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id),
    /** Who manages the registry beside its owner, by an invitation; counts while the feature is on. */
    secondOwnerId: bigId('second_owner_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    type: text('type', { enum: ['BIRTH'] })
      .notNull()
      .default('BIRTH'),
    description: text('description'),
    isPrivate: boolean('is_private').notNull().default(false),
    imagePath: text('image_path').references(() => pictures.imagePath, { onDelete: 'set null' }),
    thumbnailPath: text('thumbnail_path').references(() => pictures.thumbnailPath, { onDelete: 'set null' }),
    addressOwner: text('address_owner').notNull(),
    addressFirstLine: text('address_first_line').notNull(),
    addressSecondLine: text('address_second_line'),
    addressCity: text('address_city').notNull(),
    addressZipCode: text('address_zip_code').notNull(),
    addressRegion: text('address_region'),
    addressCountry: text('address_country', { enum: ['FR', 'BE', 'LU'] }).notNull(),
    addressIsPrivate: boolean('address_is_private').notNull().default(true),
    eventDate: date('event_date', { mode: 'string' }).notNull(),
    eventDateIsPrivate: boolean('event_date_is_private').notNull().default(false),
    cashPool: boolean('cash_pool').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** The words by which it is found; kept by triggers (migration registry-search). */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('birth_registries_owner').on(table.userId, table.createdAt),
    // Of a superuser's listing of all registries, one for each of its orders (registries/sorted-registries.ts).
    index('birth_registries_by_creation').on(table.createdAt, table.id),
    index('birth_registries_by_title').on(sql`left(search_words(${table.title}), 80)`, table.id),
    index('birth_registries_by_event_date').on(table.eventDate, table.id),
    index('birth_registries_by_address_owner').on(sql`left(search_words(${table.addressOwner}), 80)`, table.id),
    index('birth_registries_by_privacy').on(table.isPrivate, table.id),
    index('birth_registries_second_owner')
      .on(table.secondOwnerId, table.createdAt)
      .where(sql`${table.secondOwnerId} is not null`),
    index('birth_registries_gone').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('birth_registries_two_owners', sql`${table.secondOwnerId} <> ${table.userId}`),
    index('birth_registries_picture').on(table.imagePath),
    index('birth_registries_thumbnail').on(table.thumbnailPath),
    index('birth_registries_search')
      .using('gin', sql`search_terms(${table.searchText})`)
      .where(sql`${table.deletedAt} is null and not ${table.isPrivate}`),
    index('birth_registries_found')
      .on(table.createdAt)
      .where(sql`${table.deletedAt} is null and not ${table.isPrivate}`),
  ],
);

/** Who was asked by mail to manage a registry beside its owner. A registry has one open invitation at most. */
export const secondOwnerInvitations = pgTable(
  'second_owner_invitations',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    invitedBy: bigId('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was accepted or withdrawn; null while it is open. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('second_owner_invitations_registry').on(table.registryId),
    index('second_owner_invitations_email').on(sql`lower(${table.email})`),
    index('second_owner_invitations_inviter').on(table.invitedBy, table.createdAt),
    uniqueIndex('second_owner_invitations_open').on(table.registryId).where(sql`${table.closedAt} is null`),
  ],
);

/** What opens an invitation; a mail that is rendered again gets a token of its own. */
export const secondOwnerTokens = pgTable(
  'second_owner_tokens',
  {
    hash: bytea('hash').primaryKey(),
    invitationId: bigId('invitation_id')
      .notNull()
      .references(() => secondOwnerInvitations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('second_owner_tokens_invitation').on(table.invitationId)],
);

/**
 * Every word by which some registry is found, so that the beginning of a word and a typo lead to whole words (migration
 * search-words). Words come by a trigger; how many registries have each is counted every night.
 */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  registryCount: integer('lists').notNull().default(1),
});

export const babies = pgTable(
  'babies',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    firstName: text('firstname').notNull().default(''),
    firstNameIsPrivate: boolean('firstname_is_private').notNull().default(false),
    gender: text('gender', { enum: ['M', 'F', 'NA'] })
      .notNull()
      .default('NA'),
    genderIsPrivate: boolean('gender_is_private').notNull().default(false),
  },
  (table) => [index('babies_registry').on(table.registryId)],
);

export const shortLinks = pgTable(
  'short_links',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The last day on which it works; null never expires. */
    expirationDate: date('expiration_date', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [index('short_links_registry').on(table.registryId)],
);

/**
 * Every name that a short link has or had, in lower case. An old name redirects while its link exists and stays with
 * its registry for ever; the names of a registry that is really gone are free a year after its deletion.
 */
export const shortLinkNames = pgTable(
  'short_link_names',
  {
    name: text('name').primaryKey(),
    registryId: bigId('birthregistry_id').references(() => registries.id, { onDelete: 'set null' }),
    shortLinkId: bigId('short_link_id').references(() => shortLinks.id, { onDelete: 'set null' }),
    freeAt: instant('free_at'),
  },
  (table) => [
    index('short_link_names_registry').on(table.registryId),
    index('short_link_names_link').on(table.shortLinkId),
    index('short_link_names_free').on(table.freeAt).where(sql`${table.freeAt} is not null`),
    check('short_link_names_lower', sql`${table.name} = lower(${table.name})`),
    check('short_link_names_not_an_id', sql`${table.name} ~ '^[a-z0-9_-]+$' and ${table.name} !~ '^[0-9]+$'`),
  ],
);

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
    /** The catalogue's article that it is, and what that cost when it was added. */
    articleId: bigId('article_id').references(() => articles.id, { onDelete: 'set null' }),
    articlePriceCents: integer('article_price_cents'),
    /** Kept by a trigger on bookings; the check below is what makes a double gift impossible. */
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

/** Through which network links to a shop lead; made from the known shops, then a superuser's. */
export const affiliateRules = pgTable(
  'affiliate_rules',
  {
    id: countedKey(),
    domain: text('domain').notNull(),
    network: text('network', { enum: NETWORKS }).notNull(),
    /** Null: the network's own. */
    template: text('template'),
    merchantId: text('merchant_id'),
    /** A promotion's or a material's, where the network wants one. */
    extraId: text('extra_id'),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [
    unique('affiliate_rules_domain_unique').on(table.domain),
    check('affiliate_rules_domain_lower', sql`${table.domain} = lower(${table.domain})`),
  ],
);

/** Runs that bring the affiliate links of all wishes up to date; one at a time is not finished. */
export const affiliateUpdates = pgTable(
  'affiliate_updates',
  {
    id: countedKey(),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    /** True, then null: only one is not finished. */
    isOpen: boolean('is_open').default(true),
    /** Wishes up to this id are done. */
    afterId: bigId('after_id').notNull().default(0),
    /** How many wishes there were when it began; null until they are counted. */
    total: integer('total'),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** Raised when it is asked for again: jobs of an earlier turn end. */
    turn: integer('turn').notNull().default(1),
  },
  (table) => [
    unique('affiliate_updates_one_open').on(table.isOpen),
    check('affiliate_updates_open', sql`(${table.finishedAt} is null) = (${table.isOpen} is not null)`),
  ],
);

/** Where articles come from, by the name that its imports are given. */
export const catalogueFeeds = pgTable('catalogue_feeds', {
  id: countedKey(),
  name: text('name').notNull().unique(),
});

/** What shops sell, as their feeds say it. Ids are drawn at random, so that their order mixes shops and sizes of one thing. */
export const articles = pgTable(
  'articles',
  {
    id: bigId('id').primaryKey().default(sql`floor(random() * 9007199254740991 + 1)`),
    feedId: bigId('feed_id')
      .notNull()
      .references(() => catalogueFeeds.id, { onDelete: 'cascade' }),
    /** What tells it from the others of its feed. */
    itemKey: text('item_key').notNull(),
    /** Fourteen digits. */
    ean: text('ean'),
    title: text('title').notNull(),
    brand: text('brand'),
    description: text('description'),
    /** Cents of a euro; 0 means "no price", or one in another currency. */
    priceCents: integer('price_cents').notNull(),
    link: text('link').notNull(),
    /** The link as links are compared (affiliate/canonical-url.ts). */
    linkKey: text('link_key').notNull(),
    /** The shop's picture; `imagePath` is ours, once somebody has looked at the article (`articlePictures`). */
    imageUrl: text('image_url'),
    imagePath: text('img_path').references(() => pictures.imagePath, { onDelete: 'set null' }),
    shop: text('shop').notNull(),
    category: text('category', { enum: ARTICLE_CATEGORIES }).notNull(),
    /** As the shop sorts it. */
    shopCategory: text('shop_category'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When its feed no longer had it. */
    vanishedAt: instant('vanished_at'),
    /** The words by which it is found. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_words(title || ' ' || coalesce(brand, '') || ' ' || shop || ' ' || coalesce(shop_category, ''))`,
    ),
  },
  (table) => {
    const isShown = sql`${table.vanishedAt} is null`;
    return [
      unique('articles_in_feed').on(table.feedId, table.itemKey),
      index('articles_ean').on(table.ean).where(sql`${table.ean} is not null`),
      // Links are longer than a B-tree takes.
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

/** The shops' pictures of articles that are to come into our store, and those that could not be had. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    articleId: bigId('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    imageUrl: text('image_url').notNull(),
    /** Of the picture, with its port. */
    host: text('host').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed: a code. */
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

/** How many articles there are, by shop and category: counted after each import. */
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

/** Every word by which some article is found, and by how many: parts of words and typos lead to whole words. */
export const articleWords = pgTable('article_words', {
  word: text('word').primaryKey(),
  articleCount: integer('articles').notNull(),
});

/** Runs that link wishes to the articles that they are; one at a time is not finished. */
export const articleLinkings = pgTable(
  'article_linkings',
  {
    id: countedKey(),
    /** True, then null: only one is not finished. */
    isOpen: boolean('is_open').default(true),
    /** Wishes up to this id are done. */
    afterId: bigId('after_id').notNull().default(0),
    done: integer('done').notNull().default(0),
    linked: integer('linked').notNull().default(0),
    /** Raised when it is asked for again: jobs of an earlier turn end. */
    turn: integer('turn').notNull().default(1),
  },
  (table) => [unique('article_linkings_one_open').on(table.isOpen)],
);

/** Each reading of a feed, and what came of it. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: countedKey(),
    feed: text('feed').notNull(),
    state: text('state', { enum: ['running', 'done', 'failed', 'stopped'] })
      .notNull()
      .default('running'),
    /** Why it failed; a code (contract/catalogue.ts), with what there is to say of it. */
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
    /** The first of them. */
    refusals: jsonb('refusals').$type<{ line: number; reason: RefusalReason }[]>().notNull().default([]),
  },
  (table) => [
    index('catalogue_imports_feed').on(table.feed, table.startedAt),
    index('catalogue_imports_age').on(table.startedAt),
  ],
);

/** One press on "Réserver": what the summary mail and the giver's page are about. */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    id: countedKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    language: text('language', { enum: ['fr', 'en', 'de'] }).notNull(),
    createdAt: createdAt(),
    /** Whether the mails about it are queued. */
    isTold: boolean('is_told').notNull().default(true),
    /** How often the summary was asked for again, on the last day on which it was. */
    summariesAsked: integer('summaries_asked').notNull().default(0),
    summaryAskedOn: date('summary_asked_on', { mode: 'string' }),
  },
  (table) => [index('booking_requests_untold').on(table.id).where(sql`not ${table.isTold}`)],
);

/** What opens the giver's page; a mail that is rendered again gets a token of its own. */
export const giverTokens = pgTable(
  'giver_tokens',
  {
    hash: bytea('hash').primaryKey(),
    requestId: bigId('request_id')
      .notNull()
      .references(() => bookingRequests.id, { onDelete: 'cascade' }),
    /** Whether it left in a mail, to an address that was really reached: only such a one opens a private address. */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('giver_tokens_request').on(table.requestId)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: bytea('key_hash').primaryKey(),
    bodyHash: bytea('body_hash').notNull(),
    requestId: bigId('request_id').references(() => bookingRequests.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt), index('idempotency_keys_request').on(table.requestId)],
);

/** One copy of one wish, taken by one giver. A cancelled booking stays 30 days, for the mails about it. */
export const bookings = pgTable(
  'bookings',
  {
    id: countedKey(),
    requestId: bigId('request_id')
      .notNull()
      .references(() => bookingRequests.id),
    registryId: bigId('birthregistry_id').notNull(),
    wishId: bigId('wish_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    anonymous: boolean('anonymous').notNull(),
    message: text('message'),
    bookedAt: instant('booking_date').notNull().defaultNow(),
    boughtAt: instant('bought_date'),
    thankedAt: instant('thanked_date'),
    thanksMessage: text('thanks_message'),
    receivedAt: instant('received_date'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['giver', 'manager', 'wish-deletion', 'registry-deletion'] }),
  },
  (table) => [
    foreignKey({
      name: 'bookings_wish_of_same_registry',
      columns: [table.wishId, table.registryId],
      foreignColumns: [wishes.id, wishes.registryId],
    }).onDelete('cascade'),
    index('bookings_wish').on(table.wishId),
    index('bookings_registry').on(table.registryId, table.bookedAt),
    index('bookings_request').on(table.requestId),
    index('bookings_giver').on(sql`lower(${table.email})`, table.registryId, table.id),
    index('bookings_cancelled').on(table.cancelledAt).where(sql`${table.cancelledAt} is not null`),
    check('bookings_cancelled_by_someone', sql`(${table.cancelledAt} is null) = (${table.cancelledBy} is null)`),
  ],
);

/**
 * Mails that left or are about to, by Message-ID: a job that runs twice after a crash finds its mail here. Addresses
 * only as hashes.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    messageId: text('message_id').primaryKey(),
    kind: text('kind').notNull(),
    recipientHash: bytea('recipient_hash').notNull(),
    /** Nobody asked for it: counts towards the five a day to one address. */
    isUnrequested: boolean('is_unrequested').notNull(),
    createdAt: createdAt(),
    /** Null while it is being sent, or waits for a mail server that is down. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('sent_mails_recipient').on(table.recipientHash, table.createdAt),
    index('sent_mails_age').on(table.createdAt),
  ],
);

/** Mails that were given up, for a superuser to see and to send again. Ids only, as in the queue: never an address. */
export const failedMails = pgTable(
  'failed_mails',
  {
    id: countedKey(),
    cause: text('cause').notNull().unique(),
    kind: text('kind').notNull(),
    ids: jsonb('ids').$type<Record<string, number | number[]>>().notNull(),
    reason: text('reason').notNull(),
    tries: integer('tries').notNull(),
    queuedAt: instant('queued_at').notNull(),
    failedAt: instant('failed_at').notNull().defaultNow(),
  },
  (table) => [index('failed_mails_age').on(table.failedAt)],
);

/** Who wants no mail that they did not ask for, as the same keyed hash of the address as in sent_mails; for ever. */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  recipientHash: bytea('recipient_hash').primaryKey(),
  createdAt: createdAt(),
});

/** A registry handed on by mail; kept 35 days, as long as its mail may be sent again. */
export const shares = pgTable(
  'shares',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    /** Who shares; their shares of a day are counted. */
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shortLinkId: bigId('short_link_id').references(() => shortLinks.id, { onDelete: 'set null' }),
    email: text('to_mail').notNull(),
    name: text('to_name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('shares_user').on(table.userId, table.createdAt),
    index('shares_registry').on(table.registryId),
    index('shares_short_link').on(table.shortLinkId),
    index('shares_age').on(table.createdAt),
  ],
);

/** What a superuser writes to somebody; kept 35 days, as long as it may be sent again. */
export const superuserMails = pgTable(
  'superuser_mails',
  {
    id: countedKey(),
    email: text('to_mail').notNull(),
    name: text('to_name'),
    language: text('language', { enum: ['fr', 'en', 'de'] }).notNull(),
    /** Null where the words are those of a template. */
    subject: text('subject'),
    body: text('text'),
    createdAt: createdAt(),
  },
  (table) => [
    index('superuser_mails_age').on(table.createdAt),
    index('superuser_mails_email').on(sql`lower(${table.email})`),
  ],
);

/** What superusers did; kept a year, and as it was written (migration administration). Its account may be gone. */
export const superuserActs = pgTable(
  'superuser_acts',
  {
    id: countedKey(),
    userId: bigId('user_id').notNull(),
    /** The call, as the contract names it. */
    call: text('call').notNull(),
    /** The ids in its path. */
    about: jsonb('about').$type<Record<string, number>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('superuser_acts_age').on(table.createdAt)],
);

/** How often pages of shops were read on each day, and what came of it; kept a year. Nobody's addresses. */
export const shopReadings = pgTable(
  'shop_readings',
  {
    id: countedKey(),
    day: date('day', { mode: 'string' }).notNull(),
    /** A shop that we know; null for all others together. */
    shop: text('shop'),
    wasRead: boolean('was_read').notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [unique('shop_readings_each').on(table.day, table.shop, table.wasRead).nullsNotDistinct()],
);
