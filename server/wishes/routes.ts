import type { FastifyInstance } from 'fastify';
import { storedShopLink } from '../affiliate/links/affiliate-links.ts';
import { findBookingsOfWishes } from '../bookings/queries.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { makeOnce } from '../http/idempotency/make-once.ts';
import { implement, implementListing } from '../http/implement.ts';
import { makeInTurn } from '../http/limits/heavy-answers.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session/session.ts';
import { managedBy, visibleTo } from '../registries/access.ts';
import { lockCategory } from './categories/queries.ts';
import { deleteWish } from './delete-wishes.ts';
import { presentPublicWish, presentWish } from './present.ts';
import { findManagedWishes, findWish, lockManagedWish } from './queries.ts';
import { createWish, updateWish } from './save-wish.ts';

/** Adding, reading, changing and deleting gifts. */
export function wishRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;
  readingRoutes(app, context);

  implement(app, 'POST /wish/', async (call) => {
    const { body, user } = call;
    const shopLink = await storedShopLink(context, body.link);
    return makeOnce(database, 'POST /wish/', call, {
      async make(tx) {
        const category = await lockCategory(tx, body.category_id, user);
        return presentWish(await createWish(tx, category, { ...body, ...shopLink }, user));
      },
      find: (tx, id) => showManagedWish(tx, id, user),
    });
  });

  implement(app, 'PUT /wish/{wish_id}', async ({ params, body, user }) => {
    const shopLink = body.link === undefined ? {} : await storedShopLink(context, body.link);
    return database.transaction(async (tx) => {
      const before = await lockManagedWish(tx, params.wish_id, user);
      const wish = await updateWish(tx, before, { ...body, ...shopLink }, user);
      return presentWish(wish, await bookingsOf(tx, wish.id));
    });
  });

  implement(app, 'DELETE /wish/{wish_id}', async ({ params, query, user }) => {
    const deletion = { id: params.wish_id, newestBooking: query.newest_booking };
    const { wish, bookings } = await deleteWish(context, deletion, user);
    return presentWish(wish, bookings);
  });
}

function readingRoutes(app: FastifyInstance, { database }: Context): void {
  implementListing(app, 'GET /wish/', (call) =>
    makeInTurn(call, async () => {
      const { rows, total } = await findManagedWishes(database, call.user, call.query);
      const bookings = await findBookingsOfWishes(
        database,
        rows.map((row) => row.id),
      );
      return { page: rows.map((row) => presentWish(row, bookings.get(row.id))), total };
    }),
  );

  implement(app, 'GET /wish/{wish_id}', ({ params, user }) => showManagedWish(database, params.wish_id, user));

  implement(app, 'GET /wish/public/{wish_id}', async ({ params, user }) => {
    const wish = await findWish(database, params.wish_id, visibleTo(database, user));
    if (!wish) throw problem('NOT_FOUND');
    return presentPublicWish(wish, await bookingsOf(database, wish.id));
  });
}

async function showManagedWish(database: Database, id: number, user: SessionUser) {
  const wish = await findWish(database, id, managedBy(user));
  if (!wish) throw problem('NOT_FOUND');
  return presentWish(wish, await bookingsOf(database, wish.id));
}

async function bookingsOf(database: Database, wishId: number) {
  return (await findBookingsOfWishes(database, [wishId])).get(wishId) ?? [];
}
