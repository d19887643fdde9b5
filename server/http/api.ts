import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Features } from '#contract/endpoint.ts';
import { possibleErrors } from '#contract/possible-errors.ts';
import type { Language } from '#locales/catalogue.ts';
import type { Context } from '../context.ts';
import type { Availability } from '../database/outages/availability.ts';
import { languageOf } from './language.ts';
import { giveBackTry } from './limits/misses.ts';
import { ProblemError, presentProblem, problem } from './problem.ts';
import { readSession, type SessionUser } from './session/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    availability: Availability;
    isProduction: boolean;
    features: Features;
    readSession(header: string | undefined): Promise<SessionUser | null>;
  }
  interface FastifyRequest {
    user: SessionUser | null;
    language: Language;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    name?: string;
    /** The path as in the contract: logs show it instead of the address. */
    spelling?: string;
  }
}

/** Everything the routes of /api/v1 have in common: validation by zod, sessions, limits, language, errors. */
export async function prepareApi(app: FastifyInstance, { config, database }: Context): Promise<void> {
  app.decorate('isProduction', config.isProduction);
  app.decorate('features', config.features);
  app.decorate('readSession', (header: string | undefined) => readSession({ config, database }, header));
  app.decorateRequest('user', null);
  app.decorateRequest('language', 'fr');
  app.decorateRequest('guess', null);
  app.addHook('onRequest', async (request, reply) => {
    // Nearly all of it is somebody's own; what is not says so itself.
    reply.header('cache-control', 'no-store');
    request.language = languageOf(request.headers['accept-language']);
  });
  app.addHook('onSend', giveBackTry);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw problem('NOT_FOUND');
  });
  acceptEmptyJson(app);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
}

/** Clients send `content-type: application/json` with nothing behind it on calls without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body !== '') return parse(request, body as string, done);
    done(null, undefined);
  });
}

/**
 * Every failure is answered as the contract's problem+json; what nobody expected is logged and tells the client
 * nothing.
 */
export function answerError(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const expected = error instanceof ProblemError ? error : translate(error, request);
  if (!expected) request.log.error({ err: error }, 'unexpected error');
  const failure = expected && isAnswerable(error, request) ? expected : problem('INTERNAL_ERROR');
  request.problemCode = failure.code;
  if (failure.retryAfter !== null) reply.header('retry-after', String(failure.retryAfter));
  const body = presentProblem(failure, request.language ?? languageOf(request.headers['accept-language']));
  reply
    .status(body.status)
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/** A handler's error that the contract does not list is a mistake of ours: only users are spared a 500. */
function isAnswerable(error: Error, { log, routeOptions, server }: FastifyRequest): boolean {
  if (!(error instanceof ProblemError)) return true;
  const { endpoint, name } = routeOptions.config;
  if (!endpoint || possibleErrors(endpoint).includes(error.code)) return true;
  log.error({ code: error.code, call: name }, 'the contract does not list this error');
  return server.isProduction;
}

/** Fastify's own errors, a body that broke off, and a database that cannot be used now. */
function translate(error: FastifyError, { raw, server }: FastifyRequest): ProblemError | null {
  if (error === raw.errored) return problem('BAD_REQUEST');
  switch (error.statusCode) {
    case 400:
      return problem('BAD_REQUEST');
    case 403:
    case 404:
    case 414:
      return problem('NOT_FOUND');
    case 413:
      return problem('PAYLOAD_TOO_LARGE');
    case 415:
      return problem('UNSUPPORTED_MEDIA_TYPE');
    case 503:
      return problem('SERVICE_UNAVAILABLE', [], 10);
    default:
      return server.availability.note(error) ? problem('SERVICE_UNAVAILABLE', [], 10) : null;
  }
}
