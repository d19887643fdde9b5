import type * as z from 'zod';
import type { EndpointName, Endpoints } from '#contract/endpoints.ts';

type Plain = string | number;

type ParamsOf<Name extends EndpointName> = Endpoints[Name] extends { params: infer Schema extends z.ZodType }
  ? { params: { [Key in keyof z.input<Schema>]: Plain } }
  : { params?: never };

type QueryOf<Name extends EndpointName> = Endpoints[Name] extends { query: infer Schema extends z.ZodType }
  ? { query?: { [Key in keyof z.input<Schema>]?: Plain | undefined } }
  : { query?: never };

type BodyOf<Name extends EndpointName> = Endpoints[Name] extends { bodyTypes: readonly ['multipart'] }
  ? { body: FormData }
  : Endpoints[Name] extends { body: infer Schema extends z.ZodType }
    ? undefined extends z.input<Schema>
      ? { body?: z.input<Schema> }
      : { body: z.input<Schema> }
    : { body?: never };

interface CallExtras {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sees the answer's headers, for what the body does not say (X-Total-Count, X-Giver-Token). */
  onHeaders?: (headers: Headers) => void;
}

/** What a call of this endpoint takes. */
export type CallOptions<Name extends EndpointName> = ParamsOf<Name> & QueryOf<Name> & BodyOf<Name> & CallExtras;

/** What a call of this endpoint gives. */
export type Answer<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;

// `{}` fits the options exactly when every one of them may be left out.
type Arguments<Name extends EndpointName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** Calls one endpoint by its line; throws ApiError, NetworkError or ApiRedirect (web/api.ts). */
export type Api = <Name extends EndpointName>(name: Name, ...options: Arguments<Name>) => Promise<Answer<Name>>;
