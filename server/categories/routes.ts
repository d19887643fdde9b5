import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { managedBy } from '../registries/access.ts';
import { lockRegistry, ofRegistry } from '../registries/queries.ts';
import { presentCategory } from './present.ts';
import { addCategory, changeCategory, deleteCategory, lockCategory, nextCategoryOrder } from './queries.ts';

/** Categories by themselves; a list's categories with their wishes are in registry-pages. */
export function categoryRoutes(app: FastifyInstance, { database }: Context): void {
  implement(app, 'POST /category/', async ({ body, user }) =>
    database.transaction(async (tx) => {
      const registry = await lockRegistry(tx, and(ofRegistry(body.birthregistry_id), managedBy(user)));
      const end = await nextCategoryOrder(tx, registry.id);
      const row = await addCategory(tx, { registryId: registry.id, label: body.label, order: body.order ?? end });
      return presentCategory(row);
    }),
  );

  implement(app, 'PUT /category/{category_id}', async ({ params, body, user }) =>
    database.transaction(async (tx) => {
      const found = await lockCategory(tx, params.category_id, user);
      const { label = found.label, order = found.order } = body;
      return presentCategory(await changeCategory(tx, found.id, { label, order }));
    }),
  );

  implement(app, 'DELETE /category/{category_id}', async ({ params, user }) =>
    database.transaction(async (tx) => {
      const found = await lockCategory(tx, params.category_id, user);
      await deleteCategory(tx, found.id);
      return presentCategory(found);
    }),
  );
}
