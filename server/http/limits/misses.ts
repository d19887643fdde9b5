import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { clientOf } from './client-of.ts';
import { refuseBeyond } from './rate-counters.ts';

const MISSES: ErrorCode[] = ['NOT_FOUND', 'INVALID_TOKEN'];

/**
 * Refuses those who asked for too much that does not exist, before anything is looked up: names of lists, ids and
 * tokens are not found by trying. Who is logged in is counted as an account, others by their address.
 * @throws TOO_MANY_REQUESTS
 */
export async function refuseGuessing(request: FastifyRequest): Promise<void> {
  const [name, who] = guesser(request);
  // What is at its limit has had its last try.
  const standing = await request.server.rateLimits.look(name, who);
  refuseBeyond(standing && { ...standing, count: standing.count + 1 });
}

/** To be told of each call's end: the code of the problem that it is answered with, null for none. */
export async function countMiss(request: FastifyRequest): Promise<void> {
  const { problemCode } = request;
  if (!(problemCode && MISSES.includes(problemCode))) return;
  const { endpoint } = request.routeOptions.config;
  if (endpoint && namesSomething(endpoint)) await request.server.rateLimits.count(...guesser(request));
}

/** Whether a call can be used to try a name, an id or a token. */
export function namesSomething({ params, errors }: Endpoint): boolean {
  return params !== undefined || (errors?.includes('INVALID_TOKEN') ?? false);
}

function guesser({ user, ip }: FastifyRequest): ['miss' | 'miss.account', string] {
  return user ? ['miss.account', String(user.id)] : ['miss', clientOf(ip)];
}
