import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#locales/languages.ts';
import { countedKey, createdAt } from './columns.ts';

/** A superuser's mail to somebody; kept for 35 days, as long as it may be sent again. */
export const superuserMails = pgTable(
  'superuser_mails',
  {
    id: countedKey(),
    email: text('to_mail').notNull(),
    name: text('to_name'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Null if the words come from a template. */
    subject: text('subject'),
    body: text('text'),
    createdAt: createdAt(),
  },
  (table) => [
    index('superuser_mails_age').on(table.createdAt),
    index('superuser_mails_email').on(sql`lower(${table.email})`),
  ],
);
