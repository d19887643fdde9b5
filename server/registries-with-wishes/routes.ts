import { and } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { category, registry } from '#contract/entities.ts';
import type { ShownWishes } from '#contract/registries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { makeOnce } from '../http/idempotency/make-once.ts';
import { implement } from '../http/implement.ts';
import { sendInParts } from '../http/limits/heavy-answers.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { keepAnswers, type MadeAnswer } from '../kept/kept-answers.ts';
import { managedBy, visibleTo } from '../registries/access.ts';
import { presentListedRegistry } from '../registries/present.ts';
import { findRegistry, ofRegistry, type RegistryWithParts } from '../registries/queries.ts';
import { findLiveLink } from '../registries/short-links/queries.ts';
import { setSecondOwner } from '../second-owners/set-second-owner.ts';
import { showCategoriesOf } from '../wishes/categories/categories-in-parts.ts';
import { findPublicCategories } from '../wishes/categories/full-categories.ts';
import { presentPublicCategory } from '../wishes/categories/present.ts';
import { myRegistriesRoute } from './my-registries.ts';
import { presentPublicRegistryWithWishes, presentRegistryWithWishes } from './present.ts';
import { createRegistry, updateRegistry } from './save-registry.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** A registry with its wishes as each reader sees it, and creating and changing it as a whole. */
export function registryWithWishesRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implement(app, 'POST /birthregistry/', (call) => {
    const { body, user } = call;
    const find = async (tx: Database, id: number) =>
      presentRegistryWithWishes(await findVisible(tx, id, user), [], user);
    return makeOnce(database, 'POST /birthregistry/', call, {
      async make(tx) {
        const id = await createRegistry(tx, body, user);
        await setSecondOwner(context, tx, { registryId: id, email: body.second_owner_mail, user });
        return find(tx, id);
      },
      find,
    });
  });

  implement(app, 'PUT /birthregistry/{birth_registry_id}', async (call) => {
    const { params, body, user } = call;
    const id = params.birth_registry_id;
    return sendInParts(call, registry, async () => {
      const row = await database.transaction(async (tx) => {
        await updateRegistry(tx, id, body, user);
        await setSecondOwner(context, tx, { registryId: id, email: body.second_owner_mail, user });
        return findVisible(tx, id, user);
      });
      return showRegistry(database, row, user);
    });
  });

  readingRoutes(app, database);
  myRegistriesRoute(app, database);
}

function readingRoutes(app: FastifyInstance, database: Database): void {
  const answer = keepAnswers(app.registryVersions, 8);

  implement(app, 'GET /birthregistry/{birth_registry_id}', async ({ params, query, user, request, reply }) => {
    const id = params.birth_registry_id;
    const { wishes } = query;
    const own = user && (await findOwn(database, id, user));
    if (own) {
      return sendInParts({ user, request, reply }, registry, () => showRegistry(database, own, user, wishes));
    }
    return answer(request, reply, { name: `registry ${id} ${wishes}`, registryName: String(id) }, async () => {
      const row = await findVisible(database, id, null);
      return made(reply, presentPublicRegistryWithWishes(row, await findPublicCategories(database, id, wishes)));
    });
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
    });
  });

  implement(app, 'GET /category/birth_registry/{birth_registry_id}', async ({ params, user, request, reply }) => {
    const id = params.birth_registry_id;
    if (user && (await findOwn(database, id, user))) {
      return sendInParts({ user, request, reply }, z.array(category), () => showCategoriesOf(database, id));
    }
    return answer(request, reply, { name: `categories ${id}`, registryName: String(id) }, async () => {
      await findVisible(database, id, null);
      return made(reply, (await findPublicCategories(database, id)).map(presentPublicCategory));
    });
  });
}

/** The registry, if the user manages it. */
function findOwn(database: Database, id: number, user: SessionUser) {
  return findRegistry(database, and(ofRegistry(id), managedBy(user)));
}

/** With its wishes, which are read as they are sent. */
async function showRegistry(database: Database, row: RegistryWithParts, user: SessionUser, shown?: ShownWishes) {
  return { ...presentListedRegistry(row, user), categories: await showCategoriesOf(database, row.id, shown) };
}

function made(reply: FastifyReply, answer: unknown): MadeAnswer {
  return { status: 200, headers: JSON_TYPE, body: String(reply.serialize(answer)), isCacheable: true };
}

function redirectTo(shortLink: string): MadeAnswer {
  const headers = { location: `/api/v1/birthregistry/shortlink/${shortLink}` };
  return { status: 302, headers, body: '', isCacheable: false };
}

async function findVisible(database: Database, id: number, user: SessionUser | null) {
  const row = await findRegistry(database, and(ofRegistry(id), visibleTo(database, user)));
  if (!row) throw problem('NOT_FOUND');
  return row;
}
