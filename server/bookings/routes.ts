import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';
import { bookWishes } from './book-wishes.ts';
import { cancelAsGiver, findGiverBookings, markAsBought } from './giver-bookings.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { deleteBooking, markAsReceived, thankGiver } from './manage-bookings.ts';
import { presentBooked, presentBooking } from './present.ts';

/** Booking, what the parents do with a booking, and the giver's own page. */
export function bookingRoutes(app: FastifyInstance, context: Context): void {
  implement(app, 'POST /booking/multi', async ({ body, user, language, request, reply }) => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    const { rows, giverToken } = await bookWishes(context, { payloads: body, user, language, idempotencyKey });
    reply.header('x-giver-token', giverToken);
    return rows.map(presentBooked);
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

  implement(app, 'GET /booking/giver/{token}', async ({ params }) => ({
    bookings: await findGiverBookings(context.database, params.token),
  }));

  implement(app, 'POST /booking/giver/{token}/{booking_id}/bought', ({ params }) =>
    markAsBought(context.database, params.token, params.booking_id),
  );

  implement(app, 'DELETE /booking/giver/{token}/{booking_id}', ({ params }) =>
    cancelAsGiver(context, params.token, params.booking_id),
  );
}
