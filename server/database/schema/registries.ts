import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { COUNTRIES, GENDERS } from '#contract/limits.ts';
import { users } from './accounts.ts';
import { bigId, countedKey, createdAt, instant, randomKey } from './columns.ts';
import { pictures } from './pictures.ts';

export const registries = pgTable(
  'birth_registries',
  {
    id: randomKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id),
    /** Who manages the registry besides its owner, by invitation; only effective while the feature is on. */
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
    addressCountry: text('address_country', { enum: COUNTRIES }).notNull(),
    addressIsPrivate: boolean('address_is_private').notNull().default(true),
    eventDate: date('event_date', { mode: 'string' }).notNull(),
    eventDateIsPrivate: boolean('event_date_is_private').notNull().default(false),
    cashPool: boolean('cash_pool').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    /** What its parents are told, where a superuser deleted it. */
    deletionReason: text('deletion_reason'),
    /** The words it is found by; kept by triggers (docs/search.md says which). */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('birth_registries_owner').on(table.userId, table.createdAt),
    // For superusers' listing of all registries, one for each of its sort orders (registries/sorted-registries.ts).
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

/**
 * Every word registries are found by, to resolve word beginnings and typos to whole words. A trigger adds words; how
 * many registries have each is counted every night (docs/search.md).
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
    gender: text('gender', { enum: GENDERS }).notNull().default('NA'),
    genderIsPrivate: boolean('gender_is_private').notNull().default(false),
  },
  (table) => [index('babies_registry').on(table.registryId)],
);
