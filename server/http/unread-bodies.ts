import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientOf, placeOf } from './limits/client-of.ts';

/** Up to this size the rest is read after all: a new connection would cost more. */
const SOON_READ = 64 * 1024;
/** How long the sender gets to read the answer: closing at once would lose it along with everything sent. */
const LINGER_MS = 2000;
/** Beyond this many at once, the others are closed immediately: unread data fills the system's memory. */
const LINGERING = 64;
/** So that no place takes that time from the others. */
const LINGERING_OF_PLACE = 8;

/**
 * Closes the connection after answering before the whole request was read. Node would go on reading and discarding at
 * the sender's pace: a few hundred refused uploads kept everybody else waiting.
 */
export function leaveUnread(app: FastifyInstance): void {
  const lingering = new Map<Socket, string>();

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (hasMuchToCome(request)) {
      reply.header('connection', 'close');
      stopReading(request);
      letRead(request, lingering);
    }
    done();
  });
}

function hasMuchToCome({ raw, headers }: FastifyRequest): boolean {
  const isLong = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SOON_READ;
  return isLong && raw.complete === false;
}

/**
 * Node reads on and discards a body nobody began to read; one that was begun stops when its buffer is full. It counts
 * as begun once it was asked for more than the buffer holds: what came while it was looked up who sends is taken out.
 * One that was too long while it came flows on to nobody.
 */
function stopReading({ raw }: FastifyRequest): void {
  if (raw.readableFlowing) raw.pause();
  while (raw.readableFlowing === null && raw.read() !== null);
}

function letRead({ raw: { socket }, ip }: FastifyRequest, lingering: Map<Socket, string>): void {
  const place = placeOf(clientOf(ip));
  const ofPlace = [...lingering.values()].filter((one) => one === place).length;
  if (lingering.size >= LINGERING || ofPlace >= LINGERING_OF_PLACE) return;
  lingering.set(socket, place);
  socket.once('close', () => lingering.delete(socket));
  // What Node does with the connection once such an answer is written.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
