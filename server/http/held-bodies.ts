import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BOOKING_BODY_BYTES } from '#contract/body-limits.ts';
import { limitHeld } from './limits/held-for-callers.ts';

/** Two of the largest; people's own are a thousand times smaller. */
const MOST_BYTES = 2 * BOOKING_BODY_BYTES;
/** Shorter ones are not counted, so nobody who shares an address with an attacker is kept from them. */
const SHORT = 4 * 1024;

/**
 * Bounds how much one caller may send in bodies at a time. They are held in memory until they have arrived and are
 * answered, so thousands that never end would fill it. Those that have limits of their own are not counted: pictures
 * are not held, and whole pages take turns (large-bodies.ts).
 */
export function limitHeldBodies(app: FastifyInstance): void {
  const hold = limitHeld(MOST_BYTES);

  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { endpoint } = request.routeOptions.config;
    const isHeld = !(endpoint?.rawBodyLimit || endpoint?.bodyTypes?.includes('multipart'));
    const bytes = isHeld ? mostOf(request) : 0;
    if (bytes > SHORT) hold(request, reply, bytes);
    done();
  });
}

/** How much of a body will be held at most; nothing of one that is refused for its length. */
function mostOf({ headers, routeOptions: { bodyLimit = 0 } }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  const length = Number(headers['content-length'] ?? 0);
  return length > bodyLimit ? 0 : length;
}
