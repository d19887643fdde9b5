import type { FastifyRequest } from 'fastify';
import { clientOf } from '../../http/limits/client-of.ts';
import { accountKey } from '../../http/limits/limit-calls.ts';
import { spend } from '../../http/limits/rate-counters.ts';

/**
 * Anybody may book with any e-mail address, and whoever has it gets a mail: one client does so for few of them. Whom it
 * named before does not count again.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countGiver({ ip, server }: FastifyRequest, payloads: { email: string }[]): Promise<void> {
  const client = clientOf(ip);
  const giver = `${client} ${accountKey(payloads[0]?.email ?? '')}`;
  if (await server.rateLimits.look('givers', giver)) return;
  await spend(server.rateLimits, 'givers', client);
  await server.rateLimits.count('givers', giver);
}
