import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connections.ts';

const MOST = 20;
const MOST_OF_PLACE = 40;
let app: FastifyInstance;
let port: number;
let answerSlow: (() => void) | undefined;

async function start(mostWaiting = MOST): Promise<void> {
  app = Fastify();
  answerSlow = undefined;
  limitConnections(app, true, { open: 80, waiting: mostWaiting, ofPlace: MOST_OF_PLACE });
  app.get('/', async () => 'x');
  app.get('/refused', async (_request, reply) => reply.status(429).send('later'));
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      answerSlow = resolve;
    });
    return 'done';
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
afterEach(() => app.close());

function ask(path: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

function connections(): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

async function answered(): Promise<Socket> {
  const socket = ask('/');
  await once(socket, 'data');
  return socket.resume();
}

it('Whoever is refused loses the connection', async () => {
  await start();
  const refused = ask('/refused');
  expect(String(await once(refused, 'data'))).toContain('429');
  await expect.poll(() => connections()).toBe(0);
});

it('Connections that wait for nothing are closed when there are too many, not those being answered', async () => {
  await start();
  const few = await Promise.all(Array.from({ length: MOST - 1 }, answered));
  const slow = ask('/slow');
  await expect.poll(() => answerSlow).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(few.filter(({ closed }) => closed)).toEqual([]);

  const more = await Promise.all(Array.from({ length: 5 }, answered));
  await expect.poll(() => few.every(({ closed }) => closed), { timeout: 5000 }).toBe(true);
  answerSlow?.();
  expect(String(await once(slow, 'data'))).toContain('done');
  for (const socket of [...more, slow]) socket.destroy();
});

it('Half requests are closed like those when there are too many', async () => {
  await start();
  const halves = Array.from({ length: MOST + 5 }, () => connect(port, '127.0.0.1'));
  for (const socket of halves) socket.resume().write('GET / HTTP/1.1\r\nHost: x\r\n');
  await expect.poll(() => connections()).toBe(halves.length);
  await expect.poll(() => halves.every(({ closed }) => closed), { timeout: 5000 }).toBe(true);
});

it('A place with too many connections loses the oldest of those that wait; other places lose none', async () => {
  await start(2 * MOST_OF_PLACE);
  const neighbour = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).resume();
  const slow = ask('/slow');
  await expect.poll(() => answerSlow).toBeDefined();
  const crowd = Array.from({ length: MOST_OF_PLACE }, () => connect(port, '127.0.0.1').resume());
  await once(crowd[0] as Socket, 'close');
  const answer = ask('/');
  expect(String(await once(answer, 'data'))).toContain('200');
  answerSlow?.();
  expect(String(await once(slow, 'data'))).toContain('done');
  expect(neighbour.closed).toBe(false);
  for (const socket of [...crowd, answer, slow, neighbour]) socket.destroy();
});
