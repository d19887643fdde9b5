import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientOf, placeOf } from './client-of.ts';

/** Too many, too large, too much to do. */
const REFUSALS = [429, 413, 503];
/** Without a refusal for this long, everything is forgotten. */
const PEACE_MS = 10_000;
/** More than pages and people run into by mistake. */
const AT_ONCE = 30;
const WAIT_MS = 1000;
/** Hundreds of connections that were answered together would begin anew together. */
const EACH_MS = 50;
const LONGEST_WAIT_MS = 20_000;
/** Of everybody together: whoever waits holds a connection. */
const MOST_WAITING = 1000;

interface Refused {
  times: number;
  /** When the last of them is answered. */
  answeredAt: number;
}

/**
 * A client that goes on after many refusals waits for each further one, and gets them one by one: refusing thousands of
 * requests a second, which begin anew as soon as they are answered, would take the processor from others.
 */
export function slowRefusals(app: FastifyInstance): void {
  const clients = new LRUCache<string, Refused>({ max: 10_000, ttl: PEACE_MS });
  let waiting = 0;

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!(REFUSALS.includes(reply.statusCode) && app.rateLimits.isOn)) return done();
    waitInTurn(request).then(() => done(), done);
  });

  async function waitInTurn(request: FastifyRequest): Promise<void> {
    const client = placeOf(clientOf(request.ip));
    const { times, answeredAt } = clients.get(client) ?? { times: 0, answeredAt: 0 };
    const now = Date.now();
    const waits = times >= AT_ONCE && waiting < MOST_WAITING;
    const at = waits ? Math.min(Math.max(now + WAIT_MS, answeredAt + EACH_MS), now + LONGEST_WAIT_MS) : answeredAt;
    clients.set(client, { times: times + 1, answeredAt: at });
    if (!waits) return;
    waiting += 1;
    await untilThen(request, at - now);
    waiting -= 1;
  }
}

/** What is sent meanwhile stays in the system's buffers: hundreds of ours would be full of it. */
async function untilThen({ raw }: FastifyRequest, ms: number): Promise<void> {
  const isSending = raw.complete === false;
  if (isSending) raw.socket.pause();
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (isSending) raw.socket.resume();
}
