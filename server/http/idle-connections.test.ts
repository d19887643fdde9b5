import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitIdleConnections } from './idle-connections.ts';

const MOST = 20;
const app = Fastify();
let port: number;
let answerSlow: (() => void) | undefined;

beforeAll(async () => {
  limitIdleConnections(app, MOST);
  app.get('/', async () => 'x');
  app.get('/refused', async (_request, reply) => reply.status(429).send('later'));
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      answerSlow = resolve;
    });
    return 'done';
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

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
  const refused = ask('/refused');
  expect(String(await once(refused, 'data'))).toContain('429');
  await expect.poll(() => connections()).toBe(0);
});

it('Connections that wait for nothing are closed when there are too many, not those being answered', async () => {
  const few = await Promise.all(Array.from({ length: MOST - 1 }, answered));
  const slow = ask('/slow');
  await expect.poll(() => answerSlow).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(few.filter(({ closed }) => closed)).toEqual([]);

  const more = await Promise.all(Array.from({ length: 5 }, answered));
  await expect.poll(() => [...few, ...more].every(({ closed }) => closed), { timeout: 5000 }).toBe(true);
  answerSlow?.();
  expect(String(await once(slow, 'data'))).toContain('done');
  slow.destroy();
});
