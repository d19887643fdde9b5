import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { bookings } from '../database/schema/bookings.ts';
import { readIdempotencyKey } from '../http/idempotency/keys.ts';
import { implement, implementListing } from '../http/implement.ts';
import { clientOf } from '../http/limits/client-of.ts';
import { accountKey } from '../http/limits/limit-calls.ts';
import { spend } from '../http/limits/rate-counters.ts';
import { problem } from '../http/problem.ts';
import { cancelAsGiver, findGiverBookings, noteBought } from './giver/giver-bookings.ts';
import { sendSummaryAgain } from './giver/send-summary-again.ts';
import { deleteBooking, markAsReceived, renameGiver, thankGiver } from './parents/manage-bookings.ts';
import { presentBooking, presentNewBooking } from './present.ts';
import { findBookings, isManaged } from './queries.ts';
import { bookWishes } from './requests/book-wishes.ts';

/** Booking, what the parents do with a booking, and the giver's own page. */
export function bookingRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /booking/multi', async ({ body, user, language, request, reply }) => {
    const idempotencyKey = readIdempotencyKey(request);
    await countGiver(request, body);
    const { rows, giverToken } = await bookWishes(context, { payloads: body, user, language, idempotencyKey });
    reply.header('x-giver-token', giverToken);
    return rows.map(presentNewBooking);
  });

  parentsRoutes(app, context);
  giversRoutes(app, context);
}

/**
 * Anybody may book with any e-mail address, and its reader gets a mail; so one client may only name a few. Addresses
 * it named before do not count again.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
async function countGiver({ ip, server }: FastifyRequest, payloads: { email: string }[]): Promise<void> {
  const client = clientOf(ip);
  const giver = `${client} ${accountKey(payloads[0]?.email ?? '')}`;
  if (await server.rateLimits.look('givers', giver)) return;
  await spend(server.rateLimits, 'givers', client);
  await server.rateLimits.count('givers', giver);
}

function parentsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  implementListing(app, 'GET /booking/', async ({ query, user }) => {
    const mine = isManaged(database, user);
    const rows = await findBookings(database, mine).offset(query.skip).limit(query.limit);
    return { page: rows.map(presentBooking), total: await database.$count(bookings, mine) };
  });

  implement(app, 'GET /booking/{booking_id}', async ({ params, user }) => {
    const [row] = await findBookings(database, and(eq(bookings.id, params.booking_id), isManaged(database, user)));
    if (!row) throw problem('NOT_FOUND');
    return presentBooking(row);
  });

  implement(app, 'PUT /booking/{booking_id}', async ({ params, body, user }) => {
    const name = { firstName: body.first_name, lastName: body.last_name };
    return presentBooking(await renameGiver(context, user, params.booking_id, name));
  });

  implement(app, 'DELETE /booking/{booking_id}', async ({ params, user }) =>
    presentBooking(await deleteBooking(context, user, params.booking_id)),
  );

  implement(app, 'POST /booking/mark_as_received/{booking_id}', async ({ params, user }) =>
    presentBooking(await markAsReceived(context, user, params.booking_id)),
  );

  implement(app, 'POST /booking/thank/{booking_id}', async ({ params, user, body }) => {
    const thanks = { message: body.acknowledgment_msg, allGifts: body.all_gifts };
    return presentBooking(await thankGiver(context, user, params.booking_id, thanks));
  });
}

/** Whoever has the token of the summary's link is the giver. */
function giversRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'GET /booking/giver/{token}', async ({ params }) => ({
    bookings: await findGiverBookings(context.database, params.token),
  }));

  implement(app, 'POST /booking/giver/{token}/summary', async ({ params }) => {
    await sendSummaryAgain(context, params.token);
    return { ok: true as const };
  });

  implement(app, 'POST /booking/giver/{token}/{booking_id}/bought', ({ params }) =>
    noteBought(context.database, params.token, params.booking_id, true),
  );

  implement(app, 'DELETE /booking/giver/{token}/{booking_id}/bought', ({ params }) =>
    noteBought(context.database, params.token, params.booking_id, false),
  );

  implement(app, 'DELETE /booking/giver/{token}/{booking_id}', ({ params }) =>
    cancelAsGiver(context, params.token, params.booking_id),
  );
}
