import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/client.ts';
import { bookings } from '../../database/schema/bookings.ts';
import { wishes } from '../../database/schema/wishes.ts';
import { retriedTransaction } from '../../database/transactions/retried-transaction.ts';
import { problem } from '../../http/problem.ts';
import type { SessionUser } from '../../http/session/session.ts';
import { queueMail } from '../../mail/mail.ts';
import { cancelBookings, lockWishes } from '../cancel-bookings.ts';
import { type BookingRow, isManaged, lockBookings } from '../queries.ts';

// What the managers of a registry do with its bookings. Each function returns the booking as it is afterwards, and
// throws NOT_FOUND for one that is cancelled, does not exist, or is on somebody else's registry.

/** Corrects the giver's name; absent fields are left alone. */
export function renameGiver(
  { database }: Context,
  user: SessionUser,
  bookingId: number,
  name: { firstName: string | undefined; lastName: string | undefined },
): Promise<BookingRow> {
  return retriedTransaction(database, async (tx) => {
    await findManaged(tx, user, bookingId);
    const row = await lockOne(tx, bookingId);
    const { firstName = row.firstName, lastName = row.lastName } = name;
    await tx.update(bookings).set({ firstName, lastName }).where(eq(bookings.id, bookingId));
    return { ...row, firstName, lastName };
  });
}

/** Frees the gift, and tells its giver by mail. */
export function deleteBooking(context: Context, user: SessionUser, bookingId: number): Promise<BookingRow> {
  return retriedTransaction(context.database, async (tx) => {
    const { wishId } = await findManaged(tx, user, bookingId);
    await lockWishes(tx, eq(wishes.id, wishId));
    const row = await lockOne(tx, bookingId);
    await cancelBookings(tx, [bookingId], 'manager');
    await queueMail(context, tx, {
      kind: 'booking-deleted',
      ids: { requestId: row.requestId, bookingIds: [bookingId] },
      cause: `booking-deleted-${bookingId}`,
    });
    return row;
  });
}

/** @throws ALREADY_RECEIVED, and THANK_FIRST where thanks are part of the service */
export function markAsReceived(context: Context, user: SessionUser, bookingId: number): Promise<BookingRow> {
  return retriedTransaction(context.database, async (tx) => {
    await findManaged(tx, user, bookingId);
    const row = await lockOne(tx, bookingId);
    if (row.receivedAt) throw problem('ALREADY_RECEIVED');
    if (context.config.features.thanksFeature && !row.thankedAt) throw problem('THANK_FIRST');
    const receivedAt = new Date();
    await tx.update(bookings).set({ receivedAt }).where(eq(bookings.id, bookingId));
    return { ...row, receivedAt };
  });
}

interface Thanks {
  message: string;
  /** Also covers everything else this giver (same e-mail address) gives on the registry that is still unthanked. */
  allGifts: boolean;
}

/**
 * Thanks a giver with one mail.
 * @throws ALREADY_THANKED
 */
export function thankGiver(
  context: Context,
  user: SessionUser,
  bookingId: number,
  thanks: Thanks,
): Promise<BookingRow> {
  return retriedTransaction(context.database, async (tx) => {
    const managed = await findManaged(tx, user, bookingId);
    const ids = thanks.allGifts ? await findBookingIdsOfGiver(tx, managed) : [bookingId];
    const locked = await lockBookings(tx, ids);
    const row = locked.find((one) => one.id === bookingId);
    if (!row) throw problem('NOT_FOUND');
    if (row.thankedAt) throw problem('ALREADY_THANKED');
    const bookingIds = locked.filter((one) => !one.thankedAt).map((one) => one.id);
    const thankedAt = new Date();
    await tx.update(bookings).set({ thankedAt, thanksMessage: thanks.message }).where(inArray(bookings.id, bookingIds));
    await queueMail(context, tx, { kind: 'thanks', ids: { bookingId, bookingIds }, cause: `thanks-${bookingId}` });
    return { ...row, thankedAt };
  });
}

/** What a booking belongs to, if it is open and this user manages its registry. */
async function findManaged(tx: Database, user: SessionUser, bookingId: number) {
  const [managed] = await tx
    .select({ wishId: bookings.wishId, registryId: bookings.registryId, email: bookings.email })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), isManaged(tx, user)));
  if (!managed) throw problem('NOT_FOUND');
  return managed;
}

async function lockOne(tx: Database, bookingId: number): Promise<BookingRow> {
  const [row] = await lockBookings(tx, [bookingId]);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

async function findBookingIdsOfGiver(tx: Database, { registryId, email }: { registryId: number; email: string }) {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.registryId, registryId),
        eq(sql`lower(${bookings.email})`, sql`lower(${email})`),
        isNull(bookings.cancelledAt),
      ),
    )
    .orderBy(asc(bookings.id));
  return rows.map((row) => row.id);
}
