import { and, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { registries } from '../database/schema/registries.ts';
import { implement, implementListing } from '../http/implement.ts';
import { keepTry } from '../http/limits/misses.ts';
import { problem } from '../http/problem.ts';
import { managedBy, visibleTo } from './access.ts';
import { presentAddress } from './address.ts';
import { presentFoundRegistry, presentListedRegistry } from './present.ts';
import { findRegistry, ofRegistry } from './queries.ts';
import { isEmail, searchRegistries } from './search/search-registries.ts';
import { findSortedRegistries, isFoundBy } from './sorted-registries.ts';

/** Registries without their wishes; a person's own, and those that are made or shown whole: registries-with-wishes/ */
export function registryRoutes(app: FastifyInstance, { config, database }: Context): void {
  const withSecondOwners = config.features.secondOwnerFeature;

  implementListing(app, 'GET /birthregistry/', async ({ query, user }) => {
    const wanted = and(managedBy(user), query.q ? isFoundBy(database, query.q) : undefined) as SQL;
    const rows = await findSortedRegistries(database, wanted, query);
    const total = await database.$count(registries, wanted);
    return { page: rows.map((row) => presentListedRegistry(row, user)), total };
  });

  implement(app, 'GET /birthregistry/public/{birth_registry_id}', async ({ params, user }) => {
    const row = await findRegistry(database, and(ofRegistry(params.birth_registry_id), visibleTo(database, user)));
    if (!row) throw problem('NOT_FOUND');
    return presentAddress(row);
  });

  implement(app, 'GET /birthregistry/search/{query}', async ({ params, query, request }) => {
    const rows = await searchRegistries(database, params.query, { ...query, withSecondOwners });
    // Nobody may try a file of addresses to learn which of them expect a baby.
    if (rows.length === 0 && isEmail(params.query)) keepTry(request);
    return rows.map(presentFoundRegistry);
  });
}
