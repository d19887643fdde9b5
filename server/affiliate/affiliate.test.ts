import { beforeAll, describe, expect, it } from 'vitest';
import { CLICK_REFERENCE } from '#contract/shops/click-reference.ts';
import { anyEmail } from '../testing/any-email.ts';
import {
  bookingPayload,
  createCategory,
  createOnlineRegistry,
  createRegistry,
  createUser,
  createWish,
} from '../testing/builders.ts';
import { sharedTestApp } from '../testing/shared-test-app.ts';
import { seedAffiliateRules } from './rules/seed-rules.ts';

const testApp = sharedTestApp({
  affiliate: { publisherIds: { awin: '99' }, amazonTags: { 'amazon.fr': 'cigogne-21' } },
});
const FNAC = 'https://www.fnac.com/a1/Doudou';
const CDISCOUNT = 'https://www.cdiscount.com/f-1200.html';
const AMAZON = 'https://www.amazon.fr/dp/B0ABCDEFGH';
const built = (page: string, reference: string) =>
  `https://www.awin1.com/cread.php?awinmid=6948&awinaffid=99&clickref=${reference}&ued=${encodeURIComponent(page)}`;

let admin: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  admin = await createUser(testApp, { isSuperuser: true });
  await seedAffiliateRules(testApp.context);
});

const ask = (link: string) => testApp.request(`POST /scraper/affiliate?${new URLSearchParams({ link })}`);
const follow = (link: string) => testApp.request(`GET /scraper/affiliate_and_redirect/${encodeURIComponent(link)}`);
const asAdmin = (line: string, body?: object) =>
  testApp.request(line, { token: admin.token, ...(body ? { body } : {}) });

describe('Whoever asks what to open instead of a link', () => {
  it('gets the network’s, with a new reference at each click', async () => {
    const [one, other] = (await Promise.all([ask(CDISCOUNT), ask(CDISCOUNT)])).map((answer) => answer.json());
    expect(one).toMatchObject({ link: CDISCOUNT, shop: 'Cdiscount', known_shop: true });
    const [, reference = ''] = /clickref=([^&]*)/.exec(one.affiliate_link) ?? [];
    expect(reference).toMatch(/^[\da-f]{20}$/);
    expect(one.affiliate_link).toBe(built(CDISCOUNT, reference));
    expect(other.affiliate_link).not.toBe(one.affiliate_link);
  });

  it('gets a new one if the link was somebody else’s', async () => {
    const others = `https://www.awin1.com/cread.php?awinmid=6948&awinaffid=666&ued=${encodeURIComponent(`${CDISCOUNT}?utm_source=x`)}`;
    const { link, affiliate_link } = (await ask(others)).json();
    expect(link).toBe(CDISCOUNT);
    expect(affiliate_link).toMatch(/awinaffid=99&/);
  });

  it.each([
    [FNAC, 'a shop whose number nobody wrote down'],
    ['https://unknown.example/doudou', 'a shop that nobody knows'],
  ])('gets %s as it is: %s', async (link) => {
    expect((await ask(link)).json()).toMatchObject({ link, affiliate_link: link });
  });

  it.each(['javascript:alert(1)', 'https://', ''])('is told that %j is no address', async (link) => {
    const answer = await ask(link);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'UNPROCESSABLE_ENTITY' });
  });
});

