import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { bookingRequests, bookings, registries, users, wishes } from '../database/schema.ts';

/** What the mails about bookings are made from. */
export type MailRow = Awaited<ReturnType<typeof findMailRows>>[number];

/** Bookings with their gift and list, in the order in which they were made; also cancelled ones. */
export function findMailRows(database: Database, condition: SQL) {
  return database
    .select({
      id: bookings.id,
      requestId: bookings.requestId,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      anonymous: bookings.anonymous,
      message: bookings.message,
      thanksMessage: bookings.thanksMessage,
      bookedAt: bookings.bookedAt,
      receivedAt: bookings.receivedAt,
      cancelledBy: bookings.cancelledBy,
      wish: { id: wishes.id, title: wishes.title, priceCents: wishes.priceCents },
      list: {
        id: registries.id,
        ownerId: registries.userId,
        title: registries.title,
        addressOwner: registries.addressOwner,
        addressFirstLine: registries.addressFirstLine,
        addressSecondLine: registries.addressSecondLine,
        addressCity: registries.addressCity,
        addressZipCode: registries.addressZipCode,
        addressRegion: registries.addressRegion,
        addressCountry: registries.addressCountry,
        eventDate: registries.eventDate,
        eventDateIsPrivate: registries.eventDateIsPrivate,
      },
    })
    .from(bookings)
    .innerJoin(wishes, eq(wishes.id, bookings.wishId))
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(condition)
    .orderBy(asc(bookings.id));
}

/** Where and how to write to the giver of a request; null once it is gone. */
export async function findGiver(database: Database, requestId: number | undefined) {
  if (requestId === undefined) return null;
  const [giver] = await database
    .select({
      email: bookingRequests.email,
      firstName: bookingRequests.firstName,
      language: bookingRequests.language,
    })
    .from(bookingRequests)
    .where(eq(bookingRequests.id, requestId));
  return giver ?? null;
}

/** Where and how to write to a list's owner; null once the account is deleted. */
export async function findOwner(database: Database, ownerId: number | undefined) {
  if (ownerId === undefined) return null;
  const [owner] = await database
    .select({ email: users.email, language: users.language, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner && !owner.deletedAt ? owner : null;
}
