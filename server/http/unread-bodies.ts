import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is read to its end all the same: a new connection would cost more. */
const SOON_READ = 64 * 1024;
/** So long who is sending has for reading the answer: what is closed at once is lost with all that it was sent. */
const LINGER_MS = 2000;
/** Of many at once the others are closed at once: what waits unread fills the system's memory. */
const LINGERING = 16;

/**
 * Closes the connection behind an answer that comes before its request was read. Node would read on to throw it away,
 * at the pace of whoever sends: a few hundred refused uploads kept everybody else waiting.
 */
export function leaveUnread(app: FastifyInstance): void {
  const lingering = new Set<Socket>();

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (hasMuchToCome(request)) {
      reply.header('connection', 'close');
      stopReading(request);
      if (lingering.size < LINGERING) letRead(request.raw.socket, lingering);
    }
    done();
  });
}

function hasMuchToCome({ raw, headers }: FastifyRequest): boolean {
  const isLong = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SOON_READ;
  return isLong && raw.complete === false;
}

function stopReading({ raw }: FastifyRequest): void {
  // Node throws away what nobody began to read; what was begun stops when a buffer is full.
  raw.read(0);
}

function letRead(socket: Socket, lingering: Set<Socket>): void {
  lingering.add(socket);
  socket.once('close', () => lingering.delete(socket));
  // What Node does with the connection once such an answer is written.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
