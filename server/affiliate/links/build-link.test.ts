import { describe, expect, it } from 'vitest';
import { isTemplate, NETWORKS, type Network } from '#contract/affiliate.ts';
import { NETWORK_FACTS } from '../networks.ts';
import { type AffiliateRule, buildLink, ruleStateOf } from './build-link.ts';

const CREDENTIALS = {
  amazonTags: { 'amazon.fr': 'cigogne-21', 'amazon.de': 'cigogne0d-21' },
  publisherIds: {
    ...{
      awin: '99',
      tradedoubler: '88',
      cj: '77',
      rakuten: 'aBcDe/fGh*1',
      effinity: 'on',
      kwanko: 'on',
      timeone: '66',
    },
    ...{ webgains: '55', tradetracker: '44', adcell: '33', bol: '22', ebay: '5338000000', sovrn: 'abcdef0123' },
  },
};
const PAGE = 'https://www.fnac.com/a1/Doudou?couleur=rose&t=2#avis';
const ENCODED = 'https%3A%2F%2Fwww.fnac.com%2Fa1%2FDoudou%3Fcouleur%3Drose%26t%3D2%23avis';

function rule(network: Network, values: Partial<AffiliateRule> = {}): AffiliateRule {
  return { domain: 'fnac.com', network, template: null, merchantId: '12', extraId: '7', isEnabled: true, ...values };
}

describe('A link of', () => {
  const exact: Record<Exclude<Network, 'amazon' | 'ebay'>, string> = {
    awin: `https://www.awin1.com/cread.php?awinmid=12&awinaffid=99&clickref=ref1&ued=${ENCODED}`,
    tradedoubler: `https://clk.tradedoubler.com/click?p=12&a=88&epi=ref1&url=${ENCODED}`,
    cj: `https://www.anrdoezrs.net/links/77/type/dlg/sid/ref1/${PAGE}`,
    rakuten: `https://click.linksynergy.com/deeplink?id=aBcDe/fGh*1&mid=12&u1=ref1&murl=${ENCODED}`,
    effinity: `https://track.effiliation.com/servlet/effi.redir?id_compteur=12&effi_id=ref1&url=${ENCODED}`,
    kwanko: `https://action.metaffiliation.com/trk.php?mclic=12&redir=${ENCODED}&argsite=ref1`,
    timeone: `https://tracking.publicidees.com/clic.php?promoid=7&progid=12&partid=66&cb=ref1&url=${ENCODED}`,
    webgains: `https://track.webgains.com/click.html?wgcampaignid=55&wgprogramid=12&clickref=ref1&wgtarget=${ENCODED}`,
    tradetracker: `https://tc.tradetracker.net/?c=12&m=7&a=44&r=ref1&u=${ENCODED}`,
    adcell: `https://t.adcell.com/p/click?promoId=12&slotId=33&subId=ref1&param0=${ENCODED}`,
    bol: `https://partner.bol.com/click/click?p=2&t=url&s=22&f=TXL&url=${ENCODED}&name=bol&subid=ref1`,
    sovrn: `https://redirect.viglink.com?key=abcdef0123&u=${ENCODED}&cuid=ref1`,
  };

  it.each(Object.entries(exact))('%s is %s', (network, link) => {
    expect(buildLink(PAGE, rule(network as Network), CREDENTIALS, 'ref1')).toBe(link);
  });

  it('a network names its ids exactly, whatever a query would make of them', () => {
    const named = rule('awin', { template: 'https://go.example/?m={merchant_id}&u={url_enc}', merchantId: 'a+b&c*/1' });
    expect(buildLink('https://www.fnac.com/a1', named, CREDENTIALS, 'ref1')).toBe(
      'https://go.example/?m=a%2Bb%26c*/1&u=https%3A%2F%2Fwww.fnac.com%2Fa1',
    );
  });

  it('Amazon is its own address with the tag of that marketplace, and nothing else', () => {
    const page = 'https://www.amazon.fr/dp/B0ABCDEFGH';
    const amazon = rule('amazon', { domain: 'amazon.fr', merchantId: null });
    expect(buildLink(page, amazon, CREDENTIALS, 'ref1')).toBe(`${page}?tag=cigogne-21`);
    expect(buildLink(`${page}?th=1#avis`, amazon, CREDENTIALS, 'ref1')).toBe(`${page}?th=1&tag=cigogne-21#avis`);
    const elsewhere = rule('amazon', { domain: 'amazon.it' });
    expect(buildLink('https://www.amazon.it/dp/B0ABCDEFGH', elsewhere, CREDENTIALS, 'ref1')).toBeNull();
  });

  it('eBay is its own address with the numbers of the marketplace, where they are sure', () => {
    const ebay = rule('ebay', { domain: 'ebay.fr' });
    expect(buildLink('https://www.ebay.fr/itm/123456789012?var=4', ebay, CREDENTIALS, 'ref1')).toBe(
      'https://www.ebay.fr/itm/123456789012?var=4&mkevt=1&mkcid=1&mkrid=709-53476-19255-0&siteid=71&campid=5338000000&toolid=10001&customid=ref1',
    );
    expect(ruleStateOf(rule('ebay', { domain: 'ebay.de' }), CREDENTIALS)).toBe('NO_MARKETPLACE');
  });

  it.each([
    ['another network', rule('awin', { domain: 'amazon.es' })],
    ['another network, for its short links', rule('sovrn', { domain: 'amzn.to' })],
    ['another network, below its domain', rule('sovrn', { domain: 'smile.amazon.fr' })],
    [
      'a template',
      rule('amazon', { domain: 'amazon.fr', template: 'https://go.example/?t={publisher_id}&u={url_enc}' }),
    ],
  ])('lead to Amazon itself or not at all: %s makes none', (_what, elsewhere) => {
    expect(ruleStateOf(elsewhere, CREDENTIALS)).toBe('NO_REDIRECT');
    expect(buildLink(`https://www.${elsewhere.domain}/dp/B01`, elsewhere, CREDENTIALS, 'ref1')).toBeNull();
  });
});

