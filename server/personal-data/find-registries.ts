import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { findBookings } from '../bookings/queries.ts';
import type { Database } from '../database/client.ts';
import { bookings, categories, registries, shortLinkNames, wishes } from '../database/schema.ts';
import { findRegistries, type RegistryWithParts } from '../registries/queries.ts';

export type OwnedRegistry = Awaited<ReturnType<typeof findOwnedRegistries>>[number];

const ALL = { skip: 0, limit: Number.MAX_SAFE_INTEGER };

/** A person's registries with all that is in them, deleted ones too, in the same few queries however many they are. */
export async function findOwnedRegistries(database: Database, userId: number) {
  const owned = await findRegistries(database, eq(registries.userId, userId), ALL);
  const ids = owned.map((registry) => registry.id);
  const parts = await findParts(database, ids);
  return owned.map((registry: RegistryWithParts) => ({
    registry,
    categories: parts.categories.get(registry.id) ?? [],
    wishes: parts.wishes.get(registry.id) ?? [],
    /** By wish. */
    bookings: parts.bookings,
    names: (parts.names.get(registry.id) ?? []).map(({ name }) => name),
  }));
}

async function findParts(database: Database, ids: number[]) {
  const ofRegistries = await database
    .select()
    .from(categories)
    .where(and(inArray(categories.registryId, ids), isNull(categories.deletedAt)))
    .orderBy(asc(categories.order), asc(categories.id));
  const wishRows = await database
    .select()
    .from(wishes)
    .where(inArray(wishes.registryId, ids))
    .orderBy(asc(wishes.order), asc(wishes.createdAt), asc(wishes.id));
  const bookingRows = await findBookings(
    database,
    and(inArray(bookings.registryId, ids), isNull(bookings.cancelledAt)),
  );
  const names = await database
    .select({ name: shortLinkNames.name, registryId: shortLinkNames.registryId })
    .from(shortLinkNames)
    .where(inArray(shortLinkNames.registryId, ids))
    .orderBy(asc(shortLinkNames.name));
  return {
    categories: Map.groupBy(ofRegistries, (row) => row.registryId),
    wishes: Map.groupBy(wishRows, (row) => row.registryId),
    bookings: Map.groupBy(bookingRows, (row) => row.wishId),
    names: Map.groupBy(names, (row) => row.registryId),
  };
}
