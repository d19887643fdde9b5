import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createRegistry, createUser } from '../../testing/builders.ts';
import { createPerson, PASSWORD } from '../../testing/calls/account-calls.ts';
import { keepLog } from '../../testing/log-lines.ts';
import { SECURITY_EVENTS } from './security-log.ts';

let service: TestApp;
const log = keepLog('warn');
beforeAll(async () => {
  service = await startTestApp({ logLevel: 'warn' }, log.logger);
});
afterAll(() => service.close());
beforeEach(() => {
  log.lines.length = 0;
});

const told = () => log.lines.filter(({ msg }) => msg === 'security');

describe('the log of security', () => {
  it('says who, from where and by what call, and never an address or a token', async () => {
    const { token, id, email } = await createPerson(service, { isSuperuser: true });
    const other = await createUser(service);
    const body = { first_name: 'Odile', current_password: PASSWORD };
    await service.request(`PUT /user/${other.id}`, { token, body, from: '192.0.2.7' });
    await service.request(`PUT /user/${other.id}`, { token, body, from: '192.0.2.7' });
    const [first, second] = told();
    expect(first).toMatchObject({
      event: 'superuser-act',
      account: id,
      about: { user_id: other.id },
      from: expect.stringMatching(/^[\w-]{16}$/),
      req: { method: 'PUT', route: '/user/{user_id}' },
      time: expect.any(Number),
    });
    expect(second?.from).toBe(first?.from);
    expect(JSON.stringify(log.lines)).not.toMatch(new RegExp(`192\\.0\\.2|${token}|${email}|Odile`));
  });

  it('tells what a superuser lists, and nothing of what others read', async () => {
    const { token } = await createUser(service, { isSuperuser: true });
    await service.request('GET /user/', { token });
    await service.request('GET /user/me', { token });
    expect(told()).toEqual([expect.objectContaining({ event: 'superuser-act' })]);
  });

  it('tells of each kind of refusal', async () => {
    const { token, id } = await createUser(service);
    const registry = await createRegistry(service);
    await service.request('GET /user/', { token });
    await service.request(`DELETE /birthregistry/${registry.id}`, { token });
    await service.request('GET /user/me', { token: 'none' });
    await service.request('POST /password-reset/verify-token-validity', { body: { token: 'nobodys' } });
    expect(told()).toMatchObject([
      { event: 'forbidden', account: id },
      { event: 'not-reached', account: id, about: { birth_registry_id: registry.id } },
      { event: 'session-refused', account: null },
      { event: 'token-refused', account: null },
    ]);
    expect(JSON.stringify(log.lines)).not.toContain('nobodys');
  });

  it('tells the 1st, 10th, 100th of many alike', async () => {
    const { token } = await createUser(service);
    for (let round = 0; round < 25; round += 1) await service.request('GET /user/', { token });
    expect(told().map(({ count }) => count)).toEqual([1, 10]);
  });

  it('tells who asks for much that does not exist, not who mistypes', async () => {
    const miss = () => service.request('GET /birthregistry/shortlink/nobody-has-this', { from: '192.0.2.9' });
    for (let round = 0; round < 20; round += 1) await miss();
    expect(told()).toEqual([]);
    await miss();
    expect(told()).toMatchObject([{ event: 'many-misses', count: 21, account: null }]);
  });

  it('tells who sends much that no form would, not who fills one in wrongly', async () => {
    const { token, id } = await createUser(service);
    const headers = { 'content-type': 'application/json' };
    const send = (body: string) => service.request('POST /category/', { token, body, headers });
    for (let round = 0; round < 10; round += 1) {
      await send('{"label":"","birthregistry_id":1}');
      await send('{"__proto__":1}');
    }
    expect(told()).toEqual([]);
    await send('{"label":7}');
    expect(told()).toMatchObject([{ event: 'many-refused-inputs', count: 21, account: id }]);
  });
});

it('every event stands in docs/security.md', () => {
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  for (const event of SECURITY_EVENTS) expect(page).toContain(`\`${event}\``);
});
