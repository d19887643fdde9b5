import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOKING_BODY_BYTES } from '#contract/body-limits.ts';
import { answerError } from './answer-error.ts';
import { limitHeldBodies } from './held-bodies.ts';

const BYTES = BOOKING_BODY_BYTES / 4;

const app = Fastify({ trustProxy: true, bodyLimit: BOOKING_BODY_BYTES / 2 });
let port: number;
beforeAll(async () => {
  app.decorate('isProduction', true).setErrorHandler(answerError);
  app.addHook('onRequest', async (request) => {
    const id = Number(request.headers['x-account']);
    request.user = id ? ({ id } as FastifyRequest['user']) : null;
  });
  limitHeldBodies(app);
  app.post('/any', async () => 'x');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends all of a body but its end, or all of it. */
function send(client: string, { length = `Content-Length: ${BYTES}`, body = '"', account = 0 } = {}): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = [
    'POST /any HTTP/1.1',
    'Host: x',
    `X-Forwarded-For: ${client}`,
    'Content-Type: application/json',
    `X-Account: ${account}`,
    length,
  ];
  socket.write(`${[...head, '', ''].join('\r\n')}${body}`);
  return socket;
}

async function statusOf(socket: Socket): Promise<string> {
  const [head] = await once(socket, 'data');
  return String(head).slice(9, 12);
}

const SMALL = { length: 'Content-Length: 2', body: '{}' };

it('Of one caller so much is held that has not arrived and no more; others, and what is short, are taken', async () => {
  const held = Array.from({ length: 8 }, () => send('2001:db8:1::7'));
  const refused = send('2001:db8:1::7');
  expect(await statusOf(refused)).toBe('503');
  const ofNetwork = send('2001:db8:1:2::9', { length: 'Transfer-Encoding: chunked', body: '1\r\n"\r\n' });
  expect(await statusOf(ofNetwork)).toBe('503');
  expect(await statusOf(send('2001:db8:1::7', SMALL))).toBe('200');
  expect(await statusOf(send('2001:db8:1::7', { length: `Content-Length: ${8 * BYTES}` }))).toBe('413');
  const others = send('2001:db8:2::7', { body: `"${'x'.repeat(BYTES - 2)}"` });
  expect(await statusOf(others)).toBe('200');
  for (const socket of [...held, refused, ofNetwork, others]) socket.destroy();
  const whole = { body: `"${'x'.repeat(BYTES - 2)}"` };
  await expect.poll(() => statusOf(send('2001:db8:1::7', whole))).toBe('200');
});

it('All accounts of a place hold as much as three; nobody at another place is refused for it', async () => {
  const held = [1, 2, 3].flatMap((account) => Array.from({ length: 8 }, () => send('192.0.2.7', { account })));
  const one = send('192.0.2.7', { account: 3 });
  const other = send('192.0.2.7', { account: 4 });
  expect([await statusOf(one), await statusOf(other)]).toEqual(['503', '503']);
  const elsewhere = send('192.0.2.8', { account: 4, body: `"${'x'.repeat(BYTES - 2)}"` });
  expect(await statusOf(elsewhere)).toBe('200');
  for (const socket of [...held, one, other, elsewhere]) socket.destroy();
});
