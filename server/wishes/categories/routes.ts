import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { implement, implementListing } from '../../http/implement.ts';
import { problem } from '../../http/problem.ts';
import { managedBy } from '../../registries/access.ts';
import { lockRegistry, ofRegistry, refuseOtherRegistry } from '../../registries/queries.ts';
import { addWishes } from './full-categories.ts';
import { presentFullCategory } from './present.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  findManagedCategories,
  findManagedCategory,
  lockCategory,
  nextCategoryOrder,
} from './queries.ts';

/** Categories one by one. They stand above wishes, since a category is shown with its wishes. */
export function categoryRoutes(app: FastifyInstance, { database }: Context): void {
  implementListing(app, 'GET /category/', async ({ query, user }) => {
    const { rows, total } = await findManagedCategories(database, user, query);
    return { page: (await addWishes(database, rows)).map(presentFullCategory), total };
  });

  implement(app, 'GET /category/{category_id}', async ({ params, user }) => {
    const found = await findManagedCategory(database, user, params.category_id);
    if (!found) throw problem('NOT_FOUND');
    return showCategory(database, found);
  });

  implement(app, 'POST /category/', async ({ body, user }) =>
    database.transaction(async (tx) => {
      const registry = await lockRegistry(tx, and(ofRegistry(body.birthregistry_id), managedBy(user)));
      const end = await nextCategoryOrder(tx, registry.id);
      const row = await addCategory(tx, { registryId: registry.id, label: body.label, order: body.order ?? end });
      return presentFullCategory({ ...row, wishes: [] });
    }),
  );

  implement(app, 'PUT /category/{category_id}', async ({ params, body, user }) =>
    database.transaction(async (tx) => {
      const found = await lockCategory(tx, params.category_id, user);
      refuseOtherRegistry(body, found);
      const { label = found.label, order = found.order } = body;
      return showCategory(tx, await changeCategory(tx, found.id, { label, order }));
    }),
  );

  implement(app, 'DELETE /category/{category_id}', async ({ params, user }) =>
    database.transaction(async (tx) => {
      const found = await lockCategory(tx, params.category_id, user);
      await deleteCategory(tx, found.id);
      return presentFullCategory({ ...found, wishes: [] });
    }),
  );
}

async function showCategory(database: Database, row: Parameters<typeof addWishes>[1][number]) {
  const [category] = await addWishes(database, [row]);
  if (!category) throw problem('NOT_FOUND');
  return presentFullCategory(category);
}
