import type * as z from 'zod';
import type { personalDataEndpoints } from '#contract/personal-data.ts';
import { findNewEmail } from '../accounts/change-email.ts';
import { presentOwnUser } from '../accounts/present.ts';
import { type Account, findAccount } from '../accounts/queries.ts';
import { presentCategory } from '../categories/present.ts';
import type { Context } from '../context.ts';
import { problem } from '../http/problem.ts';
import type { SessionUser } from '../http/session.ts';
import { hashRecipient } from '../mail/suppress.ts';
import { presentListedRegistry } from '../registries/present.ts';
import { presentWish } from '../wishes/present.ts';
import { findOwnedLists, type OwnedList } from './find-lists.ts';
import {
  findEmailChanges,
  findInvitations,
  findKnownPlaces,
  findLetters,
  findMadeBookings,
  findPictures,
  findSentMails,
  findSharedLists,
  findShares,
  findTokens,
} from './queries.ts';

type PersonalData = z.input<(typeof personalDataEndpoints)['GET /user/me/export']['response']>;

/** Everything that the service knows about a person, and of others only what the person may see anyway. */
export async function exportAccount(context: Context, user: SessionUser): Promise<PersonalData> {
  const userId = user.id;
  const { config, database } = context;
  const account = await findAccount(database, userId);
  if (!account) throw problem('INVALID_CREDENTIALS');
  return {
    export_date: new Date().toISOString(),
    account: presentAccount(account, await findNewEmail(database, userId)),
    email_changes: (await findEmailChanges(database, userId)).map((row) => ({
      email: row.oldEmail,
      new_email: row.newEmail,
      creation_date: row.createdAt.toISOString(),
      confirmation_date: isoOrNull(row.confirmedAt),
    })),
    birth_registries: (await findOwnedLists(database, userId)).map((list) => presentList(list, user)),
    shared_registries: (await findSharedLists(database, user)).map((row) => ({
      birthregistry_id: row.id,
      registry_title: row.title,
      address_owner: row.addressOwner,
    })),
    invitations: (await findInvitations(database, account.email)).map((row) => ({
      registry_title: row.title,
      creation_date: row.createdAt.toISOString(),
      expiration_moment: row.expiresAt.toISOString(),
      closed_date: isoOrNull(row.closedAt),
    })),
    pictures: (await findPictures(database, userId)).map((row) => ({
      image_path: row.imagePath,
      thumbnail_path: row.thumbnailPath,
      image_url: `${config.publicUrl}/images/${row.imagePath}`,
      creation_date: row.createdAt.toISOString(),
    })),
    bookings_made: (await findMadeBookings(database, account.email)).map(presentMadeBooking),
    shares: (await findShares(database, userId)).map((row) => ({
      birthregistry_id: row.registryId,
      to_mail: row.email,
      to_name: row.name,
      creation_date: row.createdAt.toISOString(),
    })),
    letters: (await findLetters(database, account.email)).map((row) => ({
      subject: row.subject,
      text: row.body,
      creation_date: row.createdAt.toISOString(),
    })),
    mails: (await findSentMails(database, hashRecipient(config.secretKey, account.email))).map((row) => ({
      kind: row.kind,
      creation_date: row.createdAt.toISOString(),
      sent_date: isoOrNull(row.sentAt),
    })),
    known_places: (await findKnownPlaces(database, userId)).map((row) => ({ used_date: row.usedAt.toISOString() })),
    links_in_mails: (await findTokens(database, userId)).map((row) => ({
      purpose: row.purpose,
      creation_date: row.createdAt.toISOString(),
      expiration_moment: row.expiresAt.toISOString(),
    })),
  };
}

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

function presentAccount(row: Account, newEmail: string | null): PersonalData['account'] {
  return {
    ...presentOwnUser(row, newEmail),
    language: row.language,
    creation_date: row.createdAt.toISOString(),
    activation_date: isoOrNull(row.activatedAt),
  };
}

function presentList(
  { list, categories, wishes, bookings, names }: OwnedList,
  user: SessionUser,
): PersonalData['birth_registries'][number] {
  const living = Map.groupBy(
    wishes.filter((row) => row.deletedAt === null),
    (row) => row.categoryId,
  );
  const present = (row: OwnedList['wishes'][number]) => presentWish(row, bookings.get(row.id));
  return {
    ...presentListedRegistry(list, user),
    categories: categories.map((category) => ({
      ...presentCategory(category),
      wishes: (living.get(category.id) ?? []).map(present),
    })),
    deleted_date: isoOrNull(list.deletedAt),
    shortlink_names: names,
    deleted_wishes: wishes.filter((row) => row.deletedAt !== null).map(present),
  };
}

type MadeBooking = Awaited<ReturnType<typeof findMadeBookings>>[number];

function presentMadeBooking(row: MadeBooking): PersonalData['bookings_made'][number] {
  return {
    id: row.id,
    wish_title: row.wishTitle,
    registry_title: row.registryTitle,
    address_owner: row.addressOwner,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    language: row.language,
    anonymous: row.anonymous,
    message: row.message,
    booking_date: row.bookedAt.toISOString(),
    bought_date: isoOrNull(row.boughtAt),
    thanked_date: isoOrNull(row.thankedAt),
    acknowledgment_msg: row.thanksMessage,
    received_date: isoOrNull(row.receivedAt),
    cancelled_date: isoOrNull(row.cancelledAt),
  };
}
