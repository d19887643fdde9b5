import * as z from 'zod';
import { BOOKING_BODY_BYTES } from './body-limits.ts';
import { bookingCreate, bookingMulti } from './booking-request.ts';
import { defineEndpoints } from './endpoint.ts';
import { booking, id, idInPath, registryAddress } from './entities.ts';
import { LIMITS } from './limits.ts';
import { paging } from './paging.ts';
import { moment, requiredMultiline, secret } from './texts.ts';

/** What the parents may correct. */
const bookingUpdate = bookingCreate.pick({ first_name: true, last_name: true }).partial().meta({ id: 'BookingUpdate' });

export const acknowledgment = z
  .object({
    acknowledgment_msg: requiredMultiline(LIMITS.thanksMessage),
    /** Thanks for all of this giver's gifts on the registry still waiting for thanks: one message, one mail. */
    all_gifts: z.boolean().default(false),
  })
  .meta({ id: 'Acknowledgment' });

/** What the giver gets back for each booking. */
export const booked = z
  .object({
    id,
    birthregistry_id: id,
    wish_id: id,
    first_name: z.string(),
    last_name: z.string(),
    booking_date: moment,
    anonymous: z.boolean(),
  })
  .meta({ id: 'Booked', description: 'What the giver gets back of each booking.' });

/** A booking on the giver's own page. */
export const giverBooking = z
  .object({
    id,
    wish_id: id,
    birthregistry_id: id,
    wish: z
      .object({
        id,
        title: z.string(),
        price: z.number(),
        link: z.string().nullable(),
        img_path: z.string().nullable(),
      })
      .meta({ id: 'WishOfBooking', description: 'What a giver needs to know of a wish.' }),
    /** In full if the giver came here from a mail; otherwise only what the parents show everybody. */
    address: registryAddress,
    /** The registry's current short link, null while it has none. */
    shortlink: z.string().nullable(),
    booking_date: moment,
    bought: z.boolean(),
    thanked: z.boolean(),
    received: z.boolean(),
  })
  .meta({ id: 'GiverBooking', description: 'A booking as its giver sees it.' });

const bookingId = z.object({ booking_id: idInPath });
const giverToken = z.object({ token: secret });
const tag = 'Bookings';

export const bookingEndpoints = defineEndpoints({
  /**
   * NOT_FOUND and ALREADY_BOOKED say which wishes are in the way: `errors: [{ path: 'wishes_ids.4711', … }]` carries
   * the wish's id after the dot, so that a basket can drop exactly those. Invalid input (422) is located by position
   * instead: `0.wishes_ids.2`.
   */
  'POST /booking/multi': {
    summary:
      'Books one copy of each wish, or as many as `copies` says, all or nothing; every path in the errors of a 404 or 409 ends with a wish’s id. X-Giver-Token in the answer opens the giver’s page. With an Idempotency-Key a repeated request books once.',
    tag,
    access: 'anyone',
    reach: 'readers',
    requestHeaders: ['Idempotency-Key'],
    limit: 'booking',
    limitedBy: '0.email',
    body: bookingMulti,
    bodyLimit: BOOKING_BODY_BYTES,
    response: z.array(booked),
    responseHeaders: ['X-Giver-Token'],
    status: 201,
    errors: ['NOT_FOUND', 'ALREADY_BOOKED'],
    secret: true,
  },
  'GET /booking/': {
    summary: 'The bookings on the caller’s lists, oldest first.',
    tag,
    access: 'user',
    reach: 'managers',
    query: paging,
    response: z.array(booking),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /booking/{booking_id}': {
    summary: 'A booking as the managers of its list see it.',
    tag,
    access: 'user',
    reach: 'managers',
    params: bookingId,
    response: booking,
    errors: ['NOT_FOUND'],
  },
  'PUT /booking/{booking_id}': {
    summary: 'Corrects the name of a giver on one booking.',
    tag,
    access: 'user',
    reach: 'managers',
    params: bookingId,
    body: bookingUpdate,
    response: booking,
    errors: ['NOT_FOUND'],
  },
  'DELETE /booking/{booking_id}': {
    summary: 'Deletes a booking on a list of the caller; the giver is told by email.',
    tag,
    access: 'user',
    reach: 'managers',
    params: bookingId,
    response: booking,
    errors: ['NOT_FOUND'],
  },
  'POST /booking/mark_as_received/{booking_id}': {
    summary: 'Marks a gift as received, once its giver was thanked.',
    tag,
    access: 'user',
    reach: 'managers',
    aliases: ['/booking/mark-as-received/{booking_id}'],
    params: bookingId,
    response: booking,
    errors: ['NOT_FOUND', 'THANK_FIRST', 'ALREADY_RECEIVED'],
  },
  'POST /booking/thank/{booking_id}': {
    summary: 'Sends the parents’ thanks to the giver.',
    tag,
    access: 'user',
    reach: 'managers',
    params: bookingId,
    body: acknowledgment,
    response: booking,
    errors: ['NOT_FOUND', 'ALREADY_THANKED'],
    feature: 'thanksFeature',
  },
  'GET /booking/giver/{token}': {
    summary:
      'What a giver booked, by the token of an email, or by X-Giver-Token: the latter shows no private address but owner, city and country.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    params: giverToken,
    response: z.object({ bookings: z.array(giverBooking) }),
    errors: ['NOT_FOUND'],
    secret: true,
  },
  'POST /booking/giver/{token}/summary': {
    summary: `Sends the summary email again, with the whole address and a link that opens it; ${LIMITS.summariesAgainPerDay} times a day.`,
    tag,
    access: 'anyone',
    reach: 'bearer',
    limit: 'booking',
    params: giverToken,
    response: z.object({ ok: z.literal(true) }),
    errors: ['NOT_FOUND'],
    secret: true,
  },
  'POST /booking/giver/{token}/{booking_id}/bought': {
    summary: 'The giver says that the gift is bought.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    limit: 'booking',
    params: giverToken.extend(bookingId.shape),
    response: giverBooking,
    errors: ['NOT_FOUND'],
    secret: true,
  },
  'DELETE /booking/giver/{token}/{booking_id}/bought': {
    summary: 'The giver takes back having said that the gift is bought.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    limit: 'booking',
    params: giverToken.extend(bookingId.shape),
    response: giverBooking,
    errors: ['NOT_FOUND'],
    secret: true,
  },
  'DELETE /booking/giver/{token}/{booking_id}': {
    summary: 'The giver cancels; the parents are told by email, a quarter of an hour later.',
    tag,
    access: 'anyone',
    reach: 'bearer',
    limit: 'booking',
    params: giverToken.extend(bookingId.shape),
    response: giverBooking,
    errors: ['NOT_FOUND', 'ALREADY_RECEIVED'],
    secret: true,
  },
});
