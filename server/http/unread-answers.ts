import type { FastifyInstance, FastifyReply } from 'fastify';
import { limitHeld } from './limits/held-for-callers.ts';

/**
 * Characters, or bytes of a page. A few times the size of a large list: clients that read what they asked for never
 * have to wait because of it.
 */
const MOST = 16 * 1024 * 1024;
/** Shorter answers are not counted. */
const SHORT = 32 * 1024;

/**
 * Bounds how much of what was made for one caller may wait to be read. Asking on hundreds of connections without
 * reading the answers would make us hold them all. Writes are answered all the same: they are done.
 */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const hold = limitHeld(MOST);

  app.addHook('onSend', (request, reply, payload, done) => {
    const isMade = typeof payload === 'string' || (Buffer.isBuffer(payload) && !isKept(reply));
    if (isMade && payload.length >= SHORT && request.method === 'GET') hold(request, reply, payload.length);
    done();
  });
}

/** What is kept is one copy for all, and already compressed. */
function isKept(reply: FastifyReply): boolean {
  return reply.hasHeader('content-encoding');
}
