import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { clientOf } from './client-of.ts';
import { refuseBeyond } from './rate-counters.ts';

const MISSES: ErrorCode[] = ['NOT_FOUND', 'INVALID_TOKEN'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is guessing at something, and how that is counted. */
    guesses: Guess[] | null;
  }
}

type Guess = ['miss' | 'miss.account' | 'guesses', string];

/**
 * Refuses callers who asked for too many things that do not exist, before anything is looked up: names of registries,
 * ids and tokens must not be found by guessing. Logged-in callers are counted by account, and all accounts of an
 * address together; others by address. How many are too many: `miss` and `guesses` in contract/rate-limits.ts.
 * @throws TOO_MANY_REQUESTS
 */
export async function refuseGuessing(request: FastifyRequest): Promise<void> {
  for (const guess of guessesOf(request)) {
    const standing = await request.server.rateLimits.look(...guess);
    // Reaching the limit means the last guess has been used.
    refuseBeyond(standing && { ...standing, count: standing.count + 1 });
  }
}

/**
 * Like `refuseGuessing`, but counts this attempt until it proves not to be a miss, so that of many at once only the
 * first few get through.
 * @throws TOO_MANY_REQUESTS
 */
export async function countTry(request: FastifyRequest): Promise<void> {
  for (const guess of guessesOf(request)) {
    request.guesses = [...(request.guesses ?? []), guess];
    refuseBeyond(await request.server.rateLimits.count(...guess));
  }
}

/** Must be told when each call ends: hits are given back, unless they only tell what others have. */
export async function giveBackTry(request: FastifyRequest): Promise<void> {
  const { guesses, problemCode, server } = request;
  request.guesses = null;
  const isMiss = problemCode !== null && MISSES.includes(problemCode);
  if (isMiss || tellsOfNames(request.routeOptions.config.endpoint)) return;
  for (const guess of guesses ?? []) await server.rateLimits.giveBack(...guess);
}

/** For an answer that says, without a problem, that what was tried does not exist: it is not given back either. */
export function keepTry(request: FastifyRequest): void {
  request.guesses = null;
}

/** Whether a call could be used to guess a name, an id or a token. */
export function canBeGuessedAt(endpoint: Endpoint): boolean {
  const { params, errors } = endpoint;
  return params !== undefined || (errors?.some((code) => MISSES.includes(code)) ?? false) || tellsOfNames(endpoint);
}

/** Naming a link tells whether anybody's list has that name: each try is a guess, whatever comes of it. */
function tellsOfNames(endpoint: Endpoint | undefined): boolean {
  return endpoint?.errors?.includes('SHORT_LINK_ALREADY_EXISTS') ?? false;
}

function guessesOf({ user, ip }: FastifyRequest): Guess[] {
  const client = clientOf(ip);
  if (!user) return [['miss', client]];
  return [
    ['miss.account', String(user.id)],
    ['guesses', client],
  ];
}
