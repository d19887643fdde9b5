import type * as z from 'zod';
import type {
  foundRegistry,
  listedRegistry,
  publicRegistry,
  secondOwner as secondOwnerSchema,
} from '#contract/entities.ts';
import type { SessionUser } from '../http/session/session.ts';
import { presentBaby, presentPublicBaby, presentPublicShortLinks, presentShortLink } from './present-parts.ts';
import type { BabyRow, RegistryRow, RegistryWithParts, ShortLinkRow } from './queries.ts';

// What each kind of reader sees of a registry, without its categories.

function presentCommon(row: RegistryRow) {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    description: row.description,
    is_private: row.isPrivate,
    is_online: row.isOnline,
    image_path: row.imagePath,
    thumbnail_path: row.thumbnailPath,
    address_owner: row.addressOwner,
    cash_pool: row.cashPool,
    creation_date: row.createdAt.toISOString(),
  };
}

/** For `user`, one of its managers. */
export function presentListedRegistry(row: RegistryWithParts, user: SessionUser): z.input<typeof listedRegistry> {
  return {
    ...presentCommon(row),
    user_id: row.userId,
    event_date: row.eventDate,
    event_date_is_private: row.eventDateIsPrivate,
    address_first_line: row.addressFirstLine,
    address_second_line: row.addressSecondLine,
    address_city: row.addressCity,
    address_zip_code: row.addressZipCode,
    address_region: row.addressRegion,
    address_country: row.addressCountry,
    address_is_private: row.addressIsPrivate,
    owner_name: row.ownerName,
    second_owner_mail: user.withSecondOwners ? secondOwnerMail(row) : null,
    second_owner: user.withSecondOwners ? presentSecondOwner(row) : NO_SECOND_OWNER,
    babies: row.babies.map(presentBaby),
    shortlinks: row.shortLinks.map(presentShortLink),
  };
}

type RowWithSecondOwner = Pick<RegistryRow, 'secondOwner' | 'invitation'>;

const NO_SECOND_OWNER = {
  state: 'none',
  user_id: null,
  first_name: null,
  last_name: null,
  invited_until: null,
} as const;

/** The address of a registry's second owner, or the one invited. */
export function secondOwnerMail({ secondOwner, invitation }: RowWithSecondOwner): string | null {
  return secondOwner?.email ?? invitation?.email ?? null;
}

export function presentSecondOwner({ secondOwner, invitation }: RowWithSecondOwner): z.input<typeof secondOwnerSchema> {
  if (secondOwner) {
    const { id, firstName, lastName } = secondOwner;
    return { ...NO_SECOND_OWNER, state: 'accepted', user_id: id, first_name: firstName, last_name: lastName };
  }
  if (!invitation) return NO_SECOND_OWNER;
  return { ...NO_SECOND_OWNER, state: 'invited', invited_until: invitation.expiresAt.toISOString() };
}

/** For everybody who has its link or id. */
export function presentPublicRegistry(row: RegistryWithParts): Omit<z.input<typeof publicRegistry>, 'categories'> {
  return {
    ...presentCommon(row),
    event_date: row.eventDateIsPrivate ? null : row.eventDate,
    babies: row.babies.map(presentPublicBaby),
    shortlinks: presentPublicShortLinks(row.shortLinks),
  };
}

export interface FoundRow {
  id: number;
  title: string;
  addressOwner: string;
  thumbnailPath: string | null;
  babies: BabyRow[];
  shortLinks: ShortLinkRow[];
}

/** In the search's answer. */
export function presentFoundRegistry(row: FoundRow): z.input<typeof foundRegistry> {
  return {
    id: row.id,
    title: row.title,
    address_owner: row.addressOwner,
    thumbnail_path: row.thumbnailPath,
    babies: row.babies.map(presentPublicBaby),
    shortlinks: presentPublicShortLinks(row.shortLinks),
  };
}
