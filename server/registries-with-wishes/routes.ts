import { and } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { implement } from '../http/implement.ts';
import { makeInTurn } from '../http/limits/heavy-answers.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { keepAnswers, type MadeAnswer } from '../kept/kept-answers.ts';
import { managedBy, visibleTo } from '../registries/access.ts';
import { findRegistry, ofRegistry } from '../registries/queries.ts';
import { findLiveLink } from '../registries/short-links/queries.ts';
import { setSecondOwner } from '../second-owners/set-second-owner.ts';
import { findFullCategories, findPublicCategories } from '../wishes/categories/full-categories.ts';
import { presentFullCategory, presentPublicCategory } from '../wishes/categories/present.ts';
import { presentPublicRegistryWithWishes, presentRegistryWithWishes } from './present.ts';
import { createRegistry, updateRegistry } from './save-registry.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** A registry with its wishes as each reader sees it, and what makes and changes it as a whole. */
export function registryWithWishesRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'POST /birthregistry/', async ({ body, user }) =>
    database.transaction(async (tx) => {
      const id = await createRegistry(tx, body, user);
      await setSecondOwner(context, tx, { registryId: id, email: body.second_owner_mail, user });
      const row = await findVisible(tx, id, user);
      return presentRegistryWithWishes(row, [], user);
    }),
  );

  implement(app, 'PUT /birthregistry/{birth_registry_id}', async (call) => {
    const { params, body, user } = call;
    return makeInTurn(call, () =>
      database.transaction(async (tx) => {
        await updateRegistry(tx, params.birth_registry_id, body, user);
        const email = body.second_owner_mail;
        await setSecondOwner(context, tx, { registryId: params.birth_registry_id, email, user });
        const row = await findVisible(tx, params.birth_registry_id, user);
        return presentRegistryWithWishes(row, await findFullCategories(tx, row.id), user);
      }),
    );
  });

  readingRoutes(app, database);
}

function readingRoutes(app: FastifyInstance, database: Database): void {
  const answer = keepAnswers(app.registryVersions, 8);

  implement(app, 'GET /birthregistry/{birth_registry_id}', async ({ params, query, user, request, reply }) => {
    const id = params.birth_registry_id;
    const own = user && (await findOwn(database, id, user));
    if (own) {
      return makeInTurn({ user, request, reply }, async () =>
        presentRegistryWithWishes(own, await findFullCategories(database, id), user),
      );
    }
    const { wishes } = query;
    return answer(request, reply, { name: `registry ${id} ${wishes}`, registryName: String(id) }, async () => {
      const row = await findVisible(database, id, null);
      return made(reply, presentPublicRegistryWithWishes(row, await findPublicCategories(database, id, wishes)));
    }) as never;
  });

  implement(app, 'GET /birthregistry/shortlink/{shortlink}', async ({ params, query, user, request, reply }) => {
    const name = params.shortlink.toLowerCase();
    reply.headers({ 'cache-control': user ? 'no-store' : 'no-cache', vary: 'accept-encoding' });
    const { wishes } = query;
    return answer(request, reply, { name: `link ${name} ${wishes}`, registryName: name }, async () => {
      const link = await findLiveLink(database, name);
      if (!link) throw problem('NOT_FOUND');
      if (link.name.toLowerCase() !== name) return redirectTo(link.name);
      const row = await findVisible(database, link.registryId, null);
      return made(reply, presentPublicRegistryWithWishes(row, await findPublicCategories(database, row.id, wishes)));
    }) as never;
  });

  implement(app, 'GET /category/birth_registry/{birth_registry_id}', async ({ params, user, request, reply }) => {
    const id = params.birth_registry_id;
    if (user && (await findOwn(database, id, user))) {
      return makeInTurn({ user, request, reply }, async () =>
        (await findFullCategories(database, id)).map(presentFullCategory),
      );
    }
    return answer(request, reply, { name: `categories ${id}`, registryName: String(id) }, async () => {
      await findVisible(database, id, null);
      return made(reply, (await findPublicCategories(database, id)).map(presentPublicCategory));
    }) as never;
  });
}

/** The registry, if the user manages it. */
function findOwn(database: Database, id: number, user: SessionUser) {
  return findRegistry(database, and(ofRegistry(id), managedBy(user)));
}

function made(reply: FastifyReply, answer: unknown): MadeAnswer {
  return { status: 200, headers: JSON_TYPE, body: String(reply.serialize(answer)), isWhole: true };
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
