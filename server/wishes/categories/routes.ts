import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { category } from '#contract/entities.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { implement } from '../../http/implement.ts';
import { makeInTurn, sendInParts } from '../../http/limits/heavy-answers.ts';
import type { InParts } from '../../http/limits/json-in-parts.ts';
import { problem } from '../../http/problem.ts';
import { managedBy } from '../../registries/access.ts';
import { lockRegistry, ofRegistry, refuseOtherRegistry } from '../../registries/queries.ts';
import { findWishPositions, showWishes } from '../wishes-in-parts.ts';
import { addWishes } from './full-categories.ts';
import { presentCategory, presentFullCategory } from './present.ts';
import {
  addCategory,
  type CategoryRow,
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
    async function* show() {
      for (const row of rows) yield await showInParts(database, row);
    }
    return sendInParts(call, z.array(category), show()) as never;
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

/** Its wishes as they are read: there may be 500, long ones. */
async function showInParts(database: Database, row: CategoryRow): Promise<InParts<z.input<typeof category>>> {
  const positions = await findWishPositions(database, and(eq(wishes.categoryId, row.id), isNull(wishes.deletedAt)));
  const ids = positions.map(({ id }) => id);
  return { ...presentCategory(row), wishes: showWishes(database, ids) };
}

async function showCategory(database: Database, row: Parameters<typeof addWishes>[1][number]) {
  const [found] = await addWishes(database, [row]);
  if (!found) throw problem('NOT_FOUND');
  return presentFullCategory(found);
}
