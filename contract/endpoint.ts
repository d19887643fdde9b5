import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FeatureName } from './features.ts';
import type { RequestHeader, ResponseHeader } from './headers.ts';
import type { CallLimit } from './rate-limits.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint's line: method, then the path below /api/v1, with `{parameters}`. */
export type EndpointLine = `${Method} /${string}`;

/**
 * Everything that server, client, OpenAPI and forms need to know about one call, written once, under its line: `'POST
 * /category/': { access: 'user', summary: …, body: categoryCreate, response: category, status: 201 }`.
 */
export interface Endpoint {
  /** One sentence for the documentation, in English. */
  summary: string;
  tag: string;
  /**
   * anyone: no login needed, but an invalid token is still refused. user: logged in. superuser: everybody else gets
   * FORBIDDEN.
   */
  access: 'anyone' | 'user' | 'superuser';
  /**
   * Who may reach the thing the call names. For everybody else it does not exist (NOT_FOUND), or the token is refused
   * (INVALID_TOKEN). Listings contain only what the caller may reach.
   */
  reach?: Reach;
  /** Other spellings of the path that answer the same way. */
  aliases?: readonly `/${string}`[];
  params?: z.ZodObject;
  /** Parameter values reserved for superusers: everybody else gets FORBIDDEN. */
  superuserParams?: Readonly<Record<string, readonly string[]>>;
  query?: z.ZodObject;
  /** The JSON body; `form` in `bodyTypes` means it may also be sent form-encoded. */
  body?: z.ZodType;
  bodyTypes?: readonly ('json' | 'form' | 'multipart')[];
  /** In bytes, where the body may be larger than others (body-limits.ts). */
  bodyLimit?: number;
  /** In bytes, where it may be so large that it is handed over unparsed, to be read beside the service. */
  rawBodyLimit?: number;
  response: z.ZodType;
  /** Status on success, 200 by default. With 302, the Location header says where to go. */
  status?: 201 | 302;
  /** May also answer 302, to the thing's current address. */
  redirects?: boolean;
  /** Headers it reads or answers beyond those common to every call (headers.ts). */
  requestHeaders?: readonly RequestHeader[];
  responseHeaders?: readonly ResponseHeader[];
  /** Error codes beyond those any call may answer (bad input, credentials, unavailable). */
  errors?: readonly ErrorCode[];
  /** How often it may be called (rate-limits.ts); beyond that, TOO_MANY_REQUESTS. */
  limit?: CallLimit;
  /**
   * The input field naming the account that the limit counts against (`email`, `0.email`); by default the caller's
   * account.
   */
  limitedBy?: string;
  /** Answers 404 while this feature is off. */
  feature?: FeatureName;
  /** There is a token in the path or the answer: never cache it, never send a referrer. */
  secret?: boolean;
}

/** Superusers reach whatever managers, owners or accounts reach; the documentation says so in these words. */
export const REACH = {
  readers: 'Everybody, while the list is online; its managers (owner, second owner, superusers) always.',
  managers: 'The managers of the list: its owner, its second owner, superusers.',
  owner: 'The owner of the list, and superusers.',
  superusers: 'Superusers.',
  self: 'The account itself, and superusers.',
  own: 'The account itself.',
  uploader: 'Whoever uploaded it, and superusers.',
  invited:
    'The account whose address was invited, with the token of that email; another account is told so (WRONG_ACCOUNT).',
  bearer: 'Whoever has the token.',
  link: 'Whoever has the short link, while it works.',
} as const;

type Reach = keyof typeof REACH;

/** Type-checks a group of endpoints while keeping their literal types. */
export function defineEndpoints<const Group extends Record<EndpointLine, Endpoint>>(group: Group): Group {
  return group;
}
