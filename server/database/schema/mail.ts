import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, countedKey, createdAt, instant } from './columns.ts';

/**
 * Mails sent or about to be, by Message-ID: a job repeated after a crash finds its mail here. Addresses are only
 * hashes.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    messageId: text('message_id').primaryKey(),
    kind: text('kind').notNull(),
    recipientHash: bytea('recipient_hash').notNull(),
    /** Unsolicited: counts towards the five a day to one address. */
    isUnrequested: boolean('is_unrequested').notNull(),
    createdAt: createdAt(),
    /** Null while it is being sent, or waiting for a mail server that is down. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('sent_mails_recipient').on(table.recipientHash, table.createdAt),
    index('sent_mails_age').on(table.createdAt),
  ],
);

/** Mails that were given up on, for superusers to see and send again. Ids only, as in the queue: never an address. */
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

/** Who wants no unsolicited mail, by the same keyed hash of the address as in sent_mails; for ever. */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  recipientHash: bytea('recipient_hash').primaryKey(),
  createdAt: createdAt(),
});
