import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerError } from '../http/answer-error.ts';
import type { RateCounters } from '../http/limits/rate-counters.ts';
import { problem } from '../http/problem.ts';
import { keepAnswers } from './kept-answers.ts';

let app: FastifyInstance;
let made: string[];
/** The registry's version; names beginning with "no" do not exist. */
let version: string;
let beforeMaking: () => Promise<unknown>;
/** How much of its limit a client has used. */
let look: RateCounters['look'];

beforeEach(() => {
  made = [];
  version = 'v1';
  beforeMaking = async () => undefined;
  look = async () => null;
  const find = async (name: string) => (name.startsWith('no') ? null : version);
  const answer = keepAnswers({ find, forget: () => undefined }, 1);
  app = Fastify();
  app.setErrorHandler(answerError);
  app.decorate('availability', { note: () => false } as unknown as FastifyInstance['availability']);
  app.decorate('rateLimits', {
    isOn: true,
    look: (...asked: Parameters<RateCounters['look']>) => look(...asked),
    count: async () => null,
  } as unknown as FastifyInstance['rateLimits']);
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
    const { name } = request.params;
    const subject = name === 'mine' ? null : { name, registryName: name };
    return answer(request, reply, subject, async () => {
      made.push(name);
      await beforeMaking();
      if (name === 'none') throw problem('NOT_FOUND');
      const isCacheable = name !== 'moved';
      const body = `${name} ${version} ${name === 'long' ? randomText() : ''}`;
      return { status: isCacheable ? 200 : 302, headers: { 'content-type': 'text/plain' }, body, isCacheable };
    });
  });
});
afterEach(() => app.close());

/** Some 40 kB, incompressible. */
function randomText(): string {
  return Array.from({ length: 4000 }, Math.random).join('');
}

const ask = (name: string, headers: Record<string, string> = {}, from = '192.0.2.1') =>
  app.inject({ url: `/${name}`, headers, remoteAddress: from });
const askAtOnce = (count: number, name: (index: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(name(index))));

describe('an answer that is nobody’s own', () => {
  it('is made once for all who ask at the same time, and for those after them', async () => {
    const answers = await askAtOnce(32, () => 'leonie');
    await ask('leonie', { 'accept-encoding': 'br' });
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['leonie v1 ']));
    expect(made).toEqual(['leonie']);
  });

  it('is made again when the list is another', async () => {
    await ask('leonie');
    version = 'v2';
    expect((await ask('leonie')).body).toBe('leonie v2 ');
    expect(made).toHaveLength(2);
  });

  it('is made again on another day', async () => {
    await ask('leonie');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    await ask('leonie');
    expect(made).toHaveLength(2);
  });

  it('comes as its reader can take it, and not at all to whoever has it', async () => {
    const [plain, br, gzip] = [
      await ask('leonie'),
      await ask('leonie', { 'accept-encoding': 'gzip, deflate, br' }),
      await ask('leonie', { 'accept-encoding': 'gzip' }),
    ];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const { accepted, encoding } of [
      { accepted: 'br;q=0, gzip', encoding: 'gzip' },
      { accepted: 'gzip; q=0.0, br;q=0.1', encoding: 'br' },
      { accepted: 'br;q=0' },
    ]) {
      expect((await ask('leonie', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
    }
    const { etag } = gzip.headers;
    for (const names of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await ask('leonie', { 'if-none-match': String(names) }), names).toMatchObject({
        statusCode: 304,
        body: '',
      });
    }
    expect((await ask('leonie', { 'if-none-match': `"x${etag}x"` })).statusCode).toBe(200);
    expect(made).toEqual(['leonie']);
  });

  it('is not kept when it is a failure, leads elsewhere, or is of no list', async () => {
    for (const [name, status] of [
      ['none', 404],
      ['moved', 302],
      ['nobody', 200],
    ] as const) {
      expect((await ask(name)).statusCode).toBe(status);
      expect((await ask(name)).statusCode).toBe(status);
    }
    expect(made).toEqual(['none', 'none', 'moved', 'moved', 'nobody', 'nobody']);
  });

  it('goes when others need its place', async () => {
    await ask('leonie');
    for (let registry = 0; registry < 25; registry += 1) {
      await ask('long');
      version = `v${registry}`;
    }
    version = 'v1';
    made = [];
    await ask('leonie');
    expect(made).toEqual(['leonie']);
  });
});

