import type { FastifyInstance } from 'fastify';
import { limitHeld } from './limits/held-for-callers.ts';

/** A few times the size of a large list: clients that read what they asked for never have to wait because of it. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
/** Shorter answers are not counted. */
const SHORT = 32 * 1024;

/**
 * Bounds how much of what was made for one caller may wait to be read. Asking on hundreds of connections without
 * reading the answers would make us hold them all. Writes are answered all the same: they are done.
 */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const hold = limitHeld(MOST_CHARACTERS);

  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SHORT || request.method !== 'GET') return;
    hold(request, reply, payload.length);
  });
}
