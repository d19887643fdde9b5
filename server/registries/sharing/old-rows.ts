import { type OldRows, olderThan } from '../../database/old-rows.ts';
import { shares } from '../../database/schema/sharing.ts';

/** Longer than the mail of a share is tried. */
export const oldShares: OldRows = { table: shares, key: shares.id, where: olderThan(shares.createdAt, '35 days') };
