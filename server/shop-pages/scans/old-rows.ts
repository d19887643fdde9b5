import { type OldRows, olderThan } from '../../database/old-rows.ts';
import { shopReadings } from '../../database/schema/shop-pages.ts';

export const oldReadings: OldRows = {
  table: shopReadings,
  key: shopReadings.id,
  where: olderThan(shopReadings.day, '1 year'),
};
