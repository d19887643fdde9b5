import { type OldRows, olderThan } from '../../database/old-rows.ts';
import { shares } from '../../database/schema/sharing.ts';

/** Longer than sending the mail of a share is retried. */
export const oldShares: OldRows = { table: shares, key: shares.id, where: olderThan(shares.createdAt, '35 days') };
