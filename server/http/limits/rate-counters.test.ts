import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/builders.ts';
import { search, startLimitedApp, statuses, times } from '../../testing/limited-app.ts';

describe('who calls too often', () => {
  it('is told when to come back, in a sentence of their language', async () => {
    const service = await startLimitedApp('search=2/5m');
    expect(await statuses(times(2, () => search(service)))).toEqual([200, 200]);
    const refused = await search(service, { headers: { 'accept-language': 'de' } });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    expect(refused.json()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', title: 'Einen Moment' });
    expect(refused.json().detail).toMatch(/in 5 Minuten noch einmal/);
    expect((await search(service)).json().detail).toMatch(/Réessayez dans 5 minutes\.$/);
    expect((await search(service, { headers: { 'accept-language': 'en' } })).json().detail).toMatch(/in 5 minutes\.$/);
  });

  it('may call again after that', async () => {
    const service = await startLimitedApp('search=1/1s');
    expect(await statuses(times(2, () => search(service)))).toEqual([200, 429]);
    await expect.poll(async () => (await search(service)).statusCode, { timeout: 20_000, interval: 300 }).toBe(200);
  });

  it('keeps nobody else from calling, nor anybody from calling something else', async () => {
    const service = await startLimitedApp('search=1/1h');
    expect(await statuses(times(2, () => search(service, { from: '192.0.2.1' })))).toEqual([200, 429]);
    expect((await search(service, { from: '192.0.2.2' })).statusCode).toBe(200);
    expect((await service.request('GET /config', { from: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('is also counted where nothing is, and where an address cannot be decoded', async () => {
    const service = await startLimitedApp('call=2/1h');
    const lines = ['GET /nothing', 'GET /%zz', 'GET /config'];
    expect(await statuses(lines.map((line) => () => service.request(line)))).toEqual([404, 404, 429]);
  });

  it('is one home with all addresses of its /64', async () => {
    const service = await startLimitedApp('search=2/1h');
    const from = ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:1::3', '2001:db8:1:2::1'];
    expect(await statuses(from.map((address) => () => search(service, { from: address })))).toEqual([
      200, 200, 429, 200,
    ]);
  });

  it('is one customer with many /64 of a /56 or /48', async () => {
    const service = await startLimitedApp('search=2/1h');
    const calls = (count: number, address: (index: number) => string) =>
      Promise.all(times(count, null).map((_none, index) => search(service, { from: address(index) })));
    const passed = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(passed(await calls(12, (index) => `2001:db8:1:aa${(index + 16).toString(16)}::1`))).toBe(8);
    expect(passed(await calls(60, (index) => `2001:db8:2:${(index * 256).toString(16)}::1`))).toBe(32);
    expect(passed(await calls(4, (index) => `2001:db8:${index + 3}::1`))).toBe(4);
  });

  it('is counted at once, however many calls come at the same moment', async () => {
    const service = await startLimitedApp('search=10/1h');
    const answers = await Promise.all(times(40, null).map(() => search(service)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  it('is counted as an account too, wherever it calls from', async () => {
    const service = await startLimitedApp('search.account=2/1h');
    const { token } = await createUser(service);
    const clients = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    expect(await statuses(clients.map((from) => () => search(service, { from, token })))).toEqual([200, 200, 429]);
    expect((await search(service, { from: '192.0.2.3' })).statusCode).toBe(200);
  });

  it('uses up what one address may do for an e-mail, and nothing of what its owner may do elsewhere', async () => {
    const service = await startLimitedApp('reset.account=2/1h');
    const ask = (email: string, from: string) => () =>
      service.request('POST /password-reset/request-reset', { body: { email }, from });
    const attacker = [
      ask('a@example.org', '192.0.2.66'),
      ask('A@Example.org', '192.0.2.66'),
      ask(' a@example.org', '192.0.2.66'),
    ];
    expect(await statuses(attacker)).toEqual([200, 200, 429]);
    expect(await statuses([ask('b@example.org', '192.0.2.66'), ask('a@example.org', '192.0.2.1')])).toEqual([200, 200]);
  });

  it('cancels no more bookings than may be made', async () => {
    const service = await startLimitedApp('booking=2/1h');
    const cancel = (count: number) => () => service.request(`DELETE /booking/giver/invented-token/${count}`);
    expect(await statuses([1, 2, 3].map(cancel))).toEqual([404, 404, 429]);
  });

  it('is not counted at all where limits are switched off, all or one', async () => {
    const ask = (service: TestApp) => () =>
      service.request('POST /password-reset/request-reset', { body: { email: 'a@example.org' } });
    for (const [rates, last] of [
      ['on', 429],
      ['off', 200],
      ['reset.account=off', 200],
    ] as const) {
      const answers = await statuses(times(11, ask(await startLimitedApp(rates))));
      expect(answers, rates).toEqual([...times(10, 200), last]);
    }
  });
});

describe('the address that counts', () => {
  const forged = (count: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${count}` }, from: '192.0.2.1' });

  it('is the connection’s while no proxy is trusted, whatever X-Forwarded-For says', async () => {
    const service = await startLimitedApp('search=2/1h');
    expect(await statuses([1, 2, 3].map((count) => () => search(service, forged(count))))).toEqual([200, 200, 429]);
  });

  it('is the one that the trusted proxy adds, not those that the client put before it', async () => {
    const service = await startLimitedApp('search=2/1h', { trustProxy: 1 });
    const through = (text: string) => () => search(service, { headers: { 'x-forwarded-for': text }, from: '10.0.0.1' });
    const one = [through('192.0.2.1'), through('203.0.113.5, 192.0.2.1'), through('203.0.113.6, 192.0.2.1')];
    expect(await statuses(one)).toEqual([200, 200, 429]);
    expect(await statuses([through('192.0.2.2'), through('192.0.2.1, 192.0.2.2')])).toEqual([200, 200]);
  });
});
