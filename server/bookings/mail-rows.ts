import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../database/client.ts';
import { bookingRequests, bookings, registries, users, wishes } from '../database/schema.ts';
import type { MailJob } from '../mail/mail.ts';

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

/** The parents of these lists, to whom mails about bookings go: owner and second owner, unless an account is deleted. */
export function findParents({ config, database }: Pick<Context, 'config' | 'database'>, registryIds: number[]) {
  const isSecond = config.features.secondOwnerFeature ? eq(users.id, registries.secondOwnerId) : undefined;
  return database
    .select({ id: users.id, email: users.email, language: users.language, registryId: registries.id })
    .from(registries)
    .innerJoin(users, or(eq(users.id, registries.userId), isSecond))
    .where(and(inArray(registries.id, registryIds), isNull(users.deletedAt)))
    .orderBy(asc(registries.id), asc(users.id));
}

/** One of a list's parents; null once this person is none any more. A mail queued before lists had two is the owner's. */
export async function findParent(context: Context, list: MailRow['list'] | undefined, { userId }: MailJob['ids']) {
  if (!list) return null;
  const parents = await findParents(context, [list.id]);
  return parents.find(({ id }) => id === (userId ?? list.ownerId)) ?? null;
}
