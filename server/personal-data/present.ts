import type * as z from 'zod';
import type { personalDataEndpoints } from '#contract/personal-data.ts';
import { presentOwnUser } from '../accounts/present.ts';
import type { Account } from '../accounts/queries.ts';
import type { Session } from '../accounts/sessions/queries.ts';
import type { InParts } from '../http/limits/json-in-parts.ts';
import type { SessionUser } from '../http/session/session.ts';
import { presentListedRegistry } from '../registries/present.ts';
import type { OwnedRegistry } from './find-registries.ts';
import type * as found from './queries.ts';

export type PersonalData = z.input<(typeof personalDataEndpoints)['GET /user/me/export']['response']>;

type Row<Query extends (...input: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Query>>[number];

function isoOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

export function presentWholeAccount(row: Account, newEmail: string | null): PersonalData['account'] {
  return {
    ...presentOwnUser(row, newEmail),
    language: row.language,
    creation_date: row.createdAt.toISOString(),
    activation_date: isoOrNull(row.activatedAt),
  };
}

/** Gifts and bookings are as managers see them (bookings/present.ts): givers' names, also unnamed, no addresses. */
export function presentOwnedRegistry(
  { registry, categories, deletedWishes, names }: OwnedRegistry,
  user: SessionUser,
): InParts<PersonalData['birth_registries'][number]> {
  return {
    ...presentListedRegistry(registry, user),
    categories,
    deleted_date: isoOrNull(registry.deletedAt),
    shortlink_names: names,
    deleted_wishes: deletedWishes,
  };
}

export function presentMadeBooking(row: Row<typeof found.findMadeBookings>): PersonalData['bookings_made'][number] {
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

export function presentEmailChange(row: Row<typeof found.findEmailChanges>): PersonalData['email_changes'][number] {
  return {
    email: row.oldEmail,
    new_email: row.newEmail,
    creation_date: row.createdAt.toISOString(),
    confirmation_date: isoOrNull(row.confirmedAt),
  };
}

export function presentCoManagedRegistry(
  row: Row<typeof found.findCoManagedRegistries>,
): PersonalData['shared_registries'][number] {
  return { birthregistry_id: row.id, registry_title: row.title, address_owner: row.addressOwner };
}

export function presentInvitation(row: Row<typeof found.findInvitations>): PersonalData['invitations'][number] {
  return {
    registry_title: row.title,
    creation_date: row.createdAt.toISOString(),
    expiration_moment: row.expiresAt.toISOString(),
    closed_date: isoOrNull(row.closedAt),
  };
}

/** @param imagesUrl what the store's paths are relative to */
export function presentOwnPicture(
  row: Row<typeof found.findPictures>,
  imagesUrl: string,
): PersonalData['pictures'][number] {
  return {
    image_path: row.imagePath,
    thumbnail_path: row.thumbnailPath,
    image_url: `${imagesUrl}/${row.imagePath}`,
    creation_date: row.createdAt.toISOString(),
  };
}

export function presentShare(row: Row<typeof found.findShares>): PersonalData['shares'][number] {
  return {
    birthregistry_id: row.registryId,
    to_mail: row.email,
    to_name: row.name,
    creation_date: row.createdAt.toISOString(),
  };
}

export function presentSuperuserMail(row: Row<typeof found.findSuperuserMails>): PersonalData['letters'][number] {
  return { subject: row.subject, text: row.body, creation_date: row.createdAt.toISOString() };
}

export function presentContactMessage(
  row: Row<typeof found.findContactMessages>,
): PersonalData['contact_messages'][number] {
  return { name: row.name, message: row.message, creation_date: row.createdAt.toISOString() };
}

export function presentSentMail(row: Row<typeof found.findSentMails>): PersonalData['mails'][number] {
  return { kind: row.kind, creation_date: row.createdAt.toISOString(), sent_date: isoOrNull(row.sentAt) };
}

export function presentOwnSession({ browser, system, createdAt, usedAt }: Session): PersonalData['sessions'][number] {
  return { browser, system, first_use_date: createdAt.toISOString(), last_use_date: usedAt.toISOString() };
}

export function presentActOn(row: Row<typeof found.findActsOn>): PersonalData['superuser_acts'][number] {
  return { call: row.call, reason: row.reason, act_date: row.createdAt.toISOString() };
}

export function presentToken(row: Row<typeof found.findTokens>): PersonalData['links_in_mails'][number] {
  return {
    purpose: row.purpose,
    creation_date: row.createdAt.toISOString(),
    expiration_moment: row.expiresAt.toISOString(),
  };
}
