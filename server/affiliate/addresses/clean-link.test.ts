import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusFile, readCorpus } from '#server/testing/corpus.ts';
import { canonicalLink } from './canonical-link.ts';
import { cleanLink } from './clean-link.ts';

const PAGE = 'https://www.fnac.com/a123/Doudou-lapin?couleur=cr%C3%A8me&taille=2';
const HIDDEN = encodeURIComponent(PAGE);

it.each([
  ['awin', `https://www.awin1.com/cread.php?awinmid=12665&awinaffid=99&clickref=anna&ued=${HIDDEN}`],
  ['awin, as it was', `https://www.awin1.com/awclick.php?mid=12665&id=99&p=${HIDDEN}`],
  ['tradedoubler', `https://clk.tradedoubler.com/click?p=1&a=2&epi=x&url=${HIDDEN}`],
  ['tradedoubler, as it was', `https://clk.tradedoubler.com/click?p(1)a(2)g(3)url(${PAGE})`],
  ['cj', `https://www.anrdoezrs.net/links/1/type/dlg/sid/anna/${PAGE}`],
  ['cj, with a place in the page', `https://www.anrdoezrs.net/links/1/type/dlg/sid/anna/${PAGE}#avis`, '#avis'],
  ['cj, by a parameter', `https://www.dpbolvw.net/click-1-2?sid=x&url=${HIDDEN}`],
  ['rakuten', `https://click.linksynergy.com/deeplink?id=abc&mid=1&u1=x&murl=${HIDDEN}`],
  ['effinity', `https://track.effiliation.com/servlet/effi.redir?id_compteur=1&effi_id=x&url=${HIDDEN}`],
  ['kwanko', `https://action.metaffiliation.com/trk.php?mclic=P1&redir=${HIDDEN}&argsite=x`],
  ['kwanko, by a host of the shop', `https://clic.fnac.example/?P4B1F2C3D&redir=${HIDDEN}`],
  ['timeone', `https://tracking.publicidees.com/clic.php?promoid=1&progid=2&partid=3&cb=x&url=${HIDDEN}`],
  ['webgains', `https://track.webgains.com/click.html?wgcampaignid=1&wgprogramid=2&wgtarget=${HIDDEN}`],
  ['tradetracker', `https://tc.tradetracker.net/?c=1&m=2&a=3&r=x&u=${HIDDEN}`],
  ['adcell', `https://t.adcell.com/p/click?promoId=1&slotId=2&subId=x&param0=${HIDDEN}`],
  ['bol', `https://partner.bol.com/click/click?p=2&t=url&s=1&f=TXL&url=${HIDDEN}&name=x`],
  ['ebay', `https://rover.ebay.com/rover/1/709-53476-19255-0/1?campid=1&mpre=${HIDDEN}`],
  ['sovrn', `https://redirect.viglink.com?key=k&u=${HIDDEN}&cuid=x`],
  ['skimlinks', `https://go.skimresources.com/?id=1X2&xs=1&url=${HIDDEN}`],
  ['a messenger', `https://l.facebook.com/l.php?u=${HIDDEN}&h=AT0`],
  ['a search engine', `https://www.google.fr/url?sa=t&url=${HIDDEN}&usg=x`],
])('the shop’s own address is extracted from a link of %s', (_network, link, place = '') => {
  expect(cleanLink(link)).toBe(`${PAGE}${place}`);
});

it.each([
  [
    'in one another',
    `https://www.awin1.com/cread.php?ued=${encodeURIComponent(`https://redirect.viglink.com?u=${HIDDEN}`)}`,
  ],
  ['encoded twice', `https://click.linksynergy.com/deeplink?murl=${encodeURIComponent(HIDDEN)}`],
  ['not encoded', `https://www.awin1.com/cread.php?awinmid=1&ued=${PAGE}`],
  [
    'with an affiliate’s marks inside',
    `https://www.awin1.com/cread.php?ued=${encodeURIComponent(`${PAGE}&awc=1_2&utm_source=awin`)}`,
  ],
])('also when they are %s', (_how, link) => {
  expect(cleanLink(link)).toBe(PAGE);
});

const ADVERTISED =
  '%2FDoudou%2Fdp%2FB0ABCDEFGH%2Fref%3Dsr_1_1_sspa%3Fdib%3DeyJ2Ijoi%26keywords%3Ddoudou%26qid%3D1700000000%26sr%3D8-1-spons%26sp_csd%3Dd2lkZ2V0TmFtZT1zcF9hdGY%26psc%3D1%26smid%3DA1X6FK5RDHNB96';

it.each([
  ['a search', `/sspa/click?ie=UTF8&spc=MTo1NjM2&url=${ADVERTISED}`],
  ['a search in another language', `/-/en/sspa/click?ie=UTF8&spc=MTo1NjM2&url=${ADVERTISED}&aref=x`],
  [
    'a search of before',
    `/gp/slredirect/picassoRedirect.html/ref=pa_sp_atf_aps_sr_pg1_1?ie=UTF8&adId=A09&url=${ADVERTISED}&qualifier=17&id=1&widgetName=sp_atf`,
  ],
  [
    'a search of before, short',
    `/gp/slredirect/picassoRedirect.html?ie=UTF8&adId=A09&url=${encodeURIComponent(decodeURIComponent(ADVERTISED).split('/ref')[0] ?? '')}`,
  ],
])('Amazon’s advertisement in %s is its article', (_where, path) => {
  const link = cleanLink(`https://www.amazon.fr${path}`);
  expect(link.replace(/\?.*/, '')).toBe('https://www.amazon.fr/Doudou/dp/B0ABCDEFGH');
  expect(link).not.toMatch(/sspa|ref=|dib|keywords|qid|sr=|sp_csd/);
  expect(canonicalLink(link)).toBe('https://amazon.fr/dp/B0ABCDEFGH');
});

