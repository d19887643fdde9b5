import { setImmediate as soon } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RateCounters } from './rate-counters.ts';
import { slowRefusals } from './slow-refusals.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function newApp(isOn = true) {
  const app = Fastify().decorate('rateLimits', { isOn } as RateCounters);
  slowRefusals(app);
  app.get('/', async () => 'x');
  app.get('/refused', async (_request, reply) => reply.status(429).send('later'));
  app.get('/crowded', async (_request, reply) => reply.status(503).send('later'));
  return (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
}

async function refuseThirty(ask: ReturnType<typeof newApp>, address: (one: number) => string): Promise<void> {
  for (let one = 0; one < 30; one += 1) expect((await ask('/refused', address(one))).statusCode).toBe(429);
}

async function waits(answer: Promise<unknown>): Promise<boolean> {
  const turns = async () => {
    for (let turn = 0; turn < 50; turn += 1) await soon();
    return true;
  };
  return Promise.race([answer.then(() => false), turns()]);
}

it('Whoever goes on after many refusals waits for further ones; nobody else does, nor for anything else', async () => {
  const ask = newApp();
  await refuseThirty(ask, () => '192.0.2.1');
  const next = ask('/refused', '192.0.2.1');
  expect(await waits(next)).toBe(true);
  expect(await waits(ask('/', '192.0.2.1'))).toBe(false);
  expect(await waits(ask('/refused', '192.0.2.2'))).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await next).statusCode).toBe(429);
});

it('They are answered one by one, whichever refusal it is', async () => {
  const ask = newApp();
  await refuseThirty(ask, () => '192.0.2.1');
  let answered = 0;
  const answers = Array.from({ length: 100 }, async (_, one) => {
    await ask(one % 2 ? '/refused' : '/crowded', '192.0.2.1');
    answered += 1;
  });
  expect(await waits(Promise.race(answers))).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await soon();
  expect(answered).toBeLessThanOrEqual(10);
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all(answers);
});

it('Addresses of one customer count together', async () => {
  const ask = newApp();
  await refuseThirty(ask, (one) => `2001:db8:1:${one}::1`);
  expect(await waits(ask('/refused', '2001:db8:1:ffff::1'))).toBe(true);
});

it('Nobody waits where limits are switched off', async () => {
  const ask = newApp(false);
  await refuseThirty(ask, () => '192.0.2.1');
  expect(await waits(ask('/refused', '192.0.2.1'))).toBe(false);
});
