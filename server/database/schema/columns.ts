import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { randomId } from '../random-id.ts';

/**
 * Building blocks of tables. Keys and checks beside each table say what must be true; the trigger that counts
 * bookings is in migrations/ (0002), as are the search functions (0003, 0010 to 0012). Deleted rows (`deletedAt`) are
 * removed for good later (old-rows.ts).
 */

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

export const bigId = (name: string) => bigint(name, { mode: 'number' });
export const randomKey = () => bigId('id').primaryKey().$defaultFn(randomId);
export const countedKey = () => bigId('id').primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
