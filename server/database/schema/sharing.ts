import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bigId, countedKey, createdAt } from './columns.ts';
import { registries } from './registries.ts';
import { shortLinks } from './short-links.ts';

/** A registry shared by mail; kept for 35 days, as long as its mail may be sent again. */
export const shares = pgTable(
  'shares',
  {
    id: countedKey(),
    registryId: bigId('birthregistry_id')
      .notNull()
      .references(() => registries.id, { onDelete: 'cascade' }),
    /** Who shared it; shares are limited per day. */
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
