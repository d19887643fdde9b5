import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CallLimit } from '#contract/rate-limits.ts';
import type { Config } from '../../config/config.ts';
import { clientOf } from './client-of.ts';
import { createRateCounters, type RateCounters, refuseBeyond, spend } from './rate-counters.ts';

// Which of these files limits what: docs/architecture.md, server/http.

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateCounters;
  }
}

/** The whole app's counters, for calls and pages. */
export async function prepareLimits(app: FastifyInstance, config: Config): Promise<void> {
  const rateLimits = await createRateCounters(config, app.log);
  app.decorate('rateLimits', rateLimits);
  app.addHook('onClose', async () => rateLimits.close());
}

/** Before anything is read or looked up: the limits by address, for all calls and for this one. */
export async function limitByAddress({ limit }: Endpoint, { server, ip }: FastifyRequest): Promise<void> {
  await spend(server.rateLimits, 'call', clientOf(ip));
  if (isCounted(limit)) await spend(server.rateLimits, limit, clientOf(ip));
}

/**
 * Once the input is checked: the limit by account, of the e-mail address given or of the caller. What is sent again
 * under its Idempotency-Key, since no answer came, does not count again.
 */
export async function limitByAccount(endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const { limit, limitedBy } = endpoint;
  if (!isCounted(limit)) return;
  const named = limitedBy === undefined ? undefined : fieldOf(request, limitedBy);
  const who = named === undefined ? request.user?.id : `${accountKey(named)} ${clientOf(request.ip)}`;
  if (who === undefined) return;
  const { rateLimits } = request.server;
  const name = `${limit}.account` as const;
  const sent = sentOnce(endpoint, request);
  if (sent !== null && (await rateLimits.look(name, `${who} ${sent}`))) return;
  await spend(rateLimits, name, String(who));
  if (sent !== null) await rateLimits.count(name, `${who} ${sent}`);
}

/** What a request with an Idempotency-Key asks for, key and all; null without one. */
function sentOnce({ requestHeaders }: Endpoint, { headers, body }: FastifyRequest): string | null {
  const key = requestHeaders?.includes('Idempotency-Key') ? headers['idempotency-key'] : undefined;
  return key === undefined ? null : `${key} ${JSON.stringify(body)}`;
}

/**
 * Counts the time the work takes, against whoever causes it.
 * @throws TOO_MANY_REQUESTS
 */
export async function limitWork<Result>(
  limits: RateCounters,
  client: string,
  work: () => Promise<Result>,
): Promise<Result> {
  refuseBeyond(await limits.look('making', client));
  return await countWork(limits, client, work);
}

/** The same for what must not be refused any more. */
export async function countWork<Result>(
  limits: RateCounters,
  client: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    await limits.count('making', client, Math.ceil(performance.now() - begun));
  }
}

/** Logins do their own counting, of failures only. */
function isCounted(limit: CallLimit | undefined): limit is Exclude<CallLimit, 'login'> {
  return limit !== undefined && limit !== 'login';
}

function fieldOf(request: FastifyRequest, path: string): string | undefined {
  for (const part of [request.body, request.query, request.params]) {
    const value = path
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], part);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return undefined;
}

/** One key for all spellings of an address that the database might consider equal. */
export function accountKey(email: string): string {
  return email.trim().normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
}
