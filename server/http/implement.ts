import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts';
import type { Paging } from '#contract/paging.ts';
import type { Language } from '#locales/languages.ts';
import { takeTurn } from './large-bodies.ts';
import { limitByAccount, limitByAddress } from './limits/limit-calls.ts';
import { canBeGuessedAt, countTry } from './limits/misses.ts';
import { problem } from './problem.ts';
import type { SessionUser } from './session/session.ts';

type Parsed<Name extends EndpointName, Part extends string> =
  Endpoints[Name] extends Record<Part, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : undefined
    : undefined;

/** What a handler gets: input checked against the contract, and who is asking. */
export interface Call<Name extends EndpointName> {
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
  /** Unparsed, for the handler to check, where the endpoint has a `rawBodyLimit`. */
  body: Endpoints[Name] extends { rawBodyLimit: number } ? Buffer | undefined : Parsed<Name, 'body'>;
  user: Endpoints[Name]['access'] extends 'anyone' ? SessionUser | null : SessionUser;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<Name extends EndpointName> = z.input<Endpoints[Name]['response']>;

/**
 * Turns an endpoint of the contract into a route, under each of its spellings. Access, input and output follow the
 * contract; the handler only does the work. Answers pass through the response schema, so that fields not in it never
 * leave.
 * @param handler may throw `problem(code)`; it returns the reply if it has sent the answer itself
 */
export function implement<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (call: Call<Name>) => Promise<Answer<Name> | FastifyReply>,
): void {
  const endpoint: Endpoint = endpoints[name];
  const [method = '', line = ''] = name.split(' ');
  for (const path of [line, ...(endpoint.aliases ?? [])]) {
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/(?<=.)\/$/, ''),
      config: { endpoint, name, spelling: path },
      // A link checker's HEAD must not use up a token.
      exposeHeadRoute: !endpoint.secret,
      schema: routeSchema(endpoint),
      onRequest: async (request, reply) => {
        if (endpoint.secret) reply.header('referrer-policy', 'no-referrer');
        await authorise(endpoint, request);
      },
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      ...(endpoint.rawBodyLimit ? { bodyLimit: endpoint.rawBodyLimit, preParsing: takeTurn } : {}),
      preHandler: async (request) => limitByAccount(endpoint, request),
      handler: async (request, reply) => {
        reply.status(endpoint.status ?? 200);
        const { params, query, body, user, language } = request;
        const call = { params, query, body, user, language, request, reply } as Call<Name>;
        return handler(call);
      },
    });
  }
}

/** The endpoints that take `skip` and `limit`. */
export type ListingName = {
  [Name in EndpointName]: Parsed<Name, 'query'> extends Paging ? Name : never;
}[EndpointName];

/**
 * Turns a listing of the contract into a route.
 * @param handler returns one page, and the total of all pages for X-Total-Count
 */
export function implementListing<Name extends ListingName>(
  app: FastifyInstance,
  name: Name,
  handler: (call: Call<Name>) => Promise<{ page: Answer<Name>; total: number }>,
): void {
  implement(app, name, async (call) => {
    const { page, total } = await handler(call);
    call.reply.header('x-total-count', String(total));
    return page;
  });
}

function routeSchema(endpoint: Endpoint) {
  return {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && !endpoint.rawBodyLimit ? { body: endpoint.body } : {}),
    response: { [endpoint.status ?? 200]: endpoint.response },
  };
}

/** The body formats a request may use. */
export function mediaTypes(endpoint: Endpoint): string[] {
  const types = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
  };
  return (endpoint.bodyTypes ?? (['json'] as const)).map((type) => types[type]);
}

function isForSuperusers({ access, superuserParams = {} }: Endpoint, { params }: FastifyRequest): boolean {
  const named = params as Record<string, string>;
  return (
    access === 'superuser' ||
    Object.entries(superuserParams).some(([name, values]) => values.includes(named[name] ?? ''))
  );
}

async function authorise(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  if (endpoint.feature && !request.server.features[endpoint.feature]) throw problem('NOT_FOUND');
  await limitByAddress(endpoint, request);
  request.user = await request.server.readSession(request.headers.authorization);
  if (endpoint.access !== 'anyone' && !request.user) throw problem('INVALID_CREDENTIALS');
  if (isForSuperusers(endpoint, request) && !request.user?.isSuperuser) throw problem('FORBIDDEN');
  if (canBeGuessedAt(endpoint)) await countTry(request);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const takesBody = endpoint.body !== undefined || endpoint.bodyTypes !== undefined;
  if (type && takesBody && !mediaTypes(endpoint).includes(type)) throw problem('UNSUPPORTED_MEDIA_TYPE');
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (takesBody && encoding.toLowerCase() !== 'identity') throw problem('UNSUPPORTED_MEDIA_TYPE');
}
