import { MESSAGE_DAYS } from '#contract/limits.ts';
import { type OldRows, olderThan } from '../../database/old-rows.ts';
import { shares } from '../../database/schema/sharing.ts';

export const oldShares: OldRows = {
  table: shares,
  key: shares.id,
  where: olderThan(shares.createdAt, `${MESSAGE_DAYS} days`),
};
