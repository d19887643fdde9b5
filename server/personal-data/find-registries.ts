import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { categories, wishes } from '../database/schema/wishes.ts';
import { findRegistries, type RegistryWithParts } from '../registries/queries.ts';
import { CATEGORIES_IN_PARENTS_ORDER } from '../wishes/wish-order.ts';
import { findWishPositions } from '../wishes/wishes-in-parts.ts';

export interface OwnedRegistry extends Awaited<ReturnType<typeof findParts>> {
  registry: RegistryWithParts;
}

const ALL = { skip: 0, limit: Number.MAX_SAFE_INTEGER };

/** A person's registries with what is in them, deleted ones too; of wishes only where they are. */
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
  return {
    categories: await database
      .select()
      .from(categories)
      .where(and(eq(categories.registryId, registryId), isNull(categories.deletedAt)))
      .orderBy(...CATEGORIES_IN_PARENTS_ORDER),
    wishes: await findWishPositions(database, eq(wishes.registryId, registryId)),
    names: names.map(({ name }) => name),
  };
}