describe('No affiliate link is worse than the plain one:', () => {
  it.each([
    ['a rule that is off', rule('awin', { isEnabled: false }), 'OFF'],
    ['a shop without its number', rule('awin', { merchantId: null }), 'NO_MERCHANT_ID'],
    ['a promotion without its number', rule('timeone', { extraId: null }), 'NO_EXTRA_ID'],
  ] as const)('%s makes none', (_what, broken, state) => {
    expect(ruleStateOf(broken, CREDENTIALS)).toBe(state);
    expect(buildLink(PAGE, broken, CREDENTIALS, 'ref1')).toBeNull();
  });

  it.each(NETWORKS)('%s without a credential makes none', (network) => {
    const without = { amazonTags: {}, publisherIds: {} };
    expect(ruleStateOf(rule(network), without)).toBe('NO_CREDENTIAL');
    expect(buildLink(PAGE, rule(network), without, 'ref1')).toBeNull();
  });

  it('one that would be too long is not made', () => {
    expect(buildLink(`https://www.fnac.com/${'é'.repeat(900)}`, rule('awin'), CREDENTIALS, 'ref1')).toBeNull();
  });
});

describe('A template', () => {
  it.each([
    ...Object.values(NETWORK_FACTS).map(({ template }) => template),
    'https://go.shop.example/{merchant_id}?to={url_enc}',
  ])('may be %s', (template) => {
    expect(isTemplate(template)).toBe(true);
  });

  it.each([
    'http://go.example/?u={url_enc}',
    'https://go.example/',
    'https://{merchant_id}.example/?u={url_enc}',
    'javascript:alert(1)//{url}',
    'https://go.example/?u={url_enc}&x={email}',
    'https://go.example/?u={url_enc}&x={',
    'https://user@go.example/?u={url_enc}',
    'https://go.example/ ?u={url_enc}',
    '{url_enc}',
  ])('may not be %s', (template) => {
    expect(isTemplate(template)).toBe(false);
  });

  it('of the rule’s own goes before the network’s', () => {
    const own = rule('awin', { template: 'https://go.shop.example/{merchant_id}?to={url_enc}&r={ref}' });
    expect(buildLink('https://www.fnac.com/a1', own, CREDENTIALS, 'ref1')).toBe(
      'https://go.shop.example/12?to=https%3A%2F%2Fwww.fnac.com%2Fa1&r=ref1',
    );
  });
});
