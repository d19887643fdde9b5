import { index, pgTable } from 'drizzle-orm/pg-core';
import { bookingRequests } from './bookings.ts';
import { bigId, bytea, createdAt } from './columns.ts';

/** Keys of requests that may be repeated, and what came of the first. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: bytea('key_hash').primaryKey(),
    bodyHash: bytea('body_hash').notNull(),
    /** Of a booking. */
    requestId: bigId('request_id').references(() => bookingRequests.id, { onDelete: 'cascade' }),
    /** Of anything else that was made: a gift, a list… which of them, the hash of the key knows. */
    madeId: bigId('made_id'),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_age').on(table.createdAt), index('idempotency_keys_request').on(table.requestId)],
);
