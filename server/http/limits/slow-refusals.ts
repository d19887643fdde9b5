import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { callerOf } from './client-of.ts';

const WITHIN_MS = 10_000;
/** More than pages and people run into by mistake. */
const AT_ONCE = 30;
const WAIT_MS = 1000;
/** Of everybody together: whoever waits holds a connection. */
const MOST_WAITING = 1000;

/**
 * A client that goes on after many refusals waits for each further one: refusing thousands of requests a second, which
 * begin anew as soon as they are answered, would take the processor from others.
 */
export function slowRefusals(app: FastifyInstance): void {
  const refused = new LRUCache<string, number>({ max: 10_000, ttl: WITHIN_MS, noUpdateTTL: true });
  let waiting = 0;

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 429 || !app.rateLimits.isOn) return;
    const client = callerOf({ user: null, ip: request.ip });
    const times = (refused.get(client) ?? 0) + 1;
    refused.set(client, times);
    if (times <= AT_ONCE || waiting >= MOST_WAITING) return;
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    waiting -= 1;
  });
}
