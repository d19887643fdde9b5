import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FeatureName } from './features.ts';
import type { RequestHeader, ResponseHeader } from './headers.ts';
import type { CallLimit } from './rate-limits.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint's line: method, then the path below /api/v1, with `{parameters}`. */
export type EndpointLine = `${Method} /${string}`;

/**
 * Everything that server, client, OpenAPI and forms need to know of one call. It is written once, under its line:
 * `'POST /category/': { access: 'user', summary: …, body: categoryCreate, response: category, status: 201 }`.
 */
export interface Endpoint {
  /** One sentence for the documentation, in English. */
  summary: string;
  tag: string;
  /** anyone: a bad token is refused all the same. user: logged in. superuser: FORBIDDEN to everybody else. */
  access: 'anyone' | 'user' | 'superuser';
  /**
   * Who reaches the thing that the call names; to everybody else it does not exist (NOT_FOUND), or the token is refused
   * (INVALID_TOKEN). A listing holds what the caller reaches.
   */
  reach?: Reach;
  /** Other spellings of the path that answer alike. */
  aliases?: readonly `/${string}`[];
  params?: z.ZodObject;
  /** Values of a parameter that only superusers may name: FORBIDDEN to everybody else. */
  superuserParams?: Readonly<Record<string, readonly string[]>>;
  query?: z.ZodObject;
  /** The JSON body; `form` in `bodyTypes` accepts it form-encoded too. */
  body?: z.ZodType;
  bodyTypes?: readonly ('json' | 'form' | 'multipart')[];
  /** In bytes, where it may be larger than the 256 kB that all may have; such a body is read beside the service. */
  largestBody?: number;
  response: z.ZodType;
  /** Of success: 200 unless it says otherwise. 302: the answer names where it leads, in Location. */
  status?: 200 | 201 | 302;
  /** May answer 302 instead, to the thing's present address. */
  redirects?: boolean;
  /** Headers that it reads or answers beyond those of every call (headers.ts). */
  requestHeaders?: readonly RequestHeader[];
  responseHeaders?: readonly ResponseHeader[];
  /** Codes beyond those that any call may answer (bad input, credentials, unavailable). */
  errors?: readonly ErrorCode[];
  /** How often it may be called (rate-limits.ts): TOO_MANY_REQUESTS beyond that. */
  limit?: CallLimit;
  /**
   * The field of the input that names the account to which the limit applies (`email`, `0.email`); else the caller's.
   */
  limitedBy?: string;
  /** Answered 404 while this feature is off. */
  feature?: FeatureName;
  /** A token stands in the path or the answer: never cached, never a referrer. */
  secret?: boolean;
}

/** A superuser reaches what managers, owner or account reach; the documentation says it in these words. */
export const REACH = {
  readers: 'Everybody, while the list is online; its managers (owner, second owner, superusers) always.',
  managers: 'The managers of the list: its owner, its second owner, superusers.',
  owner: 'The owner of the list, and superusers.',
  superusers: 'Superusers.',
  self: 'The account itself, and superusers.',
  own: 'The account itself.',
  uploader: 'Whoever uploaded it, and superusers.',
  invited:
    'The account whose address was invited, with the token of that mail; another account is told so (WRONG_ACCOUNT).',
  bearer: 'Whoever has the token.',
  link: 'Whoever has the short link, while it works.',
} as const;

type Reach = keyof typeof REACH;

/** Checks a group of endpoints and keeps their literal types. */
export function endpoints<const Group extends Record<EndpointLine, Endpoint>>(group: Group): Group {
  return group;
}
