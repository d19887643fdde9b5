import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { ownedBy, visibleTo } from './access.ts';
import { presentAddress, presentFoundRegistry, presentListedRegistry } from './present.ts';
import { countRegistries, findRegistries, findRegistry, ofRegistry } from './queries.ts';
import { searchRegistries } from './search-registries.ts';

/** Lists without their categories; the whole list is in registry-pages. */
export function registryRoutes(app: FastifyInstance, { database }: Context): void {
  implement(app, 'GET /birthregistry/mine', async ({ query, user, reply }) => {
    const rows = await findRegistries(database, ownedBy(user), query);
    reply.header('x-total-count', String(await countRegistries(database, ownedBy(user))));
    return rows.map(presentListedRegistry);
  });

  implement(app, 'GET /birthregistry/public/{birth_registry_id}', async ({ params, user }) => {
    const row = await findRegistry(database, and(ofRegistry(params.birth_registry_id), visibleTo(database, user)));
    if (!row) throw problem('NOT_FOUND');
    return presentAddress(row);
  });

  implement(app, 'GET /birthregistry/search/{query}', async ({ params, query }) => {
    const rows = await searchRegistries(database, params.query, query);
    return rows.map(presentFoundRegistry);
  });
}
