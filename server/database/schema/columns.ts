import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import { randomId } from '../random-id.ts';

/**
 * What tables are made of. What must be true of them is said beside them, by keys and checks; the trigger that counts
 * bookings is in migrations/ (0002), and so are the functions of the search (0003, 0010 to 0012). What is deleted
 * (`deletedAt`) goes for good later (old-rows.ts).
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