it('a page takes its answers as they are', async () => {
  const answer = await ask('leonie', { 'accept-encoding': 'identity' });
  expect(answer.body).toBe('leonie v1 ');
  await ask('leonie', { 'accept-encoding': 'br' });
  expect(made).toHaveLength(2);
  expect((await ask('leonie', { 'accept-encoding': 'identity' })).body).toBe('leonie v1 ');
  expect(made).toHaveLength(2);
});

it('what is somebody’s own is made for each who asks, and has no ETag', async () => {
  const answers = await askAtOnce(3, () => 'mine');
  expect(made).toHaveLength(3);
  expect(answers[0]?.headers.etag).toBeUndefined();
});

it('whoever had a large one made rests as long, and others do not wait for that', async () => {
  beforeMaking = () => pause(300);
  await ask('large');
  beforeMaking = async () => undefined;
  const again = ask('larger');
  await ask('anna', {}, '192.0.2.20');
  expect(made).toEqual(['large', 'anna']);
  await again;
  expect(made).toEqual(['large', 'anna', 'larger']);
});

it('nobody waits for the turn of whoever asked first, who asked for much else before', async () => {
  const gate = Promise.withResolvers<void>();
  beforeMaking = () => gate.promise;
  const crowd = askAtOnce(20, (index) => `list-${index}`);
  await vi.waitUntil(() => made.length === 1);
  const first = askAtOnce(1, () => 'leonie');
  beforeMaking = async () => undefined;
  expect((await ask('leonie', {}, '192.0.2.20')).body).toBe('leonie v1 ');
  expect(made).toEqual(['list-0', 'leonie']);
  gate.resolve();
  await Promise.all([crowd, first]);
  expect(made.filter((name) => name === 'leonie')).toHaveLength(1);
});

it('a limit that one client has reached is nobody else’s', async () => {
  const gate = Promise.withResolvers<void>();
  const looked: string[] = [];
  look = async (_limit, client) => {
    looked.push(client);
    if (looked.length > 1) return null;
    await gate.promise;
    return { count: 2, times: 1, seconds: 60 };
  };
  const refused = askAtOnce(1, () => 'leonie');
  await vi.waitUntil(() => looked.length === 1);
  const others = Promise.all(['198.51.100.1', '198.51.100.2'].map((from) => ask('leonie', {}, from)));
  gate.resolve();
  expect((await refused)[0]?.statusCode).toBe(429);
  expect((await others).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(made).toEqual(['leonie']);
});

it('four are made at once, one of a place (a /48); others wait, and a crowd too many is asked to come again', async () => {
  const gate = Promise.withResolvers<void>();
  beforeMaking = () => gate.promise;
  const home = (index: number) => `2001:db8:0:${index.toString(16)}::1`;
  const crowd = Promise.all(Array.from({ length: 103 }, (_, index) => ask(`list-${index}`, {}, home(index))));
  await vi.waitUntil(() => made.length === 1);
  const others = Array.from({ length: 3 }, (_, client) => ask('leonie', {}, `192.0.2.${10 + client}`));
  const grandmothers = Array.from({ length: 3 }, (_, client) => ask(`anna-${client}`, {}, `192.0.2.${20 + client}`));
  await vi.waitUntil(() => made.length === 4);
  gate.resolve();
  const refused = (await crowd).filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  const statuses = (await Promise.all([...others, ...grandmothers])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(made).toHaveLength(105);
});
