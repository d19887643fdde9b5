import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistry, createUser } from '../../testing/builders.ts';
import { administrate, withDatabase } from '../../testing/databases/database.ts';
import { watchAvailability } from './availability.ts';
import { outageIn } from './outage.ts';

const failure = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });

describe('an error', () => {
  it.each([
    ['ECONNREFUSED', 'away'],
    ['08006', 'away'],
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['25006', 'read-only'],
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['53200', 'out-of-memory'],
    ['53300', 'overloaded'],
    ['57014', 'overloaded'],
    ['23505', null],
    ['42P01', null],
  ])('%s means that the database is %s', (code, outage) => {
    expect(outageIn(failure(code))).toBe(outage);
    // As pg-boss tells of it.
    expect(outageIn({ code, message: 'x', stack: 'x' })).toBe(outage);
  });
});

describe('an outage', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.close());

  function watchWithLog() {
    const lines: string[] = [];
    const take = (_: object, line: string) => lines.push(line);
    const availability = watchAvailability(testApp.context.database, { warn: take, info: take });
    return { availability, lines };
  }

  it('is one line when it begins and one when it ends, however many met it', async () => {
    const { availability, lines } = watchWithLog();
    for (let count = 0; count < 1000; count += 1) expect(availability.note(failure('53100'))).toBe(true);
    expect(availability.note(failure('23505'))).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^the disk is full/)]);
    await vi.waitUntil(() => lines.length > 1, { timeout: 20_000 });
    expect(lines.slice(1)).toEqual(['the database can be used again']);
  });

  it('goes on while it is met again, also while the service ends', async () => {
    const { availability, lines } = watchWithLog();
    for (let second = 0; second < 5; second += 1) {
      availability.note(failure('53300'));
      await pause(1000);
    }
    availability.stop();
    availability.note(failure('53300'));
    expect(lines).toHaveLength(1);
  });

  it('is answered 503 with Retry-After, and /readyz says which', async () => {
    const owner = await createUser(testApp);
    const { id } = await createRegistry(testApp, { owner });
    const url = testApp.databaseUrl;
    const name = new URL(url).pathname.slice(1);
    const restart = async (setting: string) => {
      await administrate(
        withDatabase(url, 'postgres'),
        `alter database ${name} set default_transaction_read_only = ${setting}`,
      );
      await administrate(
        withDatabase(url, 'postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    };
    await restart('on');
    const refused = await testApp.request('POST /category/', {
      token: owner.token,
      body: { label: 'Bain', birthregistry_id: id },
    });
    const ready = await testApp.app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'read-only' }]);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '10',
    ]);
    await restart('off');
    await vi.waitUntil(async () => (await testApp.app.inject('/readyz')).statusCode === 200, { timeout: 10_000 });
  });
});
