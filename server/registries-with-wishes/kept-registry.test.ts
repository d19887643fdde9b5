import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { bookingPayload, createOnlineRegistry, createUser, createWish } from '../testing/builders.ts';

let testApp: TestApp;
/** The service as deployed, where versions are trusted between two writes. */
let app: FastifyInstance;
beforeAll(async () => {
  testApp = await startTestApp();
  app = await buildApp(testApp.context, { pages: async () => undefined });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

async function newRegistry() {
  const owner = await createUser(testApp);
  const registry = await createOnlineRegistry(testApp, { owner, addressIsPrivate: true });
  const wish = await createWish(testApp, { registryId: registry.id, quantity: 20 });
  const byName = `/api/v1/birthregistry/shortlink/${registry.name}`;
  return { owner, wish, byName, byId: `/api/v1/birthregistry/${registry.id}` };
}

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('The list that visitors get by its short link', () => {
  it('is the same until something is written, and says so', async () => {
    const { byName } = await newRegistry();
    const first = await open(byName);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const again = await open(`${byName}?x=1`, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('shows what was booked a moment ago, every time', async () => {
    const { byName, wish } = await newRegistry();
    for (let round = 1; round <= 10; round += 1) {
      const payload = [bookingPayload({ first_name: `Jeanne-${round}`, wishes_ids: [wish.id] })];
      expect((await app.inject({ method: 'POST', url: '/api/v1/booking/multi', payload })).statusCode).toBe(201);
      expect((await open(byName)).body).toContain(`"Jeanne-${round}"`);
    }
  });

  it('leaves out what is long, or all gifts, for who wants no more; not for its managers', async () => {
    const { owner, wish, byName, byId } = await newRegistry();
    const texts = { description: 'Tout doux', link: 'https://www.fnac.com/a1' };
    await testApp.request(`PUT /wish/${wish.id}`, { token: owner.token, body: texts });
    const shownAt = async (url: string, token?: string) =>
      (await open(url, token ? bearer(token) : {}))
        .json()
        .categories.flatMap(({ wishes }: { wishes: object[] }) => wishes);
    for (const url of [byName, byId]) {
      expect(await shownAt(url)).toMatchObject([texts]);
      const [card] = await shownAt(`${url}?wishes=cards`);
      expect(card).toMatchObject({ id: wish.id, quantity: 20, description: null, link: null, affiliate_link: null });
      expect(Object.keys(card)).toEqual(Object.keys((await shownAt(url))[0]));
      expect((await open(`${url}?wishes=none`)).json()).toMatchObject({ id: wish.registryId, categories: [] });
      expect((await open(`${url}?wishes=some`)).statusCode).toBe(422);
    }
    expect(await shownAt(`${byId}?wishes=cards`, owner.token)).toMatchObject([texts]);
    const { categories } = (await open(`${byId}?wishes=none`, bearer(owner.token))).json();
    expect(categories).toMatchObject([{ id: wish.categoryId, wishes: [] }]);
  });

  it('ends for them as soon as its owner deletes it', async () => {
    const { owner, byId, byName } = await newRegistry();
    expect((await open(byName)).statusCode).toBe(200);
    await app.inject({ method: 'DELETE', url: byId, headers: bearer(owner.token) });
    expect((await open(byName)).statusCode).toBe(404);
  });

  it('is never what its owner gets, nor the other way round', async () => {
    const { owner, byId, byName } = await newRegistry();
    for (let round = 0; round < 2; round += 1) {
      expect((await open(byId, bearer(owner.token))).json()).toHaveProperty('owner_name');
      expect((await open(byId)).json()).not.toHaveProperty('owner_name');
      expect((await open(byName)).json()).not.toHaveProperty('owner_name');
    }
  });

  it('is given to whoever is logged in, but not for keeping, and refused to whoever is not any more', async () => {
    const { owner, byName } = await newRegistry();
    const kept = await open(byName);
    const own = await open(byName, { ...bearer(owner.token), 'if-none-match': String(kept.headers.etag) });
    expect(own.statusCode).toBe(200);
    expect(own.headers).not.toHaveProperty('etag');
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.json()).toEqual(kept.json());
    expect((await open(byName, bearer('ended'))).statusCode).toBe(403);
  });

  it('is made once, whoever asks in whatever way', async () => {
    const { byName, byId, wish } = await newRegistry();
    const stranger = await createUser(testApp);
    const categories = `/api/v1/category/birth_registry/${wish.registryId}`;
    const counted = vi.spyOn(app.rateLimits, 'count');
    const ways = [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br' }, bearer(stranger.token)];
    for (const headers of ways) {
      for (const url of [byName, byName.replace('liste-', 'LISTE-'), byId, categories]) {
        expect((await open(url, headers)).statusCode).toBe(200);
      }
    }
    expect(counted.mock.calls.filter(([name]) => name === 'making')).toHaveLength(3);
  });

  it('is made once for strangers who take nothing packed, too', async () => {
    const { byName } = await newRegistry();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const counted = vi.spyOn(app.rateLimits, 'count');
    for (let round = 0; round < 3; round += 1) {
      const answer = await fetch(address + byName, { headers: { 'accept-encoding': 'identity' } });
      expect([answer.headers.get('content-encoding'), (await answer.json()).title]).toEqual([null, expect.any(String)]);
    }
    expect(counted.mock.calls.filter(([name]) => name === 'making')).toHaveLength(1);
  });
});
