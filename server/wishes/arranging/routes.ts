import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { category } from '#contract/entities.ts';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { sendInParts } from '../../http/limits/heavy-answers.ts';
import { lockRegistry, managedBy } from '../../registries/access.ts';
import { ofRegistry } from '../../registries/queries.ts';
import { showCategoriesOf } from '../categories/categories-in-parts.ts';
import { arrange } from './arrange.ts';
import { changeWishes } from './change-wishes.ts';

/** What parents do to many gifts at once. */
export function arrangingRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'PUT /birthregistry/{birth_registry_id}/arrangement', async (call) => {
    const { params, body, user } = call;
    const id = params.birth_registry_id;
    return sendInParts(call, z.array(category), async () => {
      await database.transaction(async (tx) => {
        await lockRegistry(tx, and(ofRegistry(id), managedBy(user)));
        await arrange(tx, id, body);
      });
      return showCategoriesOf(database, id);
    });
  });

  implement(app, 'PUT /birthregistry/{birth_registry_id}/wishes', async (call) => {
    const { params, body, user } = call;
    const id = params.birth_registry_id;
    return sendInParts(call, z.array(category), async () => {
      await database.transaction(async (tx) => {
        await lockRegistry(tx, and(ofRegistry(id), managedBy(user)));
        await changeWishes(context, tx, id, body);
      });
      return showCategoriesOf(database, id);
    });
  });
}
