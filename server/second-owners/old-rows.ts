import { and, isNotNull, or } from 'drizzle-orm';
import { type OldRows, olderThan } from '../database/old-rows.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';

const { id, closedAt, expiresAt, createdAt } = secondOwnerInvitations;

/** An invited address is kept while the owner may wonder what became of it, and counts for a day. */
export const oldInvitations: OldRows = {
  table: secondOwnerInvitations,
  key: id,
  where: or(and(isNotNull(closedAt), olderThan(createdAt, '1 day')), olderThan(expiresAt, '30 days')),
};
