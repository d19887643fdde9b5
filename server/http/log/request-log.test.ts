import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { requestLog } from './request-log.ts';

function startWithLog(level: string): { app: FastifyInstance; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const loggerInstance = pino({ level }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance: loggerInstance as FastifyBaseLogger, logController: requestLog() });
  app.get('/read', async () => 'ok');
  app.post('/write', async () => 'ok');
  app.get('/broken', async (_request, reply) => reply.status(500).send());
  app.get('/away', async (_request, reply) => reply.status(503).send());
  return { app, lines };
}

it('the log has a line for each write and each failure, none for an ordinary read, and none for each 503 of an outage', async () => {
  const { app, lines } = startWithLog('info');
  for (const url of ['/read', '/read', '/away', '/broken']) await app.inject({ url });
  await app.inject({ method: 'POST', url: '/write' });
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'answered', level: 30, status: 500 }),
    expect.objectContaining({ msg: 'answered', level: 30, status: 200 }),
  ]);
});

it('LOG_LEVEL=debug shows every request', async () => {
  const { app, lines } = startWithLog('debug');
  await app.inject({ url: '/read' });
  expect(lines).toEqual([expect.objectContaining({ msg: 'answered', level: 20, status: 200, ms: expect.any(Number) })]);
});

it('once a minute the log counts what was asked', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, lines } = startWithLog('info');
  for (const url of ['/read', '/read', '/nowhere']) await app.inject({ url });
  await app.inject({ method: 'POST', url: '/write' });
  vi.advanceTimersByTime(61_000);
  await app.inject({ url: '/broken' });
  expect(lines.at(-1)).toMatchObject({
    msg: 'requests',
    seconds: 61,
    requests: 5,
    writes: 1,
    refused: 1,
    failed: 1,
    slow: 0,
  });
  vi.useRealTimers();
});
