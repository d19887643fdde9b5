import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, countedKey, createdAt } from './columns.ts';

/** What superusers did, kept for a year and unalterable (by a trigger, migration 0026). The account may be gone. */
export const superuserActs = pgTable(
  'superuser_acts',
  {
    id: countedKey(),
    userId: bigId('user_id').notNull(),
    /** The call, as the contract names it. */
    call: text('call').notNull(),
    /** The ids in its path. */
    about: jsonb('about').$type<Record<string, number>>().notNull(),
    /** Why, where that is asked for: the words that the people concerned were told. */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('superuser_acts_age').on(table.createdAt),
    // What was done to one account.
    index('superuser_acts_about_account').on(sql`((${table.about} ->> 'user_id')::bigint)`),
    // What one did within the hour.
    index('superuser_acts_lately').on(table.userId, table.createdAt),
  ],
);
