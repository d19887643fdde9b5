import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

describe('a node that is about to stop', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.close());

  test('says so to balancers, and serves what still comes, the last time on this connection', async () => {
    expect((await testApp.app.inject('/readyz')).statusCode).toBe(200);
    expect((await testApp.request('GET /config')).headers.connection).not.toBe('close');
    testApp.app.drain();
    const ready = await testApp.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await testApp.app.inject('/healthz')).statusCode).toBe(200);
    const served = await testApp.request('GET /config');
    expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']);
  });

  test('refuses reads to a proxy that asks another node then, and writes to nobody', async () => {
    testApp.app.drain();
    const headers = { 'x-asks-elsewhere': 'on 502' };
    expect((await testApp.request('GET /config', { headers })).statusCode).toBe(502);
    const body = { email: 'jeanne@example.org' };
    const written = await testApp.request('POST /password-reset/request-reset', { body, headers });
    expect(written.statusCode).toBe(200);
  });
});
