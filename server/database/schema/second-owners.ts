import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bigId, bytea, countedKey, createdAt, instant } from './columns.ts';
import { registries } from './registries.ts';

/** Invitations by mail to co-manage a registry. A registry has at most one open invitation. */
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

/** What opens an invitation; rendering a mail again makes a new token. */
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
