import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { babies } from '../../database/schema/registries.ts';
import { makeOnce } from '../../http/idempotency/make-once.ts';
import { implement, implementListing } from '../../http/implement.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { inManagedRegistry, lockRegistry, managedBy } from '../access.ts';
import { presentBaby } from '../present-parts.ts';
import { findBabies, findRegistry, ofRegistry, refuseOtherRegistry } from '../queries.ts';
import { findListedBabies, lockBaby } from './queries.ts';
import { addBabies, mergedValues, refuseTooManyBabies } from './save-babies.ts';

/** Babies one by one; they are also saved and shown with their registry. */
export function babyRoutes(app: FastifyInstance, { database }: Context): void {
  implementListing(app, 'GET /baby/', async ({ query, user }) => {
    const { rows, total } = await findListedBabies(database, user, query);
    return { page: rows.map((row) => ({ ...presentBaby(row), birthregistry_title: row.registryTitle })), total };
  });

  implement(app, 'GET /baby/birth_registry/{birth_registry_id}', async ({ params, user }) => {
    const registry = await findRegistry(database, and(ofRegistry(params.birth_registry_id), managedBy(user)));
    if (!registry) throw problem('NOT_FOUND');
    return registry.babies.map(presentBaby);
  });

  implement(app, 'GET /baby/{baby_id}', ({ params, user }) => showBaby(database, params.baby_id, user));

  implement(app, 'POST /baby/', (call) => {
    const { body, user } = call;
    return makeOnce(database, 'POST /baby/', call, {
      async make(tx) {
        const registry = await lockRegistry(tx, and(ofRegistry(body.birthregistry_id), managedBy(user)));
        refuseTooManyBabies('', 1 + (await tx.$count(babies, eq(babies.registryId, registry.id))));
        const [row] = await addBabies(tx, registry.id, [body]);
        if (!row) throw problem('INTERNAL_ERROR');
        return presentBaby(row);
      },
      find: (tx, id) => showBaby(tx, id, user),
    });
  });

  implement(app, 'PUT /baby/{baby_id}', async ({ params, body, user }) =>
    database.transaction(async (tx) => {
      const baby = await lockBaby(tx, params.baby_id, user);
      refuseOtherRegistry(body, baby);
      const values = mergedValues(baby, body);
      await tx.update(babies).set(values).where(eq(babies.id, baby.id));
      return presentBaby({ ...baby, ...values });
    }),
  );

  implement(app, 'DELETE /baby/{baby_id}', async ({ params, user }) =>
    database.transaction(async (tx) => {
      const baby = await lockBaby(tx, params.baby_id, user);
      await tx.delete(babies).where(eq(babies.id, baby.id));
      return presentBaby(baby);
    }),
  );
}

async function showBaby(database: Database, id: number, user: SessionUser) {
  const mine = inManagedRegistry(database, babies.registryId, user);
  const [row] = await findBabies(database, and(eq(babies.id, id), mine));
  if (!row) throw problem('NOT_FOUND');
  return presentBaby(row);
}
