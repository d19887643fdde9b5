import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, countedKey, createdAt, instant } from './columns.ts';
import { registries } from './registries.ts';

export const shortLinks = pgTable(
  'short_links',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The last day it works; null never expires. */
    expirationDate: date('expiration_date', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [index('short_links_registry').on(table.registryId)],
);

/**
 * Every name a short link has or had, in lower case. An old name redirects while its link exists and stays reserved
 * for its registry; the names of a permanently deleted registry become free a year after its deletion.
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
