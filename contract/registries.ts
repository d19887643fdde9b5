import * as z from 'zod';
import { babyChange, babyInput } from './babies.ts';
import { WHOLE_LIST_BYTES } from './body-limits.ts';
import { defineEndpoints } from './endpoint.ts';
import {
  country,
  foundRegistry,
  idInPath,
  listedRegistry,
  myRegistry,
  publicRegistry,
  registry,
  registryAddress,
  secondOwner,
} from './entities.ts';
import { LIMITS, PICTURE_PATH_MAX, SEARCH_QUERY_MAX } from './limits.ts';
import { listing, paging } from './paging.ts';
import { isLongEnough } from './searched.ts';
import { day, emailOrNull, line, multiline, orNull, requiredLine, requiredMultiline, secret } from './texts.ts';
import { ZIP_CODE_PROBLEM, zipCodeFits } from './zip-codes.ts';

const fields = {
  title: requiredLine(LIMITS.title, 'REGISTRY_TITLE_REQUIRED'),
  description: orNull(multiline(LIMITS.listDescription)),
  is_private: z.boolean(),
  image_path: orNull(line(PICTURE_PATH_MAX)),
  thumbnail_path: orNull(line(PICTURE_PATH_MAX)),
  address_owner: requiredLine(LIMITS.addressLine),
  address_first_line: requiredLine(LIMITS.addressLine),
  address_second_line: orNull(line(LIMITS.addressLine)),
  address_city: requiredLine(LIMITS.addressLine),
  address_zip_code: requiredLine(LIMITS.zipCode),
  address_region: orNull(line(LIMITS.addressLine)),
  address_country: country,
  address_is_private: z.boolean(),
  event_date: day,
  event_date_is_private: z.boolean(),
  cash_pool: z.boolean(),
  /** Invites this address to co-manage the registry; null ends that. Only the owner may change it. */
  second_owner_mail: emailOrNull,
};

/** What a new registry is made of. */
export const registryFields = z.object({
  ...fields,
  type: z.literal('BIRTH').default('BIRTH'),
  description: fields.description.default(null),
  is_private: fields.is_private.default(false),
  image_path: fields.image_path.default(null),
  thumbnail_path: fields.thumbnail_path.default(null),
  address_second_line: fields.address_second_line.default(null),
  address_region: fields.address_region.default(null),
  address_is_private: fields.address_is_private.default(true),
  event_date_is_private: fields.event_date_is_private.default(false),
  cash_pool: fields.cash_pool.default(false),
  second_owner_mail: fields.second_owner_mail.default(null),
  babies: z.array(babyInput).max(LIMITS.babiesPerList).default([]),
});

export const registryCreate = registryFields.refine(zipCodeFits, ZIP_CODE_PROBLEM).meta({ id: 'BirthRegistryCreate' });

export const registryUpdate = z
  .object(fields)
  .partial()
  .extend({
    babies: z
      .array(babyChange)
      .max(LIMITS.babiesPerList * 2)
      .optional(),
  })
  .refine(zipCodeFits, ZIP_CODE_PROBLEM)
  .meta({ id: 'BirthRegistryUpdate' });

/** The columns that the superusers' table can be sorted by; text compares without case and accents. */
const SORTS = ['creation_date', 'title', 'event_date', 'address_owner', 'is_online', 'is_private'] as const;
export type RegistrySort = (typeof SORTS)[number];

/** Without `order`, ascending, except that the newest registry comes first. */
export const registryListing = listing.extend({
  sort: z.enum(SORTS).default('creation_date').meta({ description: 'Texts without regard to case and accents.' }),
  order: z
    .enum(['asc', 'desc'])
    .optional()
    .meta({
      description: 'From small to great, or back; without it asc, but the newest list first.',
      examples: ['asc'],
    }),
});

/** What a superuser says who deletes somebody else's registry. */
const registryRemoval = z
  .object({ reason: requiredMultiline(LIMITS.deactivationReason), current_password: secret })
  .partial()
  .meta({ id: 'BirthRegistryRemoval' });

const registryId = z.object({ birth_registry_id: idInPath });

/** How much of a registry's wishes readers want. */
export type ShownWishes = z.output<typeof shownWishes>['wishes'];
const shownWishes = z.object({
  wishes: z.enum(['whole', 'cards', 'none']).default('whole').meta({
    description:
      'How much of the gifts is wanted. `cards` leaves out descriptions and links (null), but gives managers all. `none` gives visitors no categories, and managers their categories without gifts.',
  }),
});
const tag = 'Birth registries';
const INVITATIONS = `A new \`second_owner_mail\` invites by email: at most ${LIMITS.invitationsPerDay} a day from an account, then TOO_MANY_REQUESTS.`;

