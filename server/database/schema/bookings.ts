import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#locales/languages.ts';
import { bigId, bytea, countedKey, createdAt, instant } from './columns.ts';
import { wishes } from './wishes.ts';

/** One press on "Réserver": the unit of the summary mail and the giver's page. */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    id: countedKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
    /** Whether the mails about it have been queued. */
    isTold: boolean('is_told').notNull().default(true),
    /** How often the summary was requested again, on the last day that happened. */
    summariesAsked: integer('summaries_asked').notNull().default(0),
    summaryAskedOn: date('summary_asked_on', { mode: 'string' }),
  },
  (table) => [index('booking_requests_untold').on(table.id).where(sql`not ${table.isTold}`)],
);

/** What opens the giver's page; rendering a mail again makes a new token. */
export const giverTokens = pgTable(
  'giver_tokens',
  {
    hash: bytea('hash').primaryKey(),
    requestId: bigId('request_id')
      .notNull()
      .references(() => bookingRequests.id, { onDelete: 'cascade' }),
    /**
     * Whether it was sent by mail, so that its holder reads that address: only then does it reveal a private postal
     * address.
     */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('giver_tokens_request').on(table.requestId)],
);

/** One copy of one wish, taken by one giver. A cancelled booking stays for 30 days, for the mails about it. */
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
