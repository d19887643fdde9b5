import type * as z from 'zod';
import type { EndpointName, Endpoints } from './endpoints.ts';

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
  /** Receives the answer's headers, for what the body does not say (X-Total-Count, X-Giver-Token). */
  onHeaders?: (headers: Headers) => void;
  /** A visitor's answer is of no use: a browser does not repeat the call once its session was refused. */
  onlyInSession?: true;
}

/** What a call of this endpoint takes. */
export type CallOptions<Name extends EndpointName> = ParamsOf<Name> & QueryOf<Name> & BodyOf<Name> & CallExtras;

/** What a call of this endpoint gives. */
export type Answer<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;

// `{}` is assignable exactly when every option is optional.
type Arguments<Name extends EndpointName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** Calls one endpoint by its line. How failures surface is up to the client: web/data/api.ts, plain-client.ts. */
export type Api = <Name extends EndpointName>(name: Name, ...options: Arguments<Name>) => Promise<Answer<Name>>;

/** A request in the form fetch takes. */
export interface ApiRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

/** The options of any endpoint, as client code sees them. */
export interface AnyOptions extends CallExtras {
  params?: Record<string, Plain>;
  query?: Record<string, Plain | undefined>;
  body?: unknown;
}

/** Where a call goes, relative to the service's address, and what it sends. */
export function writeRequest(
  line: string,
  { params = {}, query = {}, body, headers = {}, signal }: AnyOptions,
): { path: string; request: ApiRequest } {
  const [method = 'GET', path = '/'] = line.split(' ', 2);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const request: ApiRequest = { method, headers: { Accept: 'application/json', ...headers } };
  if (signal) request.signal = signal;
  if (body instanceof FormData) request.body = body;
  else if (body !== undefined) {
    request.headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  return { path: `/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`, request };
}