it.each([
  'https://www.amazon.fr/sspa/click?url=%2F%2Fevil.example%2Fdp%2FB0ABCDEFGH',
  'https://www.amazon.fr/sspa/click?url=%2F%5Cevil.example%2Fdp%2FB0ABCDEFGH',
  'https://www.amazon.fr/sspa/click?url=https%3A%2F%2Fevil.example%2F',
  'https://www.amazon.fr/sspa/click?url=javascript%3Aalert(1)',
  'https://www.amazon.fr/sspa/click?url=%zz',
  'https://www.amazon.evil.example/sspa/click?url=%2Fdp%2FB0ABCDEFGH',
  'https://www.awin1.com/cread.php?awinmid=1&ued=javascript%3Aalert(1)',
  'https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Ffnac.com%3Ax%40evil.example%2F',
  'https://www.awin1.com/cread.php?awinmid=1',
  'https://notawin1.com/cread.php?ued=https%3A%2F%2Fwww.fnac.com%2Fa1',
  'https://www.fnac.com/recherche?url=https%3A%2F%2Fwww.darty.com%2F',
  'https://s.click.aliexpress.com/e/_opq',
  'javascript:alert(1)',
  'pas un lien',
])('nothing is taken out of %s', (link) => {
  expect(cleanLink(link)).toBe(link);
});

it('a link in a link without end is no work', () => {
  let link = PAGE;
  for (let depth = 0; depth < 12; depth += 1) link = `https://redirect.viglink.com?u=${encodeURIComponent(link)}`;
  expect(cleanLink(link)).toMatch(/^https:\/\/redirect\.viglink\.com/);
});

describe('Of a shop’s address', () => {
  it.each([
    ['https://www.fnac.com/a1?utm_source=x&couleur=rose&gclid=1', 'https://www.fnac.com/a1?couleur=rose'],
    ['https://www.fnac.com/a1?utm_source=x#utm_medium=mail', 'https://www.fnac.com/a1'],
    ['https://www.fnac.com/a1?xtor=EPR-1&at_medium=email#avis', 'https://www.fnac.com/a1#avis'],
    ['https://shop.example/lit?UTM_Source=x#/32-couleur-rose', 'https://shop.example/lit#/32-couleur-rose'],
    [
      'https://www.amazon.fr/Doudou/dp/B0ABCDEFGH/ref=sr_1_1?tag=ami-21&th=1',
      'https://www.amazon.fr/Doudou/dp/B0ABCDEFGH?th=1',
    ],
    ['https://www.amazon.de/dp/B0ABCDEFGH?tag=ami-21&linkCode=ll1&ascsubtag=x', 'https://www.amazon.de/dp/B0ABCDEFGH'],
    [
      'https://www.ebay.fr/itm/123456789012?mkevt=1&mkcid=1&campid=5&customid=x&var=4',
      'https://www.ebay.fr/itm/123456789012?var=4',
    ],
    ['https://shop.example/?tag=bain&ref=12', 'https://shop.example/?tag=bain&ref=12'],
    ['https://shop.example/a;jsessionid=1A2B.n1?c=1&PHPSESSID=99', 'https://shop.example/a?c=1'],
    ['https://shop.example/a?mail=camille%40exemple.fr&c=1&e=a@b.de#m=a@b.de', 'https://shop.example/a?c=1'],
    ['https://shop.example/a?q=gigoteuse@home&v=a@b.2', 'https://shop.example/a?q=gigoteuse@home&v=a@b.2'],
    ['https://shop.example/a?q=a%20b&&x=%C3%A9', 'https://shop.example/a?q=a%20b&x=%C3%A9'],
  ])('%s, %s is kept', (link, kept) => {
    expect(cleanLink(link)).toBe(kept);
    expect(cleanLink(kept)).toBe(kept);
  });

  it('where nothing needs removing, the link is kept verbatim', () => {
    const link = 'HTTPS://Www.Fnac.com/été?q=a b#Avis';
    expect(cleanLink(link)).toBe(link);
  });
});

// What other projects know about parameters that only say where a click came from.
const RULES = 'clearurls_rules.json';
describe.runIf(existsSync(corpusFile(RULES)))('Of the parameters that ClearURLs takes out', () => {
  const { providers } = readCorpus<{ providers: Record<string, { rules: string[] }> }>(RULES, { providers: {} });
  const plainNames = (provider: string) =>
    (providers[provider]?.rules ?? [])
      .map((rule) =>
        rule
          .replace('(?:%3F)?', '')
          .replace(/\(\?:(\w+)\|.*\)$/, '$1')
          .replace(/_?\?$|\(\?:_\[a-z_\]\*\)\?$|\[a-z_%.-]\*$|\[a-z_\]\+$/, ''),
      )
      .filter((rule) => /^\w[\w-]*$/.test(rule));

  // Amazon's `th` selects the variant shown; hash and sk are not tracking parameters at our shops.
  it.each([
    ['globalRules', 'shop.example', []],
    ['amazon', 'www.amazon.fr', ['th', 'smid']],
    ['ebay', 'www.ebay.fr', []],
    ['aliexpress', 'fr.aliexpress.com', []],
    ['etsy.com', 'www.etsy.com', []],
  ] as [string, string, string[]][])('those of %s are taken out at %s', (provider, host, kept) => {
    const names = plainNames(provider).filter((name) => !kept.includes(name));
    expect(names.length).toBeGreaterThan(2);
    const left = names.filter((name) => cleanLink(`https://${host}/p?${name}=1`) !== `https://${host}/p`);
    expect(left).toEqual([]);
  });
});
