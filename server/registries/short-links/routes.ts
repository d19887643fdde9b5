import { and, count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { shortLinks } from '../../database/schema.ts';
import { implement, implementListing } from '../../http/implement.ts';
import { invalid, problem } from '../../http/problem.ts';
import { managedBy, ofManaged } from '../access.ts';
import { presentShortLink } from '../present.ts';
import { findShortLinks, lockRegistry, ofRegistry, refuseOtherRegistry } from '../queries.ts';
import { expirationFrom } from './expiration.ts';
import { claimName, lockShortLink } from './queries.ts';

export function shortLinkRoutes(app: FastifyInstance, { database }: Context): void {
  implementListing(app, 'GET /shortlink/', async ({ query, user }) => {
    const mine = ofManaged(database, shortLinks.registryId, user);
    const rows = await findShortLinks(database, mine).offset(query.skip).limit(query.limit);
    return { page: rows.map(presentShortLink), total: await database.$count(shortLinks, mine) };
  });

  implement(app, 'GET /shortlink/{shortlink_id}', async ({ params, user }) => {
    const mine = ofManaged(database, shortLinks.registryId, user);
    const [row] = await findShortLinks(database, and(eq(shortLinks.id, params.shortlink_id), mine));
    if (!row) throw problem('NOT_FOUND');
    return presentShortLink(row);
  });

  implement(app, 'POST /shortlink/', async ({ body, user }) =>
    database.transaction(async (tx) => {
      const registry = await lockRegistry(tx, and(ofRegistry(body.birthregistry_id), managedBy(user)));
      await refuseOneTooMany(tx, registry.id);
      const [link] = await tx
        .insert(shortLinks)
        .values({
          registryId: registry.id,
          name: body.name,
          isActive: body.is_active,
          expirationDate: expirationFrom(body.expiration_date),
        })
        .returning({ id: shortLinks.id, registryId: shortLinks.registryId });
      if (!link) throw problem('INTERNAL_ERROR');
      await claimName(tx, body.name, link);
      return showShortLink(tx, link.id);
    }),
  );

  implement(app, 'PUT /shortlink/{shortlink_id}', async ({ params, body, user }) =>
    database.transaction(async (tx) => {
      const link = await lockShortLink(tx, params.shortlink_id, user);
      refuseOtherRegistry(body, link);
      if (body.name !== undefined) await claimName(tx, body.name, link);
      await tx
        .update(shortLinks)
        .set({
          name: body.name ?? link.name,
          isActive: body.is_active ?? link.isActive,
          expirationDate:
            body.expiration_date === undefined ? link.expirationDate : expirationFrom(body.expiration_date),
        })
        .where(eq(shortLinks.id, link.id));
      return showShortLink(tx, link.id);
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

async function refuseOneTooMany(tx: Database, registryId: number): Promise<void> {
  const [row] = await tx.select({ total: count() }).from(shortLinks).where(eq(shortLinks.registryId, registryId));
  if (row && row.total >= LIMITS.shortLinksPerList) throw invalid('', `QUOTA:${LIMITS.shortLinksPerList}`);
}

async function showShortLink(tx: Database, id: number) {
  const [row] = await findShortLinks(tx, eq(shortLinks.id, id));
  if (!row) throw problem('NOT_FOUND');
  return presentShortLink(row);
}
