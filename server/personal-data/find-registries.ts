import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { registries } from '../database/schema/registries.ts';
import { shortLinkNames } from '../database/schema/short-links.ts';
import { wishes } from '../database/schema/wishes.ts';
import { findRegistries, type RegistryWithParts } from '../registries/queries.ts';
import { showCategories } from '../wishes/categories/categories-in-parts.ts';
import { findCategories } from '../wishes/categories/queries.ts';
import { findWishPositions, showWishes } from '../wishes/wishes-in-parts.ts';

export interface OwnedRegistry extends Awaited<ReturnType<typeof findParts>> {
  registry: RegistryWithParts;
}

const ALL = { skip: 0, limit: Number.MAX_SAFE_INTEGER };

/** A person's registries with what is in them, deleted ones too; wishes are read as they are sent. */
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
  const categories = await findCategories(database, registryId);
  const positions = await findWishPositions(database, eq(wishes.registryId, registryId));
  const present = positions.filter(({ isDeleted }) => !isDeleted);
  const deleted = positions.filter(({ isDeleted }) => isDeleted);
  return {
    categories: showCategories(database, categories, present),
    deletedWishes: showWishes(database, deleted),
    names: names.map(({ name }) => name),
  };
}
