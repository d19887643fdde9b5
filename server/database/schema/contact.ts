import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#locales/languages.ts';
import { countedKey, createdAt } from './columns.ts';

/** A message to the operator, kept for 35 days, as long as its mail may be sent again. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: countedKey(),
    name: text('name').notNull(),
    /** As typed: nobody has proven that it is theirs. */
    email: text('email').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_age').on(table.createdAt),
    index('contact_messages_email').on(sql`lower(${table.email})`),
  ],
);
