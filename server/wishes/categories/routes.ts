import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { category } from '#contract/entities.ts';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { sendInParts } from '../../http/limits/heavy-answers.ts';
import { problem } from '../../http/problem.ts';
import { lockRegistry, managedBy } from '../../registries/access.ts';
import { ofRegistry, refuseOtherRegistry } from '../../registries/queries.ts';
import { showCategory } from './categories-in-parts.ts';
import { presentFullCategory } from './present.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  findManagedCategories,
  findManagedCategory,
  lockCategory,
} from './queries.ts';

/** Categories one by one, each answered with its wishes. */
export function categoryRoutes(app: FastifyInstance, { database }: Context): void {
  implement(app, 'GET /category/', async (call) => {
    async function* show() {
      const { rows, total } = await findManagedCategories(database, call.user, call.query);
      call.reply.header('x-total-count', String(total));
      for (const row of rows) yield await showCategory(database, row);
    }
    return sendInParts(call, z.array(category), async () => show());
  });

  implement(app, 'GET /category/{category_id}', (call) =>
    sendInParts(call, category, async () => {
      const found = await findManagedCategory(database, call.user, call.params.category_id);
      if (!found) throw problem('NOT_FOUND');
      return showCategory(database, found);
    }),
  );

  implement(app, 'POST /category/', async ({ body, user }) =>
    database.transaction(async (tx) => {
      const registry = await lockRegistry(tx, and(ofRegistry(body.birthregistry_id), managedBy(user)));
      const row = await addCategory(tx, registry.id, body);
      return presentFullCategory({ ...row, wishes: [] });
    }),
  );

  implement(app, 'PUT /category/{category_id}', async (call) => {
    const { params, body, user } = call;
    return sendInParts(call, category, async () => {
      const changed = await database.transaction(async (tx) => {
        const found = await lockCategory(tx, params.category_id, user);
        refuseOtherRegistry(body, found);
        const { label = found.label, order = found.order } = body;
        return changeCategory(tx, found.id, { label, order });
      });
      return showCategory(database, changed);
    });
  });

  implement(app, 'DELETE /category/{category_id}', async ({ params, user }) =>
    database.transaction(async (tx) => {
      const found = await lockCategory(tx, params.category_id, user);
      await deleteCategory(tx, found.id);
      return presentFullCategory({ ...found, wishes: [] });
    }),
  );
}
