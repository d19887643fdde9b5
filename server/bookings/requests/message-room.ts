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
 * Anybody may book, and a message stands at each of the gifts that it came with: so that nobody makes a list too heavy
 * for its parents, one that holds as many as ever anybody wrote takes only short ones more. What is free is not
 * refused.
 * @returns which of the payloads say too much
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

/** Those of the wishes whose list has no room for long messages; their lengths are read without unpacking them. */
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
