import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { implement } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { keepAnswers, type MadeAnswer } from '../kept/kept-answers.ts';
import { manages, visibleTo } from '../registries/access.ts';
import { findRegistry, ofRegistry } from '../registries/queries.ts';
import { findLiveLink } from '../registries/short-links/queries.ts';
import { nameSecondOwner } from '../second-owners/name-second-owner.ts';
import { findFullCategories } from '../wishes/categories/full-categories.ts';
import { presentFullCategory, presentPublicCategory } from '../wishes/categories/present.ts';
import { presentPublicWholeRegistry, presentWholeRegistry } from './present.ts';
import { createRegistry, updateRegistry } from './save-registry.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** A whole registry as each reader sees it, and what makes and changes it as a whole. */
export function wholeRegistryRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;
  const answer = keepAnswers(app.registryVersions, 8);

  implement(app, 'POST /birthregistry/', async ({ body, user }) =>
    database.transaction(async (tx) => {
      const id = await createRegistry(tx, body, user);
      await nameSecondOwner(context, tx, { registryId: id, email: body.second_owner_mail, user });
      const row = await findVisible(tx, id, user);
      return presentWholeRegistry(row, [], user);
    }),
  );

  implement(app, 'PUT /birthregistry/{birth_registry_id}', async ({ params, body, user }) =>
    database.transaction(async (tx) => {
      await updateRegistry(tx, params.birth_registry_id, body, user);
      const email = body.second_owner_mail;
      await nameSecondOwner(context, tx, { registryId: params.birth_registry_id, email, user });
      const row = await findVisible(tx, params.birth_registry_id, user);
      return presentWholeRegistry(row, await findFullCategories(tx, row.id), user);
    }),
  );

  implement(app, 'GET /birthregistry/{birth_registry_id}', async ({ params, user }) => {
    const row = await findVisible(database, params.birth_registry_id, user);
    const categories = await findFullCategories(database, row.id);
    return user && manages(user, row)
      ? presentWholeRegistry(row, categories, user)
      : presentPublicWholeRegistry(row, categories);
  });

  implement(app, 'GET /birthregistry/shortlink/{shortlink}', async ({ params, user, request, reply }) => {
    const name = params.shortlink;
    reply.headers({ 'cache-control': user ? 'no-store' : 'no-cache', vary: 'accept-encoding' });
    return answer(request, reply, user ? null : { name, registryName: name }, async () => {
      const link = await findLiveLink(database, name);
      if (!link) throw problem('NOT_FOUND');
      if (link.name.toLowerCase() !== name.toLowerCase()) return redirectTo(link.name);
      const row = await findVisible(database, link.registryId, null);
      const registry = presentPublicWholeRegistry(row, await findFullCategories(database, row.id));
      return { status: 200, headers: JSON_TYPE, body: String(reply.serialize(registry)), isWhole: true };
    }) as never;
  });

  implement(app, 'GET /category/birth_registry/{birth_registry_id}', async ({ params, user }) => {
    const row = await findVisible(database, params.birth_registry_id, user);
    const categories = await findFullCategories(database, row.id);
    return manages(user, row) ? categories.map(presentFullCategory) : categories.map(presentPublicCategory);
  });
}

function redirectTo(shortLink: string): MadeAnswer {
  const headers = { location: `/api/v1/birthregistry/shortlink/${shortLink}` };
  return { status: 302, headers, body: '', isWhole: false };
}

async function findVisible(database: Database, id: number, user: SessionUser | null) {
  const row = await findRegistry(database, and(ofRegistry(id), visibleTo(database, user)));
  if (!row) throw problem('NOT_FOUND');
  return row;
}
