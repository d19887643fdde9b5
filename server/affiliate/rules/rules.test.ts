import { beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../testing/builders.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import { seedAffiliateRules } from './seed-rules.ts';

const testApp = sharedTestApp({
  affiliate: { publisherIds: { awin: '99' }, amazonTags: { 'amazon.fr': 'cigogne-21' } },
});
const FNAC = 'https://www.fnac.com/a1/Doudou';
const CDISCOUNT = 'https://www.cdiscount.com/f-1200.html';

let admin: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  admin = await createUser(testApp, { isSuperuser: true });
  await seedAffiliateRules(testApp.context);
});

const ask = (link: string) => testApp.request(`POST /scraper/affiliate?${new URLSearchParams({ link })}`);
const asAdmin = (line: string, body?: object) =>
  testApp.request(line, { token: admin.token, ...(body ? { body } : {}) });

describe('A superuser', () => {
  it('sees the rules, with what is missing, and changes them', async () => {
    const listed = await asAdmin('GET /affiliate/rules');
    const rules: { id: number; domain: string; state: string }[] = listed.json();
    expect(listed.headers['x-total-count']).toBe(String(rules.length));
    expect(rules.map(({ domain }) => domain)).toEqual(rules.map(({ domain }) => domain).toSorted());
    const find = (domain: string) => rules.find((rule) => rule.domain === domain);
    expect([find('cdiscount.com'), find('fnac.com'), find('bol.com')].map((rule) => rule?.state)).toEqual([
      'WORKS',
      'NO_MERCHANT_ID',
      'NO_CREDENTIAL',
    ]);
    const line = `PUT /affiliate/rules/${find('fnac.com')?.id}`;
    expect((await asAdmin(line, { merchant_id: '12665' })).json()).toMatchObject({ state: 'WORKS', is_enabled: true });
    expect((await ask(FNAC)).json().affiliate_link).toMatch(/awinmid=12665&/);
    expect((await asAdmin(line, { is_enabled: false, merchant_id: null })).json()).toMatchObject({ state: 'OFF' });
    expect((await ask(FNAC)).json().affiliate_link).toBe(FNAC);
    expect((await asAdmin(line, {})).statusCode).toBe(200);
  });

  it('adds one for a shop without a rule, for all its hosts, only once', async () => {
    const rule = { domain: 'WWW.Doudou.example', network: 'awin', merchant_id: '5' };
    const added = await asAdmin('POST /affiliate/rules', rule);
    expect([added.statusCode, added.json().domain]).toEqual([201, 'doudou.example']);
    expect((await ask('https://fr.doudou.example/a')).json().affiliate_link).toMatch(/awinmid=5&/);
    expect((await ask('https://notdoudou.example/a')).json().affiliate_link).toBe('https://notdoudou.example/a');
    const again = await asAdmin('POST /affiliate/rules', rule);
    expect(again.json()).toMatchObject({ status: 422, errors: [{ path: 'domain', code: 'RULE_EXISTS' }] });
  });

  it.each([
    [{ domain: 'fnac' }, 'domain', 'INVALID_DOMAIN'],
    [{ domain: 'https://fnac.com/' }, 'domain', 'INVALID_DOMAIN'],
    [{ domain: '-fnac.com' }, 'domain', 'INVALID_DOMAIN'],
    [{ domain: 'co.uk' }, 'domain', 'SHARED_DOMAIN'],
    [{ domain: 'www.asso.fr' }, 'domain', 'SHARED_DOMAIN'],
    [{ domain: 'myshopify.com' }, 'domain', 'SHARED_DOMAIN'],
    [{ template: 'https://go.example/' }, 'template', 'INVALID_TEMPLATE'],
    [{ merchant_id: '1&awinaffid=2' }, 'merchant_id', 'INVALID_VALUE'],
    [{ network: 'impact' }, 'network', 'INVALID_VALUE'],
  ])('is told what is wrong with %j', async (values, path, code) => {
    const answer = await asAdmin('POST /affiliate/rules', { domain: 'lit.example', network: 'awin', ...values });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] });
  });

  it('deletes a wrong one; those that would come back at the next start are switched off instead', async () => {
    const wrong = { domain: 'doudu.example', network: 'awin', merchant_id: '5' };
    const { id, is_seeded } = (await asAdmin('POST /affiliate/rules', wrong)).json();
    expect(is_seeded).toBe(false);
    const deleted = await asAdmin(`DELETE /affiliate/rules/${id}`);
    expect([deleted.statusCode, deleted.json().domain]).toEqual([200, 'doudu.example']);
    expect((await asAdmin(`DELETE /affiliate/rules/${id}`)).statusCode).toBe(404);
    const again = await asAdmin('POST /affiliate/rules', wrong);
    expect(again.statusCode).toBe(201);
    const rules: { id: number; domain: string; is_seeded: boolean }[] = (await asAdmin('GET /affiliate/rules')).json();
    const known = rules.find(({ domain }) => domain === 'bol.com');
    expect(known?.is_seeded).toBe(true);
    const refused = await asAdmin(`DELETE /affiliate/rules/${known?.id}`);
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: 'rule_id', code: 'UNCHANGEABLE' }] });
    const moved = await asAdmin(`PUT /affiliate/rules/${known?.id}`, { domain: 'bol.example' });
    expect(moved.json()).toMatchObject({ status: 422, errors: [{ path: 'domain', code: 'UNCHANGEABLE' }] });
    expect((await asAdmin('GET /affiliate/rules')).json()).toContainEqual(known);
  });

  it('tries a link, by the rules and by one that is being written', async () => {
    const tried = async (body: object) => (await asAdmin('POST /affiliate/try', body)).json();
    expect(await tried({ link: CDISCOUNT })).toMatchObject({ domain: 'cdiscount.com', state: 'WORKS' });
    expect(await tried({ link: 'https://unknown.example/a' })).toMatchObject({ domain: null, state: 'NO_RULE' });
    const rule = { domain: 'unknown.example', network: 'awin', merchant_id: '8' };
    const draft = await tried({ link: 'https://www.unknown.example/a', rule });
    expect(draft).toMatchObject({ state: 'WORKS', affiliate_link: expect.stringContaining('awinmid=8&') });
    expect(await tried({ link: CDISCOUNT, rule })).toMatchObject({ state: 'NO_RULE', affiliate_link: CDISCOUNT });
  });

  it('sees which networks have a credential, and never the credential', async () => {
    const answer = await asAdmin('GET /affiliate/networks');
    const networks: { network: string; has_credential: boolean }[] = answer.json();
    expect(networks.filter(({ has_credential }) => has_credential).map(({ network }) => network)).toEqual([
      'amazon',
      'awin',
    ]);
    expect(answer.body).not.toContain('99');
    expect(answer.body).not.toContain('cigogne-21');
  });
});

it('what a superuser changed stays when the service starts again', async () => {
  const [rule] = (await asAdmin('GET /affiliate/rules')).json();
  await asAdmin(`PUT /affiliate/rules/${rule.id}`, { is_enabled: false });
  await seedAffiliateRules(testApp.context);
  const [after] = (await asAdmin('GET /affiliate/rules')).json();
  expect(after).toMatchObject({ id: rule.id, is_enabled: false });
});