export const registryEndpoints = defineEndpoints({
  'POST /birthregistry/': {
    summary: `Creates a list, with its babies. ${INVITATIONS}`,
    tag,
    access: 'user',
    requestHeaders: ['Idempotency-Key'],
    body: registryCreate,
    response: registry,
    status: 201,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /birthregistry/': {
    summary:
      'The lists that the caller manages, newest first unless `sort` and `order` say otherwise; to a superuser all lists. `q` finds them by the beginnings of words of title, parents’ names and first names that are no secret, by the owner’s whole email address, or by id.',
    tag,
    access: 'user',
    reach: 'managers',
    query: registryListing,
    response: z.array(listedRegistry),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /birthregistry/mine': {
    summary: 'The lists that the caller made or shares, newest first, with how many gifts each has.',
    tag,
    access: 'user',
    query: paging,
    response: z.array(myRegistry),
    responseHeaders: ['X-Total-Count'],
  },
  'GET /birthregistry/{birth_registry_id}': {
    summary: 'A list: everything to its managers, the public view to everybody else.',
    tag,
    access: 'anyone',
    reach: 'readers',
    params: registryId,
    query: shownWishes,
    response: z.union([registry, publicRegistry]),
    errors: ['NOT_FOUND'],
  },
  'PUT /birthregistry/{birth_registry_id}': {
    summary: `Changes a list; absent fields stay as they are. ${INVITATIONS}`,
    tag,
    access: 'user',
    reach: 'managers',
    params: registryId,
    body: registryUpdate,
    bodyLimit: WHOLE_LIST_BYTES,
    response: registry,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /birthregistry/{birth_registry_id}': {
    summary:
      'Deletes a list; its givers are told by email. A second owner cannot. A superuser who deletes somebody else’s may say why, which its parents are told by email, with `current_password`, the superuser’s own.',
    tag,
    access: 'user',
    reach: 'owner',
    params: registryId,
    // Its owner sends none.
    body: registryRemoval.nullish(),
    limit: 'profile',
    response: registry,
    errors: ['NOT_FOUND'],
  },
  'POST /birthregistry/{birth_registry_id}/second_owner/accept': {
    summary: 'Accepts the invitation to manage a list, with the token of its email and the account of its address.',
    tag,
    access: 'user',
    reach: 'invited',
    limit: 'activation',
    feature: 'secondOwnerFeature',
    params: registryId,
    body: z.object({ token: secret }),
    response: listedRegistry,
    errors: ['INVALID_TOKEN', 'NOT_FOUND', 'WRONG_ACCOUNT'],
    secret: true,
  },
  'DELETE /birthregistry/{birth_registry_id}/second_owner': {
    summary: 'Ends the shared management or withdraws the invitation; answers what was ended.',
    tag,
    access: 'user',
    reach: 'managers',
    feature: 'secondOwnerFeature',
    params: registryId,
    response: z.object({ second_owner_mail: z.string(), second_owner: secondOwner }),
    errors: ['NOT_FOUND'],
  },
  'GET /birthregistry/public/{birth_registry_id}': {
    summary: 'Where gifts are sent, as far as the parents show it before a booking.',
    tag,
    access: 'anyone',
    reach: 'readers',
    params: registryId,
    response: registryAddress,
    errors: ['NOT_FOUND'],
  },
  'GET /birthregistry/shortlink/{shortlink}': {
    summary: 'The public view of a list by its short link; an old name redirects (302) to the present one.',
    tag,
    access: 'anyone',
    reach: 'link',
    params: z.object({ shortlink: z.string().min(1).max(LIMITS.shortLinkName) }),
    query: shownWishes,
    response: publicRegistry,
    redirects: true,
    errors: ['NOT_FOUND'],
  },
  'GET /birthregistry/search/{query}': {
    summary:
      'Finds public lists by title, parents and first names; an email address only when it is exactly the owner’s.',
    tag,
    access: 'anyone',
    limit: 'search',
    // SEARCH_MAX results at most, on all its pages together: everywhere/page-limits.ts.
    params: z.object({ query: line(SEARCH_QUERY_MAX).refine(isLongEnough, `TOO_SHORT:${LIMITS.searchMin}`) }),
    query: paging,
    response: z.array(foundRegistry),
  },
});
