import { afterEach, describe, expect, it } from 'vitest';
import { readRates } from '#contract/rate-limits.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import {
  bookingPayload,
  createOnlineRegistry,
  createRegistry,
  createUser,
  createWish,
} from '../../testing/builders.ts';

let service: TestApp;
afterEach(() => service.close());

async function start(rates: string): Promise<void> {
  service = await startTestApp({ rates: readRates(rates) });
}

const HERE = '192.0.2.1';
const status = async (line: string, options: Parameters<TestApp['request']>[1] = {}) =>
  (await service.request(line, { from: HERE, ...options })).statusCode;

describe('somebody guessing names, ids or tokens', () => {
  it.each([
    ['names of lists', 'GET /birthregistry/shortlink/nobody-has-this', undefined],
    ['ids of lists', 'GET /birthregistry/4711', undefined],
    ['ids of gifts', 'GET /wish/public/4711', undefined],
    ['ids of gifts to book', 'POST /booking/multi', [bookingPayload({ wishes_ids: [4711] })]],
    ['whose list it is, by address', 'GET /birthregistry/search/nobody%40example.org', undefined],
    ['givers’ tokens', 'GET /booking/giver/nobody-has-this', undefined],
    ['tokens of activations', 'POST /user/activate', { user_id: 4711, token: 'nobody-has-this' }],
    ['tokens of passwords', 'POST /password-reset/verify-token-validity', { token: 'nobody-has-this' }],
  ])('is slowed: %s', async (_what, line, body) => {
    await start('miss=3/1h');
    const { name } = await createOnlineRegistry(service);
    const found = `GET /birthregistry/shortlink/${name}`;
    for (let round = 0; round < 3; round += 1) expect(await status(line, body ? { body } : {})).toBeLessThan(405);
    expect(await status(found)).toBe(429);
    expect(await status(line, body ? { body } : {})).toBe(429);
    expect(await status(found, { from: '192.0.2.2' })).toBe(200);
    expect(await status('GET /config')).toBe(200);
  });

  it('is nobody who searches by words, or finds a list by its address', async () => {
    await start('miss=1/1h');
    const { email, ...owner } = await createUser(service);
    await createOnlineRegistry(service, { owner });
    const searches = ['nobody-has-this', email, 'nobody-has-this', email];
    for (const query of searches) {
      expect(await status(`GET /birthregistry/search/${encodeURIComponent(query)}`)).toBe(200);
    }
  });

  it('is slowed, however much is tried at the same moment', async () => {
    await start('miss=10/1h');
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, count) => status(`GET /birthregistry/shortlink/nobody-has-${count}`)),
    );
    expect(statuses.filter((one) => one === 404)).toHaveLength(10);
    expect(statuses.filter((one) => one === 429)).toHaveLength(50);
  });

  it('is an account once logged in, and keeps nobody else at the same address from their own', async () => {
    await start('miss=1/1h,miss.account=2/1h');
    const { token, ...owner } = await createUser(service);
    const own = await createRegistry(service, { owner });
    expect(await status('GET /birthregistry/4711')).toBe(404);
    expect(await status(`GET /birthregistry/${own.id}`)).toBe(429);
    for (const expected of [404, 404, 429]) expect(await status('GET /birthregistry/4711', { token })).toBe(expected);
    expect(await status(`GET /birthregistry/${own.id}`, { token })).toBe(429);
  });

  it('is not helped by many accounts', async () => {
    await start('guesses=3/1h');
    const guess = 'GET /birthregistry/shortlink/nobody-has-this';
    for (const expected of [404, 404, 404, 429]) {
      const { token } = await createUser(service);
      expect(await status(guess, { token })).toBe(expected);
      expect(await status('GET /user/me', { token })).toBe(200);
    }
    const { token, ...owner } = await createUser(service);
    const own = await createRegistry(service, { owner });
    expect(await status(`GET /birthregistry/${own.id}`, { token })).toBe(429);
    expect(await status(`GET /birthregistry/${own.id}`, { token, from: '192.0.2.2' })).toBe(200);
    expect(await status(guess)).toBe(404);
  });

  it('is an account that tries tokens of addresses', async () => {
    await start('miss=1/1h,miss.account=2/1h');
    const { token } = await createUser(service);
    const guess = { token, body: { token: 'nobody-has-this' } };
    for (const expected of [400, 400, 429]) expect(await status('POST /user/confirm-email', guess)).toBe(expected);
  });

  it('is an account that tries names for its own link, taken or not', async () => {
    await start('miss.account=4/1h');
    const { name: taken } = await createOnlineRegistry(service);
    const { token, ...owner } = await createUser(service);
    const { id } = await createRegistry(service, { owner });
    const named = (name: string) => ({ token, body: { name, birthregistry_id: id } });
    expect(await status('POST /shortlink/', named(taken))).toBe(409);
    const { json } = await service.request('POST /shortlink/', { from: HERE, ...named('leonie-free') });
    expect(await status(`PUT /shortlink/${json().id}`, named(taken))).toBe(409);
    expect(await status(`PUT /shortlink/${json().id}`, named('leonie-also-free'))).toBe(200);
    for (const name of [taken, 'nobody-has-this']) {
      expect(await status('POST /shortlink/', named(name))).toBe(429);
      expect(await status(`PUT /shortlink/${json().id}`, named(name))).toBe(429);
    }
  });

  it('is not who opens what is there', async () => {
    await start('miss=1/1h');
    const { id, name } = await createOnlineRegistry(service);
    const wish = await createWish(service, { registryId: id });
    for (const line of [`GET /birthregistry/shortlink/${name}`, `GET /wish/public/${wish.id}`]) {
      for (let round = 0; round < 3; round += 1) expect(await status(line)).toBe(200);
    }
  });
});

describe('everything together has a limit', () => {
  it('of calls', async () => {
    await start('call=3/1h');
    for (const expected of [200, 200, 200, 429]) expect(await status('GET /config')).toBe(expected);
    expect(await status('GET /config', { from: '192.0.2.2' })).toBe(200);
  });
});
