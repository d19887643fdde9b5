import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { implement } from '../../http/implement.ts';
import { makeInTurn } from '../../http/limits/heavy-answers.ts';
import { managedBy } from '../../registries/access.ts';
import { lockRegistry, ofRegistry } from '../../registries/queries.ts';
import { findFullCategories } from '../categories/full-categories.ts';
import { presentFullCategory } from '../categories/present.ts';
import { arrange } from './arrange.ts';
import { changeWishes } from './change-wishes.ts';

/** What parents do with many gifts at once. */
export function arrangingRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'PUT /birthregistry/{birth_registry_id}/arrangement', async (call) => {
    const { params, body, user } = call;
    return makeInTurn(call, () =>
      database.transaction(async (tx) => {
        const { id } = await lockRegistry(tx, and(ofRegistry(params.birth_registry_id), managedBy(user)));
        await arrange(tx, id, body);
        return (await findFullCategories(tx, id)).map(presentFullCategory);
      }),
    );
  });

  implement(app, 'PUT /birthregistry/{birth_registry_id}/wishes', async (call) => {
    const { params, body, user } = call;
    return makeInTurn(call, () =>
      database.transaction(async (tx) => {
        const { id } = await lockRegistry(tx, and(ofRegistry(params.birth_registry_id), managedBy(user)));
        await changeWishes(context, tx, id, body);
        return (await findFullCategories(tx, id)).map(presentFullCategory);
      }),
    );
  });
}
