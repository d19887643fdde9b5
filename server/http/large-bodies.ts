import type { Readable } from 'node:stream';
import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from './limits/client-of.ts';
import { limitTurns } from './limits/turns.ts';

/** So long a body may be on its way. */
const MOST_MS = 30_000;

const inTurn = limitTurns({
  running: 4,
  each: 1,
  waiting: 2,
  waitingInAll: 16,
  patienceMs: 8000,
  reason: 'PAGES_IN_LINE',
});

/**
 * A body that is larger than others is held in memory while it comes: four at once, one of each caller, and none for
 * long. The turn ends with the answer.
 * @throws SERVICE_UNAVAILABLE where too many wait
 */
export async function takeTurn(request: FastifyRequest, reply: FastifyReply, body: Readable): Promise<Readable> {
  await new Promise<void>((begin, refuse) => {
    const answered = () => new Promise<void>((end) => finished(reply.raw, () => end()));
    const work = () => {
      begin();
      return answered();
    };
    inTurn(work, callerOf(request)).catch(refuse);
  });
  const tooLong = setTimeout(() => request.raw.destroy(), MOST_MS);
  finished(body, { writable: false }, () => clearTimeout(tooLong));
  return body;
}
