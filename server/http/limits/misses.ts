import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { clientOf } from './client-of.ts';
import { refuseBeyond } from './rate-counters.ts';

const MISSES: ErrorCode[] = ['NOT_FOUND', 'INVALID_TOKEN'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Who tries something, and how that is counted. */
    guess: Guess | null;
  }
}

type Guess = ['miss' | 'miss.account', string];

/**
 * Refuses those who asked for too much that does not exist, before anything is looked up: names of registries, ids and
 * tokens are not found by trying. Who is logged in is counted as an account, others by their address.
 * @throws TOO_MANY_REQUESTS
 */
export async function refuseGuessing(request: FastifyRequest): Promise<void> {
  const standing = await request.server.rateLimits.look(...guesser(request));
  // What is at its limit has had its last try.
  refuseBeyond(standing && { ...standing, count: standing.count + 1 });
}

/**
 * The same, and counts this try until it is known to be none: of many at once only the first count as few.
 * @throws TOO_MANY_REQUESTS
 */
export async function countTry(request: FastifyRequest): Promise<void> {
  request.guess = guesser(request);
  refuseBeyond(await request.server.rateLimits.count(...request.guess));
}

/** To be told of each call's end: what was no miss is given back. */
export async function giveBackTry(request: FastifyRequest): Promise<void> {
  const { guess, problemCode, server } = request;
  request.guess = null;
  const isMiss = problemCode !== null && MISSES.includes(problemCode);
  if (guess && !isMiss) await server.rateLimits.giveBack(...guess);
}

/** Whether a call can be used to try a name, an id or a token. */
export function namesSomething({ params, errors }: Endpoint): boolean {
  return params !== undefined || (errors?.includes('INVALID_TOKEN') ?? false);
}

function guesser({ user, ip }: FastifyRequest): Guess {
  return user ? ['miss.account', String(user.id)] : ['miss', clientOf(ip)];
}
