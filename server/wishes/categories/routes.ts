import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { category } from '#contract/entities.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { implement } from '../../http/implement.ts';
import { makeInTurn, sendInParts } from '../../http/limits/heavy-answers.ts';
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
  implement(app, 'GET /category/', async (call) => {
    const { rows, total } = await findManagedCategories(database, call.user, call.query);
    call.reply.header('x-total-count', String(total));
    // One after another: each may hold 500 long wishes.
    async function* show() {
      for (const row of rows) yield await showCategory(database, row);
    }
    return sendInParts(call, { parts: show(), schema: category }) as never;
  });

  implement(app, 'GET /category/{category_id}', async (call) => {
    const found = await findManagedCategory(database, call.user, call.params.category_id);
    if (!found) throw problem('NOT_FOUND');
    return makeInTurn(call, () => showCategory(database, found));
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
  const [found] = await addWishes(database, [row]);
  if (!found) throw problem('NOT_FOUND');
  return presentFullCategory(found);
}
