import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientOf, placeOf } from './limits/client-of.ts';

interface MostConnections {
  /** Fewer than the files that Linux and macOS let a process have: pictures, mails and the database need some. */
  open: number;
  /** More than people hold open between two requests; proxies in front hold a few. */
  waiting: number;
  /** Of one place: three hundred browsers in a ward or a company. */
  ofPlace: number;
}

const MOST: MostConnections = { open: 8000, waiting: 4000, ofPlace: 2000 };
const LOOK_MS = 1000;
const REFUSED = [429, 503];

/** The connections of one place. */
interface Place {
  open: number;
  /** Since when those without a whole request are, the first of them first. */
  waiting: Map<Socket, number>;
}

/**
 * Bounds the open connections. Clients keep theirs for a minute after an answer, and half a request is waited for as
 * long: someone who opens more and more would otherwise take all files that the process may open. So whoever is refused
 * loses the connection, a place with too many loses its oldest, and beyond a number in all those without a whole
 * request are closed.
 * @param knowsPlaces false behind a proxy, which all connections come from
 */
export function limitConnections(app: FastifyInstance, knowsPlaces: boolean, most = MOST): void {
  app.server.maxConnections = most.open;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (REFUSED.includes(reply.statusCode)) reply.header('connection', 'close');
    done();
  });
  const mostOfPlace = knowsPlaces ? most.ofPlace : most.open;
  const nameOf = (socket: Socket) => (knowsPlaces ? placeOf(clientOf(socket.remoteAddress)) : 'the proxy');
  const places = watchPlaces(app.server, nameOf, (place) => {
    if (place.open > mostOfPlace) closeOlder(place, Date.now() + 1, 1);
  });
  const looks = setInterval(() => {
    const open = [...places.values()].reduce((sum, place) => sum + place.open, 0);
    if (open > most.waiting) for (const place of places.values()) closeOlder(place, Date.now() - LOOK_MS);
  }, LOOK_MS);
  looks.unref();
  app.addHook('onClose', async () => clearInterval(looks));
}

/** @param entered told of the place of each new connection */
function watchPlaces(server: Server, nameOf: (socket: Socket) => string, entered: (place: Place) => void) {
  const places = new Map<string, Place>();
  const placeOfSocket = new WeakMap<Socket, Place>();

  server.on('connection', (socket) => {
    const name = nameOf(socket);
    const place = places.get(name) ?? { open: 0, waiting: new Map() };
    places.set(name, place);
    placeOfSocket.set(socket, place);
    place.open += 1;
    place.waiting.set(socket, Date.now());
    socket.once('close', () => {
      place.waiting.delete(socket);
      place.open -= 1;
      if (place.open === 0) places.delete(name);
    });
    entered(place);
  });
  server.on('request', ({ socket }, answer) => {
    const waiting = placeOfSocket.get(socket)?.waiting;
    waiting?.delete(socket);
    answer.once('close', () => {
      if (!socket.destroyed) waiting?.set(socket, Date.now());
    });
  });
  return places;
}

/** Those that have waited since before a time, at most so many. */
function closeOlder({ waiting }: Place, time: number, most = Number.POSITIVE_INFINITY): void {
  let left = most;
  for (const [socket, since] of waiting) {
    if (left === 0 || since >= time) return;
    left -= 1;
    waiting.delete(socket);
    socket.destroy();
  }
}
