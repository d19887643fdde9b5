import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { possibleErrors } from '#contract/possible-errors.ts';
import { bodyTooLarge } from './body-too-large.ts';
import { languageOf } from './language.ts';
import { ProblemError, presentProblem, problem } from './problem.ts';

/**
 * Answers every failure with the contract's problem+json; unexpected ones are logged and reveal nothing to the
 * client.
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

/** A handler throwing an error the contract does not list is our bug; users are at least spared a 500. */
function isAnswerable(error: Error, { log, routeOptions, server }: FastifyRequest): boolean {
  if (!(error instanceof ProblemError)) return true;
  const { endpoint, name } = routeOptions.config;
  if (!endpoint || possibleErrors(endpoint).includes(error.code)) return true;
  log.error({ code: error.code, call: name }, 'the contract does not list this error');
  return server.isProduction;
}

/** Fastify's own errors, truncated bodies, and a database that is unavailable. */
function translate(error: FastifyError, request: FastifyRequest): ProblemError | null {
  const { raw, server } = request;
  if (error === raw.errored) return problem('BAD_REQUEST');
  switch (error.statusCode) {
    case 400:
    // A version of a file that is not there.
    case 412:
      return problem('BAD_REQUEST');
    case 403:
    case 404:
    case 414:
      return problem('NOT_FOUND');
    case 413:
      return bodyTooLarge(request);
    case 415:
      return problem('UNSUPPORTED_MEDIA_TYPE');
    case 503:
      return problem('SERVICE_UNAVAILABLE', [], 10);
    default:
      return server.availability.note(error) ? problem('SERVICE_UNAVAILABLE', [], 10) : null;
  }
}
