import type { Readable } from 'node:stream';
import { finished } from 'node:stream';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { watchPace } from './body-pace.ts';
import { clientOf, placeOf } from './limits/client-of.ts';
import { limitTurns } from './limits/turns.ts';

/** One per place at a time. */
const inLine = (running: number) =>
  limitTurns({ running, each: 1, waiting: 2, waitingInAll: 16, patienceMs: 8000, reason: 'PAGES_IN_LINE' });

/** Account holders never wait for anonymous callers. */
const inTurnOfAccounts = inLine(4);
const inTurnOfOthers = inLine(2);

/**
 * Large bodies are held in memory while they arrive, so there are few: six at once, four of them for accounts, one
 * per place, and none may stall. The slot is released with the answer.
 * @throws SERVICE_UNAVAILABLE when too many wait
 */
export async function takeTurn(request: FastifyRequest, reply: FastifyReply, body: Readable): Promise<Readable> {
  const inTurn = request.user ? inTurnOfAccounts : inTurnOfOthers;
  await new Promise<void>((begin, refuse) => {
    const answered = () => new Promise<void>((end) => finished(reply.raw, () => end()));
    const work = () => {
      begin();
      return answered();
    };
    inTurn(work, placeOf(clientOf(request.ip))).catch(refuse);
  });
  const { raw } = request;
  const endWatch = watchPace(
    () => raw.socket.bytesRead,
    () => raw.destroy(),
  );
  finished(body, { writable: false }, endWatch);
  return body;
}

/** Hands JSON bodies over as they came: parsing a large one would keep everybody waiting. */
export function takeUnparsed(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', receiveWhole);
}

/** In one piece from the beginning: joining the pieces would hold everything twice. */
async function receiveWhole({ headers, routeOptions }: FastifyRequest, body: Readable): Promise<Buffer> {
  const { bodyLimit = 0 } = routeOptions;
  const length = Number(headers['content-length'] ?? bodyLimit);
  if (length > bodyLimit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const whole = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    if (filled + piece.length > length) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    filled += piece.copy(whole, filled);
  }
  return whole.subarray(0, filled);
}
