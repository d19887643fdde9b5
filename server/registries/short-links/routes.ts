import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { shortLinks } from '../../database/schema/short-links.ts';
import { makeOnce } from '../../http/idempotency/make-once.ts';
import { implement, implementListing } from '../../http/implement.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { inManagedRegistry } from '../access.ts';
import { presentShortLink } from '../present-parts.ts';
import { findShortLinks } from '../queries.ts';
import { lockShortLink } from './queries.ts';
import { changeShortLink, createShortLink } from './save-short-link.ts';

export function shortLinkRoutes(app: FastifyInstance, { database }: Context): void {
  implementListing(app, 'GET /shortlink/', async ({ query, user }) => {
    const mine = inManagedRegistry(database, shortLinks.registryId, user);
    const rows = await findShortLinks(database, mine).offset(query.skip).limit(query.limit);
    return { page: rows.map(presentShortLink), total: await database.$count(shortLinks, mine) };
  });

  implement(app, 'GET /shortlink/{shortlink_id}', ({ params, user }) =>
    showManagedShortLink(database, params.shortlink_id, user),
  );

  implement(app, 'POST /shortlink/', (call) => {
    const { body, user } = call;
    return makeOnce(database, 'POST /shortlink/', call, {
      make: async (tx) => showShortLink(tx, await createShortLink(tx, body, user)),
      find: (tx, id) => showManagedShortLink(tx, id, user),
    });
  });

  implement(app, 'PUT /shortlink/{shortlink_id}', async ({ params, body, user }) =>
    database.transaction(async (tx) => {
      await changeShortLink(tx, params.shortlink_id, body, user);
      return showShortLink(tx, params.shortlink_id);
    }),
  );

  implement(app, 'DELETE /shortlink/{shortlink_id}', async ({ params, user }) =>
    database.transaction(async (tx) => {
      const link = await lockShortLink(tx, params.shortlink_id, user);
      await tx.delete(shortLinks).where(eq(shortLinks.id, link.id));
      return presentShortLink(link);
    }),
  );
}

function showManagedShortLink(database: Database, id: number, user: SessionUser) {
  return showShortLink(database, id, inManagedRegistry(database, shortLinks.registryId, user));
}

async function showShortLink(database: Database, id: number, where?: SQL) {
  const [row] = await findShortLinks(database, and(eq(shortLinks.id, id), where));
  if (!row) throw problem('NOT_FOUND');
  return presentShortLink(row);
}
