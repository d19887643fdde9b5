import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerError } from './answer-error.ts';
import { limitUnreadAnswers } from './unread-answers.ts';

/** More than the system takes off our hands for both ends of a connection: up to 10 MB. */
const LARGE = 'x'.repeat(12_000_000);
const app = Fastify({ trustProxy: true });
let port: number;
beforeAll(async () => {
  app.decorate('isProduction', true).setErrorHandler(answerError);
  limitUnreadAnswers(app);
  app.get('/large', async () => LARGE);
  app.get('/medium', async () => 'x'.repeat(3_000_000));
  app.get('/page', async () => Buffer.from(LARGE));
  app.get('/kept', async (_request, reply) => reply.header('content-encoding', 'br').send(Buffer.from(LARGE)));
  app.get('/small', async () => 'x');
  app.post('/large', async () => LARGE);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Asks, and reads no more than the beginning. */
async function askFrom(client: string, line = 'GET /large'): Promise<{ status: string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  socket.pause();
  return { status: String(head).slice(9, 12), socket };
}

it('Of one caller so much waits to be read and no more; others, and what is short or done, are answered', async () => {
  const asked: Awaited<ReturnType<typeof askFrom>>[] = [];
  for (const path of ['/medium', '/page', '/large', '/page']) asked.push(await askFrom('2001:db8:1::7', `GET ${path}`));
  expect(asked.map(({ status }) => status)).toEqual(['200', '200', '503', '503']);
  const others = [
    await askFrom('2001:db8:1:2::9'),
    await askFrom('2001:db8:2::7'),
    await askFrom('2001:db8:1::7', 'GET /small'),
    await askFrom('2001:db8:1::7', 'GET /kept'),
    await askFrom('2001:db8:1::7', 'POST /large'),
  ];
  expect(others.map(({ status }) => status)).toEqual(['503', '200', '200', '200', '200']);
  for (const { socket } of [...asked, ...others]) socket.destroy();
  await expect.poll(async () => (await askFrom('2001:db8:1::7')).status).toBe('200');
});
