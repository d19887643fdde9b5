import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { anyOf, preparedQuery } from '../database/prepared.ts';
import { bookings } from '../database/schema/bookings.ts';
import { registries } from '../database/schema/registries.ts';
import type { SessionUser } from '../http/session/session.ts';
import { inManagedRegistry } from '../registries/access.ts';

const columns = {
  id: bookings.id,
  giverId: firstBookingOfGiver(),
  requestId: bookings.requestId,
  registryId: bookings.registryId,
  wishId: bookings.wishId,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  anonymous: bookings.anonymous,
  message: bookings.message,
  bookedAt: bookings.bookedAt,
  boughtAt: bookings.boughtAt,
  thankedAt: bookings.thankedAt,
  receivedAt: bookings.receivedAt,
};

/** A booking without its e-mail address, which is shown to nobody. */
export type BookingRow = Pick<typeof bookings.$inferSelect, Exclude<keyof typeof columns, 'giverId'>> & {
  /** The giver's first booking on the registry, cancelled or not; it identifies the giver across bookings. */
  giverId: number;
};

function firstBookingOfGiver() {
  return sql`(select min(first.id) from bookings first where first.birthregistry_id = bookings.birthregistry_id
    and lower(first.email) = lower(bookings.email))`.mapWith(Number);
}

/** The open bookings of a registry by wish id, earliest first. */
export async function findBookingsOfRegistry(
  database: Database,
  registryId: number,
): Promise<Map<number, BookingRow[]>> {
  return Map.groupBy(await selectOpen(database, eq(bookings.registryId, registryId)), (row) => row.wishId);
}

/** The open bookings of these wishes by wish id, earliest first. */
export async function findBookingsOfWishes(database: Database, wishIds: number[]): Promise<Map<number, BookingRow[]>> {
  const rows = await findOfWishes(database, { wishIds: JSON.stringify(wishIds) });
  return Map.groupBy(rows, (row) => row.wishId);
}

const findOfWishes = preparedQuery<BookingRow>((database) =>
  selectOpen(database, sql`${bookings.wishId} = ${anyOf('wishIds', 'bigint')}`),
);

function selectOpen(database: Database, where: SQL) {
  return database
    .select(columns)
    .from(bookings)
    .where(and(where, isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.bookedAt), asc(bookings.id));
}

/** What other visitors see of a booking. */
export type PublicBookingRow = Pick<BookingRow, keyof typeof publicColumns>;

const publicColumns = {
  wishId: bookings.wishId,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  anonymous: bookings.anonymous,
  bookedAt: bookings.bookedAt,
};

/** Bookings as visitors see them: without messages, which may be long. */
export async function findPublicBookingsOfRegistry(
  database: Database,
  registryId: number,
): Promise<Map<number, PublicBookingRow[]>> {
  const rows = await database
    .select(publicColumns)
    .from(bookings)
    .where(and(eq(bookings.registryId, registryId), isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.bookedAt), asc(bookings.id));
  return Map.groupBy(rows, (row) => row.wishId);
}

/** Everything one request booked, in order, including what was cancelled since. */
export function findBookingsOfRequest(database: Database, requestId: number): Promise<BookingRow[]> {
  return findBookings(database, eq(bookings.requestId, requestId));
}

/** WHERE for the open bookings on the registries a user manages. */
export function isManaged(database: Database, user: SessionUser): SQL {
  return and(inManagedRegistry(database, bookings.registryId, user), isNull(bookings.cancelledAt)) as SQL;
}

/** Bookings, oldest first; add `.offset().limit()` for one page. */
export function findBookings(database: Database, where: SQL | undefined) {
  return database.select(columns).from(bookings).where(where).orderBy(asc(bookings.id));
}

/** Locks open bookings until the transaction ends, in the order of their ids. */
export function lockBookings(tx: Database, bookingIds: number[]): Promise<BookingRow[]> {
  return tx
    .select(columns)
    .from(bookings)
    .where(and(inArray(bookings.id, bookingIds), isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.id))
    .for('update');
}

/** Each request that still has bookings on any of these registries, once per registry. */
export function findGiversOf(
  database: Database,
  registriesWhere: SQL,
): Promise<{ registryId: number; requestId: number }[]> {
  return database
    .selectDistinct({ registryId: bookings.registryId, requestId: bookings.requestId })
    .from(bookings)
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(and(isNull(bookings.cancelledAt), registriesWhere))
    .orderBy(asc(bookings.registryId), asc(bookings.requestId));
}
