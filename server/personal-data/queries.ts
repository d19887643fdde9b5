import { and, asc, type Column, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { emailChanges, knownClients, tokens } from '../database/schema/accounts.ts';
import { superuserActs } from '../database/schema/admin.ts';
import { bookingRequests, bookings } from '../database/schema/bookings.ts';
import { contactMessages } from '../database/schema/contact.ts';
import { sentMails } from '../database/schema/mail.ts';
import { pictures } from '../database/schema/pictures.ts';
import { registries } from '../database/schema/registries.ts';
import { secondOwnerInvitations } from '../database/schema/second-owners.ts';
import { shares } from '../database/schema/sharing.ts';
import { superuserMails } from '../database/schema/superuser-mails.ts';
import { wishes } from '../database/schema/wishes.ts';
import type { SessionUser } from '../http/session/session.ts';
import type { Hashes } from '../mail/recipients/suppress.ts';

/** What else the service stores about a person, each kind in chronological order. */

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

/** None where the feature is off. */
export async function findCoManagedRegistries(database: Database, user: SessionUser) {
  if (!user.withSecondOwners) return [];
  return database
    .select({ id: registries.id, title: registries.title, addressOwner: registries.addressOwner })
    .from(registries)
    .where(and(eq(registries.secondOwnerId, user.id), isNull(registries.deletedAt)))
    .orderBy(asc(registries.createdAt), asc(registries.id));
}

export function findInvitations(database: Database, email: string) {
  const { id, createdAt, expiresAt, closedAt } = secondOwnerInvitations;
  return database
    .select({ id, title: registries.title, createdAt, expiresAt, closedAt })
    .from(secondOwnerInvitations)
    .innerJoin(registries, eq(registries.id, secondOwnerInvitations.registryId))
    .where(isSame(secondOwnerInvitations.email, email))
    .orderBy(asc(id));
}

export function findKnownClients(database: Database, userId: number) {
  return database
    .select({ usedAt: knownClients.usedAt })
    .from(knownClients)
    .where(eq(knownClients.userId, userId))
    .orderBy(asc(knownClients.usedAt));
}

export function findTokens(database: Database, userId: number) {
  return database
    .select({ purpose: tokens.purpose, createdAt: tokens.createdAt, expiresAt: tokens.expiresAt })
    .from(tokens)
    .where(eq(tokens.userId, userId))
    .orderBy(asc(tokens.createdAt));
}

/** What superusers did to the account. Its own acts on others are no part of it. */
export function findActsOn(database: Database, userId: number) {
  return database
    .select({ call: superuserActs.call, reason: superuserActs.reason, createdAt: superuserActs.createdAt })
    .from(superuserActs)
    .where(eq(sql`(${superuserActs.about} ->> 'user_id')::bigint`, userId))
    .orderBy(asc(superuserActs.id));
}

/** Whoever reads the mails of the account's address is that person. */
export function findSuperuserMails(database: Database, email: string) {
  return database
    .select()
    .from(superuserMails)
    .where(isSame(superuserMails.email, email))
    .orderBy(asc(superuserMails.id));
}

/** Messages to the operator that gave this address as the sender's. */
export function findContactMessages(database: Database, email: string) {
  return database
    .select()
    .from(contactMessages)
    .where(isSame(contactMessages.email, email))
    .orderBy(asc(contactMessages.id));
}

export function findSentMails(database: Database, recipientHashes: Hashes) {
  return database
    .select()
    .from(sentMails)
    .where(inArray(sentMails.recipientHash, [...recipientHashes]))
    .orderBy(asc(sentMails.createdAt));
}

/** What was reserved with this address, recently cancelled or not; of the parents only what the giver was shown. */
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
    .where(isSame(bookings.email, email))
    .orderBy(asc(bookings.id));
}

/** Addresses are compared case-insensitively, both as the database makes them small. */
function isSame(column: Column, email: string): SQL {
  return eq(sql`lower(${column})`, sql`lower(${email})`);
}
