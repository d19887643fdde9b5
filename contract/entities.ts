import * as z from 'zod';
import { LANGUAGES } from '#locales/languages.ts';
import { COUNTRIES, GENDERS } from './limits.ts';
import { day, moment } from './texts.ts';

/** What each kind of reader may see. A field that must not leak to a reader is simply not in that reader's schema. */

/** Ids are integers up to 2^53 − 1; in paths and queries they arrive as digits. */
export const id = z.int().min(1);
export const idInPath = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(id)
  .meta({ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const gender = z.enum(GENDERS);
export const country = z.enum(COUNTRIES);
export const language = z.enum(LANGUAGES);

/** The base URLs that addresses begin with. */
export const baseAddress = z
  .object({ url: z.string() })
  .meta({ id: 'BaseAddress', description: 'What addresses begin with.' });

export const user = z
  .object({ id, first_name: z.string(), last_name: z.string(), email: z.string(), is_superuser: z.boolean() })
  .meta({ id: 'User', description: 'An account.' });

export const baby = z
  .object({
    id,
    birthregistry_id: id,
    firstname: z.string(),
    firstname_is_private: z.boolean(),
    gender,
    gender_is_private: z.boolean(),
  })
  .meta({ id: 'Baby', description: 'A baby as the list’s managers see it.' });

/** `firstname` and `gender` are null when the parents keep them secret. */
export const publicBaby = z
  .object({ id, firstname: z.string().nullable(), gender: gender.nullable() })
  .meta({ id: 'PublicBaby', description: 'A baby as visitors see it: null where the parents keep a secret.' });

export const shortLink = z
  .object({
    id,
    name: z.string(),
    is_active: z.boolean(),
    expiration_date: day.nullable(),
    birthregistry_id: id,
  })
  .meta({ id: 'ShortLink', description: 'A short link, for the list’s managers.' });

export const publicShortLink = z
  .object({ name: z.string() })
  .meta({ id: 'PublicShortLink', description: 'A short link as everybody sees it.' });

/** A booking as the registry's managers see it. */
export const booking = z
  .object({
    id,
    wish_id: id,
    birthregistry_id: id,
    /**
     * The id of the giver's first booking on the registry: it identifies a giver across all their bookings there, since
     * the e-mail address is shown to nobody.
     */
    giver_id: id,
    first_name: z.string(),
    last_name: z.string(),
    booking_date: moment,
    anonymous: z.boolean(),
    message: z.string().nullable(),
    bought: z.boolean(),
    bought_date: moment.nullable(),
    thanked: z.boolean(),
    thanked_date: moment.nullable(),
    received: z.boolean(),
    received_date: moment.nullable(),
  })
  .meta({ id: 'Booking', description: 'A booking as the list’s managers see it.' });

/** A booking as other visitors see it: names are null if the giver asked for that. */
export const publicBooking = z
  .object({
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    booking_date: moment,
    anonymous: z.boolean(),
  })
  .meta({
    id: 'PublicBooking',
    description: 'A booking as other visitors see it: names are null where the giver asked for it.',
  });

const wishFields = {
  id,
  birthregistry_id: id,
  category_id: id,
  order: z.int(),
  link: z.string().nullable(),
  affiliate_link: z.string().nullable(),
  brand: z.string().nullable(),
  title: z.string(),
  /** Euros, at most two decimals; 0 means "no price". */
  price: z.number(),
  quantity: z.int(),
  is_favorite: z.boolean(),
  description: z.string().nullable(),
  img_path: z.string().nullable(),
  /** Has at least one booking. */
  booked: z.boolean(),
  /** Has fewer bookings than its quantity. */
  available: z.boolean(),
};

export const wish = z
  .object({
    ...wishFields,
    /** Euros. Null unless the catalogue's price has changed and the parents have not acknowledged it yet. */
    new_price: z.number().nullable(),
    bookings: z.array(booking),
  })
  .meta({ id: 'Wish', description: 'A wish as the list’s managers see it.' });
export const publicWish = z
  .object({ ...wishFields, bookings: z.array(publicBooking) })
  .meta({ id: 'PublicWish', description: 'A wish as visitors see it.' });

const categoryFields = { id, label: z.string(), order: z.int(), birthregistry_id: id };

export const category = z
  .object({ ...categoryFields, wishes: z.array(wish) })
  .meta({ id: 'Category', description: 'A category with its wishes, for the list’s managers.' });
export const publicCategory = z
  .object({ ...categoryFields, wishes: z.array(publicWish) })
  .meta({ id: 'PublicCategory', description: 'A category with its wishes, as visitors see them.' });

const registryFields = {
  id,
  title: z.string(),
  type: z.literal('BIRTH'),
  description: z.string().nullable(),
  is_private: z.boolean(),
  /** True while the registry has an active short link that has not expired. */
  is_online: z.boolean(),
  image_path: z.string().nullable(),
  thumbnail_path: z.string().nullable(),
  address_owner: z.string(),
  cash_pool: z.boolean(),
  creation_date: moment,
};

/** Who manages a registry besides its owner. The name appears once the invitation is accepted. */
export const secondOwner = z
  .object({
    state: z.enum(['none', 'invited', 'accepted']),
    user_id: id.nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    /** Until when the invitation can be accepted; null if there is none. */
    invited_until: moment.nullable(),
  })
  .meta({ id: 'SecondOwner' });

const managedFields = {
  ...registryFields,
  user_id: id,
  event_date: day,
  event_date_is_private: z.boolean(),
  address_first_line: z.string(),
  address_second_line: z.string().nullable(),
  address_city: z.string(),
  address_zip_code: z.string(),
  address_region: z.string().nullable(),
  address_country: country,
  address_is_private: z.boolean(),
  /** The account name of the registry's creator. */
  owner_name: z.string(),
  /** The invited address, or that of the second owner's account. */
  second_owner_mail: z.string().nullable(),
  second_owner: secondOwner,
  babies: z.array(baby),
  shortlinks: z.array(shortLink),
};

/** A registry in the listings of its managers. */
export const listedRegistry = z
  .object(managedFields)
  .meta({ id: 'ListedBirthRegistry', description: 'A list in the listings of its managers: without its categories.' });

/** A registry among its managers' own, with how it stands. */
export const myRegistry = listedRegistry
  .extend({
    wish_count: z.number().int(),
    /** Wishes with at least one booking. */
    booked_count: z.number().int(),
    /** Wishes with at least one booking that waits for thanks. */
    to_thank_count: z.number().int(),
  })
  .meta({ id: 'MyBirthRegistry', description: 'A list among the caller’s own: without its categories, but counted.' });

/** A registry as its managers see it. */
export const registry = z
  .object({ ...managedFields, categories: z.array(category) })
  .meta({ id: 'BirthRegistry', description: 'A list as its managers see it.' });

/** A registry as anyone with its link sees it; `event_date` is null when it is private. */
export const publicRegistry = z
  .object({
    ...registryFields,
    event_date: day.nullable(),
    babies: z.array(publicBaby),
    shortlinks: z.array(publicShortLink),
    categories: z.array(publicCategory),
  })
  .meta({ id: 'PublicBirthRegistry', description: 'A list as everybody with its link sees it.' });

/** The address shown in the basket, as far as the parents do not keep it for their givers. */
export const registryAddress = z
  .object({
    id,
    title: z.string(),
    address_owner: z.string(),
    address_first_line: z.string().nullable(),
    address_second_line: z.string().nullable(),
    address_city: z.string(),
    address_zip_code: z.string().nullable(),
    address_region: z.string().nullable(),
    address_country: country,
  })
  .meta({
    id: 'BirthRegistryAddress',
    description:
      'Where gifts go. All but owner, city and country are null, unless the parents show their address or an email of ours brought the giver here.',
  });

export const foundRegistry = z
  .object({
    id,
    title: z.string(),
    address_owner: z.string(),
    thumbnail_path: z.string().nullable(),
    babies: z.array(publicBaby),
    shortlinks: z.array(publicShortLink),
  })
  .meta({ id: 'FoundBirthRegistry', description: 'A list that the search found.' });
