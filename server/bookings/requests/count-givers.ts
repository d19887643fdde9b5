import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/limits/client-of.ts';
import { accountKey } from '../../http/limits/limit-calls.ts';
import { spend } from '../../http/limits/rate-counters.ts';

/**
 * Anybody may book with any e-mail address, and its reader gets a mail; so one client may only name a few. Addresses
 * it named before do not count again.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countGiver({ ip, server }: FastifyRequest, payloads: { email: string }[]): Promise<void> {
  const client = clientOf(ip);
  const giver = `${client} ${accountKey(payloads[0]?.email ?? '')}`;
  if (await server.rateLimits.look('givers', giver)) return;
  await spend(server.rateLimits, 'givers', client);
  await server.rateLimits.count('givers', giver);
}
