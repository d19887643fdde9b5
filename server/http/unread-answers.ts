import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './limits/client-of.ts';
import { problem } from './problem.ts';

/** A few times the size of a large list: clients that read what they asked for never have to wait because of it. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
/** Shorter answers are not counted. */
const SHORT = 32 * 1024;
const BACK_IN_SECONDS = 5;

/**
 * Bounds how much of what was made for one caller may wait to be read. Asking on hundreds of connections without
 * reading the answers would make us hold them all. Writes are answered all the same: they are done.
 */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const waiting = new Map<string, number>();

  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SHORT || request.method !== 'GET') return;
    const caller = callerOf(request);
    const { length } = payload;
    const before = waiting.get(caller) ?? 0;
    if (before + length > MOST_CHARACTERS) throw problem('SERVICE_UNAVAILABLE', [], BACK_IN_SECONDS);
    waiting.set(caller, before + length);
    finished(reply.raw, () => {
      const left = (waiting.get(caller) ?? length) - length;
      if (left > 0) waiting.set(caller, left);
      else waiting.delete(caller);
    });
  });
}