describe('Whoever follows a link through us', () => {
  it('is led to a shop that we know, through the network', async () => {
    const answer = await follow(CDISCOUNT);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^https:\/\/www\.awin1\.com\/cread\.php\?awinmid=6948&awinaffid=99&/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is led there directly if nothing is earned', async () => {
    expect((await follow(`${FNAC}?gclid=1`)).headers.location).toBe(FNAC);
  });

  it.each([
    'https://evil.example/',
    'https://www.fnac.com.evil.example/',
    'https://www.awin1.com/cread.php?ued=https%3A%2F%2Fevil.example',
    'https://evil.example/?u=https%3A%2F%2Fwww.fnac.com',
    '//evil.example/',
    // Shop hosts that redirect to whatever their links contain, in spellings that disguise the target.
    'https://partner.bol.com/click/click?p=2&t=url&url=//evil.example/',
    'https://partner.bol.com/click/click?p=2&t=url&url=https%3A%2F%2Fa:b%40evil.example',
    'https://partner.bol.com/click/click?p=2&t=url&URL=https%3A%2F%2Fevil.example',
    'https://partner.bol.com./click/click?%75rl=https://evil.example/',
    `https://partner.bol.com/click/click?url=${'https://partner.bol.com/?url='.repeat(11)}https://evil.example`,
    'https://rover.ebay.fr/rover/1/709-53476-19255-0/1?mpre=%252525252F%252525252Fevil.example',
    'https://go.fnac.com/?P4B1F2A3&redir=%2F%2Fevil.example',
    'https://www.fnac.com@evil.example/',
    'https://www.fnac.com%2eevil.example/',
    'https://evil.example\\@www.fnac.com/',
    'https://evil.example/\u2025/www.fnac.com',
    'https://www.fnac.com\u3002evil.example/',
    'https:evil.example/?https://www.fnac.com',
    'data:text/html,https://www.fnac.com/',
    'https://fnaс.com/',
    AMAZON,
    'https://www.amazon.fr./dp/B0ABCDEFGH',
    'https://rover.ebay.it/rover/1/724-53478-19255-0/1?mpre=https%3A%2F%2Fevil.example',
    'https://www.awin1.com/cread.php?ued=https%3A%2F%2Fwww.amazon.fr%2Fdp%2FB0ABCDEFGH',
  ])('is not led to %s', async (link) => {
    const answer = await follow(link);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers.location).toBeUndefined();
  });

  it('is led where browsers would go, whatever signs are in it', async () => {
    expect((await follow('https://www.fnac.com\\@evil.example/')).headers.location).toBe(
      'https://www.fnac.com/@evil.example/',
    );
  });

  it('cannot inject headers through a link', async () => {
    const { headers } = await follow('https://www.fnac.com/\r\nset-cookie: a=b');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location ?? '').not.toMatch(/[\r\n]/);
  });

  it('takes a link that is as long as links may be', async () => {
    const link = `${FNAC}?q=${'a'.repeat(4900 - FNAC.length)}`;
    expect((await follow(link)).headers.location).toBe(link);
  });
});

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
    expect(again.json()).toMatchObject({ status: 422, errors: [{ path: 'domain', code: 'DUPLICATE' }] });
  });

  it.each([
    [{ domain: 'fnac' }, 'domain', 'INVALID_DOMAIN'],
    [{ domain: 'https://fnac.com/' }, 'domain', 'INVALID_DOMAIN'],
    [{ template: 'https://go.example/' }, 'template', 'INVALID_TEMPLATE'],
    [{ merchant_id: '1&awinaffid=2' }, 'merchant_id', 'INVALID_VALUE'],
    [{ network: 'impact' }, 'network', 'INVALID_VALUE'],
  ])('is told what is wrong with %j', async (values, path, code) => {
    const answer = await asAdmin('POST /affiliate/rules', { domain: 'lit.example', network: 'awin', ...values });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] });
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

describe('A gift', () => {
  it('keeps the shop’s own address and the link to open instead, with room for the click’s reference', async () => {
    const owner = await createUser(testApp);
    const registry = await createRegistry(testApp, { userId: owner.id });
    const { id: category_id } = await createCategory(testApp, { registryId: registry.id });
    const save = (line: string, body: object) => testApp.request(line, { token: owner.token, body });
    const wish = (await save('POST /wish/', { category_id, title: 'Lit', link: `${CDISCOUNT}?utm_source=x` })).json();
    expect(wish).toMatchObject({ link: CDISCOUNT, affiliate_link: built(CDISCOUNT, CLICK_REFERENCE) });
    const changed = (await save(`PUT /wish/${wish.id}`, { title: 'Lit blanc' })).json();
    expect(changed).toMatchObject({ link: CDISCOUNT, affiliate_link: built(CDISCOUNT, CLICK_REFERENCE) });
    const other = (await save(`PUT /wish/${wish.id}`, { link: `${AMAZON}?tag=ami-21` })).json();
    expect(other).toMatchObject({ link: AMAZON, affiliate_link: `${AMAZON}?tag=cigogne-21` });
    const without = (await save(`PUT /wish/${wish.id}`, { link: '' })).json();
    expect(without).toMatchObject({ link: null, affiliate_link: null });
  });
});

it('a page that is read for a form is that of the shop itself, with the link to open instead', async () => {
  const wrapped = `https://www.awin1.com/cread.php?awinmid=6948&awinaffid=666&ued=${encodeURIComponent(CDISCOUNT)}`;
  const html =
    '<title>Lit</title><h1>Lit à barreaux</h1><p class="price">99,90 €</p><button>Ajouter au panier</button>';
  const { link, affiliate_link, shop } = (
    await testApp.request('POST /scraper/read', { body: { url: wrapped, html } })
  ).json();
  expect({ link, affiliate_link, shop }).toEqual({
    link: CDISCOUNT,
    affiliate_link: built(CDISCOUNT, CLICK_REFERENCE),
    shop: 'Cdiscount',
  });
});

it('no mail links to a shop, least of all to Amazon with our tag', async () => {
  const wish = await createWish(testApp, {
    registryId: (await createOnlineRegistry(testApp)).id,
    link: AMAZON,
    affiliateLink: `${AMAZON}?tag=cigogne-21`,
  });
  const giver = anyEmail();
  await testApp.request('POST /booking/multi', { body: [bookingPayload({ email: giver, wishes_ids: [wish.id] })] });
  const [summary] = await testApp.mailsTo(giver);
  expect(summary?.text).toContain('/wish/');
  expect(`${summary?.text}${summary?.html}`).not.toMatch(/amazon|cigogne-21/);
});
