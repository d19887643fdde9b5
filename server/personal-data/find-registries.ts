import { and, asc, eq, isNull } from 'drizzle-orm';
import { findBookings } from '../bookings/queries.ts';
import type { Database } from '../database/client.ts';
import { bookings } from '../database/schema/bookings.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { categories, wishes } from '../database/schema/wishes.ts';
import { findRegistries, type RegistryWithParts } from '../registries/queries.ts';
import { CATEGORIES_IN_PARENTS_ORDER, IN_PARENTS_ORDER } from '../wishes/wish-order.ts';

export interface OwnedRegistry extends Awaited<ReturnType<typeof findParts>> {
  registry: RegistryWithParts;
}

const ALL = { skip: 0, limit: Number.MAX_SAFE_INTEGER };

/** A person's registries with all that is in them, deleted ones too; of all that is in them only one's is in memory. */
export async function* findOwnedRegistries(database: Database, userId: number): AsyncGenerator<OwnedRegistry> {
  for (const registry of await findRegistries(database, eq(registries.userId, userId), ALL)) {
    yield { registry, ...(await findParts(database, registry.id)) };
  }
}

async function findParts(database: Database, registryId: number) {
  const names = await database
    .select({ name: shortLinkNames.name })
    .from(shortLinkNames)
    .where(eq(shortLinkNames.registryId, registryId))
    .orderBy(asc(shortLinkNames.name));
  const bookingRows = await findBookings(
    database,
    and(eq(bookings.registryId, registryId), isNull(bookings.cancelledAt)),
  );
  return {
    categories: await database
      .select()
      .from(categories)
      .where(and(eq(categories.registryId, registryId), isNull(categories.deletedAt)))
      .orderBy(...CATEGORIES_IN_PARENTS_ORDER),
    wishes: await database
      .select()
      .from(wishes)
      .where(eq(wishes.registryId, registryId))
      .orderBy(...IN_PARENTS_ORDER),
    /** By wish. */
    bookings: Map.groupBy(bookingRows, (row) => row.wishId),
    names: names.map(({ name }) => name),
  };
}
