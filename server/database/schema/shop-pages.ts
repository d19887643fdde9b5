import { boolean, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { countedKey } from './columns.ts';

/** How often shops' pages were read each day, with which outcome; kept for a year. Nobody's addresses. */
export const shopReadings = pgTable(
  'shop_readings',
  {
    id: countedKey(),
    day: date('day', { mode: 'string' }).notNull(),
    /** A known shop; null for all others together. */
    shop: text('shop'),
    wasRead: boolean('was_read').notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [unique('shop_readings_each').on(table.day, table.shop, table.wasRead).nullsNotDistinct()],
);
