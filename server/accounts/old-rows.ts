import { and, isNull, lt, or, sql } from 'drizzle-orm';
import { ACTIVATION_DAYS } from '#contract/everywhere/page-limits.ts';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { emailChanges, knownClients, sessions, tokens, users } from '../database/schema/accounts.ts';
import { hasExpired } from '../http/session/session.ts';
import { isBeyondUndo } from './queries.ts';

export const oldTokens: OldRows = { table: tokens, key: tokens.hash, where: lt(tokens.expiresAt, sql`now()`) };

export const oldSessions: OldRows = { table: sessions, key: sessions.id, where: hasExpired() };

export const oldEmailChanges: OldRows = {
  table: emailChanges,
  key: emailChanges.id,
  where: olderThan(emailChanges.createdAt, '7 days'),
};

export const oldKnownClients: OldRows = {
  table: knownClients,
  key: knownClients.hash,
  where: olderThan(knownClients.usedAt, '1 year'),
};

/** Accounts never activated, and accounts whose deletion is final. */
export const oldAccounts: OldRows = {
  table: users,
  key: users.id,
  where: or(
    and(isNull(users.activatedAt), isNull(users.deletedAt), olderThan(users.createdAt, `${ACTIVATION_DAYS} days`)),
    isBeyondUndo(),
  ),
};
