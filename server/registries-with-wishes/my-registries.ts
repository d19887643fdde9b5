import { and, count, countDistinct, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/client.ts';
import { bookings } from '../database/schema/bookings.ts';
import { registries } from '../database/schema/registries.ts';
import { wishes } from '../database/schema/wishes.ts';
import { implementListing } from '../http/implement.ts';
import { belongsTo } from '../registries/access.ts';
import { presentListedRegistry } from '../registries/present.ts';
import { findRegistries } from '../registries/queries.ts';

/** A person's own registries, with how many gifts each has, how many are wholly booked and how many wait for thanks. */
export function myRegistriesRoute(app: FastifyInstance, database: Database): void {
  implementListing(app, 'GET /birthregistry/mine', async ({ query, user }) => {
    const [rows, total] = await Promise.all([
      findRegistries(database, belongsTo(user), query),
      database.$count(registries, belongsTo(user)),
    ]);
    const countsOf = await countGifts(
      database,
      rows.map(({ id }) => id),
    );
    return { page: rows.map((row) => ({ ...presentListedRegistry(row, user), ...countsOf(row.id) })), total };
  });
}

/** As the list itself counts: of one with copies left, visitors read that it is available. */
const isBooked = gte(wishes.bookingCount, wishes.quantity);

async function countGifts(database: Database, ids: number[]) {
  const [gifts, waiting] = await Promise.all([
    database
      .select({ id: wishes.registryId, all: count(), booked: sql`count(*) filter (where ${isBooked})`.mapWith(Number) })
      .from(wishes)
      .where(and(inArray(wishes.registryId, ids), isNull(wishes.deletedAt)))
      .groupBy(wishes.registryId),
    database
      .select({ id: bookings.registryId, toThank: countDistinct(bookings.wishId) })
      .from(bookings)
      .where(and(inArray(bookings.registryId, ids), isNull(bookings.thankedAt), isNull(bookings.cancelledAt)))
      .groupBy(bookings.registryId),
  ]);
  const giftsOf = new Map(gifts.map((row) => [row.id, row]));
  const toThankOf = new Map(waiting.map(({ id, toThank }) => [id, toThank]));
  return (id: number) => ({
    wish_count: giftsOf.get(id)?.all ?? 0,
    booked_count: giftsOf.get(id)?.booked ?? 0,
    to_thank_count: toThankOf.get(id) ?? 0,
  });
}
