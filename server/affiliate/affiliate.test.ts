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

beforeAll(async () => {
  await seedAffiliateRules(testApp.context);
});

const ask = (link: string) => testApp.request(`POST /scraper/affiliate?${new URLSearchParams({ link })}`);
const follow = (link: string) => testApp.request(`GET /scraper/affiliate_and_redirect/${encodeURIComponent(link)}`);

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
    'https://eultech.fnac.com/dynclick/fnac/?eurl=https://evil.example/',
    'https://track.fnac.com/?url=%252F%252Fa%253Ab%2540evil.example',
    'https://www.ebay.fr/ulk/start/shop?mpre=https%3A%2F%2Fevil.example',
    'https://www.fnac.com/out/https:\\\\evil.example',
    'https://www.fnac.com/go?u=%68ttps://evil.example/',
    'https://www.fnac.com/go?u=http%73%3a%2f%2fevil.example/',
    'https://www.fnac.com/go?u=http:/evil.example/',
    'https://www.fnac.com/go?u=%09//evil.example/',
    'https://www.fnac.com/go?u=ht%0Atps:%09//evil.example/',
    'https://www.fnac.com/go?u=https://evil.example:99999999/',
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
    expect(headers.location).toBe('https://www.fnac.com/');
  });

  it('takes a link that is as long as links may be', async () => {
    const link = `${FNAC}?q=${'a'.repeat(4900 - FNAC.length)}`;
    expect((await follow(link)).headers.location).toBe(link);
  });
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
