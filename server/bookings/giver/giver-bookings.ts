import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { giverBooking } from '#contract/bookings.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { registries } from '../../database/schema/registries.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { retriedTransaction } from '../../database/transactions/retried-transaction.ts';
import { problem } from '../../http/problem.ts';
import { addressColumns, presentAddress } from '../../registries/address.ts';
import { oldestLiveLink } from '../../registries/short-links/queries.ts';
import { cancelBookings, lockWishes } from '../cancel-bookings.ts';
import { tellParentsOfCancelling } from '../mails/digests.ts';
import { lockBookings } from '../queries.ts';
import { type Opened, openWithToken } from './giver-tokens.ts';

type GiverBooking = z.input<typeof giverBooking>;

// What givers see and do without an account, by the token of a mail or of the booking's answer. Each function throws
// NOT_FOUND for a token that opens nothing (any more) and for a booking of another request.

/** The giver's open bookings, in order; none from registries whose parents closed their account. */
export async function findGiverBookings(database: Database, token: string): Promise<GiverBooking[]> {
  const opened = await openWithToken(database, token);
  return findForGiver(database, opened, eq(bookings.requestId, opened.requestId));
}

/** Notes that the gift has been bought, or that it has not; repeating it changes nothing. */
export async function noteBought(
  database: Database,
  token: string,
  bookingId: number,
  isBought: boolean,
): Promise<GiverBooking> {
  const opened = await openWithToken(database, token);
  await findOne(database, opened, bookingId);
  await database
    .update(bookings)
    .set({ boughtAt: isBought ? sql`coalesce(${bookings.boughtAt}, now())` : null })
    .where(and(ofRequest(opened, bookingId), isNull(bookings.cancelledAt)));
  return findOne(database, opened, bookingId);
}

/**
 * Frees the gift, and tells the parents by a mail that is sent a little later. Returns the booking as it was.
 * @throws ALREADY_RECEIVED
 */
export function cancelAsGiver(context: Context, token: string, bookingId: number): Promise<GiverBooking> {
  return retriedTransaction(context.database, async (tx) => {
    const booking = await findOne(tx, await openWithToken(tx, token), bookingId);
    await lockWishes(tx, eq(wishes.id, booking.wish_id));
    const [row] = await lockBookings(tx, [bookingId]);
    if (!row) throw problem('NOT_FOUND');
    if (row.receivedAt) throw problem('ALREADY_RECEIVED');
    const [cancelled] = await cancelBookings(tx, [bookingId], 'giver');
    if (cancelled) await tellParentsOfCancelling(context, tx, booking.birthregistry_id, cancelled.cancelledAt);
    return booking;
  });
}

async function findOne(database: Database, opened: Opened, bookingId: number): Promise<GiverBooking> {
  const [booking] = await findForGiver(database, opened, ofRequest(opened, bookingId));
  if (!booking) throw problem('NOT_FOUND');
  return booking;
}

function ofRequest({ requestId }: Opened, bookingId: number): SQL {
  return and(eq(bookings.requestId, requestId), eq(bookings.id, bookingId)) as SQL;
}

async function findForGiver(database: Database, { isMailed }: Opened, condition: SQL): Promise<GiverBooking[]> {
  const rows = await selectForGiver(database, condition);
  return rows.map(({ bookedAt, boughtAt, thankedAt, receivedAt, registry, wish, priceCents, ...row }) => ({
    ...row,
    wish: { ...wish, price: priceCents / 100 },
    wish_id: wish.id,
    birthregistry_id: registry.id,
    address: presentAddress(registry, { isMailed }),
    shortlink: registry.shortlink,
    booking_date: bookedAt.toISOString(),
    bought: boughtAt !== null,
    thanked: thankedAt !== null,
    received: receivedAt !== null,
  }));
}

function selectForGiver(database: Database, condition: SQL) {
  return database
    .select({
      id: bookings.id,
      bookedAt: bookings.bookedAt,
      boughtAt: bookings.boughtAt,
      thankedAt: bookings.thankedAt,
      receivedAt: bookings.receivedAt,
      priceCents: wishes.priceCents,
      wish: {
        id: wishes.id,
        title: wishes.title,
        link: sql<string | null>`coalesce(${wishes.affiliateLink}, ${wishes.link})`,
        img_path: wishes.imagePath,
      },
      registry: {
        id: registries.id,
        title: registries.title,
        ...addressColumns,
        addressIsPrivate: registries.addressIsPrivate,
        shortlink: oldestLiveLink(),
      },
    })
    .from(bookings)
    .innerJoin(wishes, eq(wishes.id, bookings.wishId))
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(and(condition, isNull(bookings.cancelledAt), isNull(registries.deletedAt)))
    .orderBy(asc(bookings.id));
}
