import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import {
  bookingRequests,
  bookings,
  emailChanges,
  pictures,
  registries,
  sentMails,
  shares,
  superuserMails,
  tokens,
  wishes,
} from '../database/schema.ts';

/** What else the service keeps about a person, each in the order in which it came about. */

export function findEmailChanges(database: Database, userId: number) {
  return database.select().from(emailChanges).where(eq(emailChanges.userId, userId)).orderBy(asc(emailChanges.id));
}

export function findPictures(database: Database, userId: number) {
  return database
    .select()
    .from(pictures)
    .where(eq(pictures.userId, userId))
    .orderBy(asc(pictures.createdAt), asc(pictures.imagePath));
}

export function findShares(database: Database, userId: number) {
  return database.select().from(shares).where(eq(shares.userId, userId)).orderBy(asc(shares.id));
}

export function findTokens(database: Database, userId: number) {
  return database
    .select({ purpose: tokens.purpose, createdAt: tokens.createdAt, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(eq(tokens.userId, userId))
    .orderBy(asc(tokens.createdAt));
}

/** Whose address is the account's, that is who the account is. */
export function findLetters(database: Database, email: string) {
  return database
    .select()
    .from(superuserMails)
    .where(eq(sql`lower(${superuserMails.email})`, email.toLowerCase()))
    .orderBy(asc(superuserMails.id));
}

export function findSentMails(database: Database, recipientHash: Buffer) {
  return database
    .select()
    .from(sentMails)
    .where(eq(sentMails.recipientHash, recipientHash))
    .orderBy(asc(sentMails.createdAt));
}

/** What was reserved with this address, cancelled lately or not; of the parents only what the giver was shown. */
export function findMadeBookings(database: Database, email: string) {
  return database
    .select({
      id: bookings.id,
      wishTitle: wishes.title,
      registryTitle: registries.title,
      addressOwner: registries.addressOwner,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      language: bookingRequests.language,
      anonymous: bookings.anonymous,
      message: bookings.message,
      bookedAt: bookings.bookedAt,
      boughtAt: bookings.boughtAt,
      thankedAt: bookings.thankedAt,
      thanksMessage: bookings.thanksMessage,
      receivedAt: bookings.receivedAt,
      cancelledAt: bookings.cancelledAt,
    })
    .from(bookings)
    .innerJoin(bookingRequests, eq(bookingRequests.id, bookings.requestId))
    .innerJoin(wishes, eq(wishes.id, bookings.wishId))
    .innerJoin(registries, eq(registries.id, bookings.registryId))
    .where(eq(sql`lower(${bookings.email})`, email.toLowerCase()))
    .orderBy(asc(bookings.id));
}
