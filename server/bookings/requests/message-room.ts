import { and, inArray, isNull, sql, sum } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Database } from '../../database/client.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { wishes } from '../../database/schema/wishes.ts';

interface Payload {
  wishes_ids: number[];
  message: string | null;
}

/**
 * Anybody may book, and a message is repeated at each of its gifts. So that nobody makes a list too heavy for its
 * parents, a list that holds as many as anyone ever wrote accepts only short ones from then on. Gifts that are free
 * are never refused.
 * @returns which payloads' messages are too long
 */
export async function tooLongMessages(database: Database, payloads: Payload[]): Promise<number[]> {
  const long = payloads.flatMap(({ message, wishes_ids: [wishId] }, index) =>
    wishId !== undefined && message !== null && Array.from(message).length > LIMITS.shortBookingMessage
      ? [{ index, wishId }]
      : [],
  );
  if (long.length === 0) return [];
  const ids = long.map(({ wishId }) => wishId);
  const full = await findFull(database, ids);
  return long.flatMap(({ index, wishId }) => (full.has(wishId) ? [index] : []));
}

/** Those of the wishes whose list has no room for long messages; lengths are read without decompressing the texts. */
async function findFull(database: Database, wishIds: number[]): Promise<Set<number>> {
  const registryIds = database.select({ id: wishes.registryId }).from(wishes).where(inArray(wishes.id, wishIds));
  const heavy = database
    .select({ id: bookings.registryId })
    .from(bookings)
    .where(and(inArray(bookings.registryId, registryIds), isNull(bookings.cancelledAt)))
    .groupBy(bookings.registryId)
    .having(sql`${sum(sql`octet_length(${bookings.message})`)} > ${LIMITS.messageBytesPerList}`);
  const rows = await database
    .select({ id: wishes.id })
    .from(wishes)
    .where(and(inArray(wishes.id, wishIds), inArray(wishes.registryId, heavy)));
  return new Set(rows.map(({ id }) => id));
}
