import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createOnlineRegistry, createUser, createWish } from '../../testing/builders.ts';
import { sendInParts } from './heavy-answers.ts';
import type { RateCounters } from './rate-counters.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

describe('What holds whole lists', () => {
  it.each([
    'GET /user/me/export',
    'GET /category/',
    'GET /category/CATEGORY',
    'PUT /category/CATEGORY',
    'GET /wish/',
    'GET /birthregistry/ID',
    'GET /category/birth_registry/ID',
    'PUT /birthregistry/ID',
    'PUT /birthregistry/ID/arrangement',
  ])('is made for an account a few times at once, and again afterwards: %s', async (call) => {
    const [owner, other] = [await createUser(testApp), await createUser(testApp)];
    const registry = await createOnlineRegistry(testApp, { owner });
    const { categoryId } = await createWish(testApp, { registryId: registry.id });
    const line = call.replace('ID', String(registry.id)).replace('CATEGORY', String(categoryId));
    const body = call.startsWith('PUT') ? { body: { title: 'Anna' } } : {};
    const ask = ({ token }: { token: string }) => testApp.request(line, { token, ...body });
    const answers = await Promise.all([...Array.from({ length: 24 }, () => ask(owner)), ask(other)]);
    const others = answers.pop();
    expect(others?.statusCode).not.toBe(429);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(8);
    expect((await ask(owner)).statusCode).toBe(200);
  });

  it('is made for the accounts of one place a few times at once, and for others meanwhile', async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, () => createUser(testApp)));
    const other = await createUser(testApp);
    const ask = ({ token }: { token: string }, from: string) => testApp.request('GET /user/me/export', { token, from });
    const crowd = owners.flatMap((owner) =>
      Array.from({ length: 6 }, (_, home) => ask(owner, `2001:db8:0:${home}::1`)),
    );
    expect((await ask(other, '192.0.2.1')).statusCode).toBe(200);
    const told = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(new Set(told)).toEqual(new Set([200, 429]));
  });

  it('is refused before anything is done: lists are deleted a few at once', async () => {
    const owner = await createUser(testApp);
    const registries = await Promise.all(Array.from({ length: 20 }, () => createOnlineRegistry(testApp, { owner })));
    const remove = ({ id }: { id: number }) => testApp.request(`DELETE /birthregistry/${id}`, { token: owner.token });
    const told = (await Promise.all(registries.map(remove))).map(({ statusCode }) => statusCode);
    expect(new Set(told)).toEqual(new Set([200, 429]));
    const left = (await testApp.request('GET /birthregistry/mine', { token: owner.token })).json();
    expect(left).toHaveLength(told.filter((status) => status === 429).length);
  });
});

/** Without limits. */
function newApp() {
  const rateLimits = { isOn: false, look: async () => null, count: async () => null } as unknown as RateCounters;
  return Fastify().decorate('rateLimits', rateLimits);
}

describe('What is sent in parts', () => {
  const part = 'x'.repeat(1024 * 1024);

  it('is produced as it is read: not reading it takes no memory', async () => {
    let made = 0;
    async function* parts() {
      for (; made < 200; made += 1) yield part;
    }
    const app = newApp();
    app.get('/', (request, reply) =>
      sendInParts({ user: { id: 1 } as never, request, reply }, z.array(z.string()), async () => parts()),
    );
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const socket = connect(port, '127.0.0.1').pause();
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    for (let before = -1; before !== made; await pause(300)) before = made;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(50);
    socket.destroy();
    await app.close();
  });

  it('is made in turn with what else is made for its account', async () => {
    const app = newApp();
    const made: number[] = [];
    let underWay = 0;
    async function* parts() {
      for (let part = 0; part < 5; part += 1) {
        underWay += 1;
        made.push(underWay);
        await pause(5);
        underWay -= 1;
        yield part;
      }
    }
    app.get('/', (request, reply) =>
      sendInParts({ user: { id: 3 } as never, request, reply }, z.array(z.number()), async () => parts()),
    );
    const answers = await Promise.all([app.inject('/'), app.inject('/')]);
    expect(answers.map((answer) => answer.json())).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ]);
    expect(new Set(made)).toEqual(new Set([1]));
    await app.close();
  });

  it('is sent to its end, also when the time of its place is used up meanwhile', async () => {
    const app = newApp();
    let used = 0;
    app.rateLimits.look = async () => ({ count: used, times: 1, seconds: 60 });
    async function* parts() {
      for (; used < 5; used += 1) yield used;
    }
    app.get('/', (request, reply) =>
      sendInParts({ user: { id: 4 } as never, request, reply }, z.array(z.number()), async () => parts()),
    );
    expect((await app.inject('/')).json()).toEqual([0, 1, 2, 3, 4]);
    expect((await app.inject('/')).json()).toMatchObject({ message: 'TOO_MANY_REQUESTS' });
    await app.close();
  });

  it('is JSON, also of nothing', async () => {
    const app = newApp();
    app.get('/:count', (request, reply) => {
      async function* parts() {
        for (let one = 0; one < Number((request.params as { count: string }).count); one += 1) yield one;
      }
      return sendInParts({ user: { id: 2 } as never, request, reply }, z.array(z.number()), async () => parts());
    });
    expect((await app.inject('/0')).json()).toEqual([]);
    expect((await app.inject('/3')).json()).toEqual([0, 1, 2]);
    await app.close();
  });
});
