import { isHttpUrl } from '#contract/links.ts';
import { isAmazonHost } from '#contract/shops/amazon.ts';
import { findShop } from '../../shops/find-shop.ts';

/**
 * Where affiliate links, and the redirects of messengers and search engines, hide the shop's address: in these
 * parameters, on hosts of these domains. Only certain cases are listed: docs/affiliate-links.md.
 */
const WRAPPERS: { name: string; domains: string[]; parameters: string[] }[] = [
  { name: 'awin', domains: ['awin1.com', 'zenaps.com'], parameters: ['ued', 'p'] },
  { name: 'tradedoubler', domains: ['tradedoubler.com'], parameters: ['url', '_td_deeplink'] },
  {
    name: 'cj',
    domains: ['anrdoezrs.net', 'dpbolvw.net', 'tkqlhce.com', 'jdoqocy.com', 'kqzyfj.com', 'qksrv.net', 'emjcd.com'],
    parameters: ['url'],
  },
  { name: 'rakuten', domains: ['linksynergy.com'], parameters: ['murl', 'RD_PARM1'] },
  { name: 'effinity', domains: ['effiliation.com'], parameters: ['url'] },
  { name: 'kwanko', domains: ['metaffiliation.com'], parameters: ['redir'] },
  { name: 'timeone', domains: ['publicidees.com'], parameters: ['url', 'dpl'] },
  { name: 'webgains', domains: ['webgains.com'], parameters: ['wgtarget'] },
  { name: 'tradetracker', domains: ['tradetracker.net'], parameters: ['u'] },
  { name: 'adcell', domains: ['adcell.com', 'adcell.de'], parameters: ['param0'] },
  { name: 'bol', domains: ['partner.bol.com'], parameters: ['url'] },
  { name: 'ebay', domains: ['rover.ebay.com', 'rover.ebay.fr', 'rover.ebay.de'], parameters: ['mpre'] },
  { name: 'sovrn', domains: ['viglink.com'], parameters: ['u', 'out'] },
  { name: 'skimlinks', domains: ['skimresources.com'], parameters: ['url'] },
  { name: 'digidip', domains: ['digidip.net'], parameters: ['url'] },
  { name: 'admitad', domains: ['admitad.com'], parameters: ['ulp'] },
  { name: 'idealo', domains: ['idealo-partner.com'], parameters: ['trg'] },
  { name: 'partner-ads', domains: ['partner-ads.com'], parameters: ['htmlurl'] },
  { name: 'adform', domains: ['track.adform.net'], parameters: ['ckurl'] },
  { name: 'google-ads', domains: ['googleadservices.com', 'doubleclick.net'], parameters: ['adurl'] },
  {
    name: 'google',
    domains: ['google.com', 'google.fr', 'google.be', 'google.de', 'google.lu'],
    parameters: ['url', 'q'],
  },
  { name: 'facebook', domains: ['l.facebook.com', 'lm.facebook.com', 'l.messenger.com'], parameters: ['u'] },
  { name: 'instagram', domains: ['l.instagram.com'], parameters: ['u'] },
];

const BY_DOMAIN = new Map(WRAPPERS.flatMap(({ domains, parameters }) => domains.map((domain) => [domain, parameters])));

/** Shops that serve Kwanko's links from a host of their own: ?P4B1F…&redir=… */
const KWANKO_OF_SHOP = /^\?P[\da-f]{6,}[^&=]*&/i;

/** Also in another language of the shop: /-/en/sspa/click. */
const AMAZON_ADVERTISEMENT = /^(?:\/-\/[a-z]{2})?\/(?:sspa\/click|gp\/slredirect\/)/;

/** Known to lead on from three countries; there may be more. */
const EBAY_ANYWHERE = /(^|\.)rover\.ebay\./;

/** Real links nest once or twice; a hundred levels are somebody's joke. */
const DEEPEST = 10;

/** The shop's own address inside an affiliate link, however deep; any other address unchanged. */
export function unwrapLink(address: URL): URL {
  let inner = address;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = unwrapOnce(inner);
    if (!next) break;
    inner = next;
  }
  return inner;
}

/** Whether an address redirects to another one contained in it, perhaps in a spelling we do not parse. */
export function isWrapper(address: URL): boolean {
  const host = hostOf(address);
  return wrapperDomain(host) !== undefined || EBAY_ANYWHERE.test(host) || KWANKO_OF_SHOP.test(address.search);
}

/** In an address inside another, as browsers read it; two strokes in a path are none. */
const HOSTS = /(?:https?:[\\/]*|=[\\/]{2,})([^\\/?#&\s]*)/gi;

/** Browsers drop these, or read a plus as a space. */
const UNSEEN = /[\p{Cc}\s+]/gu;

/** Whether a shop's address contains one that is not the shop's, however often encoded: some hosts lead there. */
export function namesAnotherSite({ hostname, pathname, search, hash }: URL): boolean {
  let text = pathname + search + hash;
  for (let depth = 0; depth < DEEPEST; depth += 1)
    text = text.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent).replaceAll(UNSEEN, '');
  const shop = findShop(hostname);
  return [...text.matchAll(HOSTS)].some(([, host]) => {
    const site = URL.parse(`https://${host}`);
    return site === null || findShop(site.hostname) !== shop;
  });
}

function unwrapOnce(address: URL): URL | null {
  const host = hostOf(address);
  const parameters = BY_DOMAIN.get(wrapperDomain(host) ?? '');
  if (parameters) return inParameters(address, parameters) ?? inPath(address);
  // Amazon's own advertisements.
  if (/(^|\.)amazon-adsystem\.com$/.test(host)) return inPath(address);
  if (isAmazonHost(host)) return advertisedOnAmazon(address);
  return KWANKO_OF_SHOP.test(address.search) ? inParameters(address, ['redir']) : null;
}

/** The article behind an advertisement among Amazon's own search results: `/sspa/click?…&url=%2Fdp%2FB0…`. */
function advertisedOnAmazon({ pathname, searchParams, origin }: URL): URL | null {
  const path = searchParams.get('url') ?? '';
  if (!(AMAZON_ADVERTISEMENT.test(pathname) && path.startsWith('/'))) return null;
  const article = URL.parse(path, origin);
  return article?.origin === origin ? article : null;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/\.$/, '');
}

function wrapperDomain(host: string): string | undefined {
  const labels = host.split('.');
  return labels.map((_, at) => labels.slice(at).join('.')).find((domain) => BY_DOMAIN.has(domain));
}

function inParameters({ search }: URL, names: string[]): URL | null {
  const parts = search.slice(1).split('&');
  for (const name of names) {
    const at = parts.findIndex((part) => part.startsWith(`${name}=`));
    if (at === -1) continue;
    const value = (parts[at] ?? '').slice(name.length + 1);
    // An unencoded target has its own query, which runs to the end.
    const isBare = /^https?:\/\/[^?]*\?/i.test(value);
    const found = targetIn(isBare ? [value, ...parts.slice(at + 1)].join('&') : value);
    if (found) return found;
  }
  return null;
}

/** `/links/1/type/dlg/sid/x/https://…`, `/x/c/token/https://…` and Tradedoubler's `click?p(1)a(2)url(https://…)`. */
function inPath({ pathname, search, hash }: URL): URL | null {
  const path = pathname + search + hash;
  const found = /[/(](https?(?::|%3a)\/{0,2}.*)$/i.exec(path)?.[1];
  if (found === undefined) return null;
  return targetIn(/[(][^()]*\)$/.test(path) ? found.slice(0, -1) : found);
}

/** A web address in text that may be encoded, even twice; never another scheme, never one with a password. */
function targetIn(value: string): URL | null {
  let text = value;
  for (let times = 0; times < 3 && !/^https?:\/\//i.test(text); times += 1) {
    if (/^www\./i.test(text)) text = `https://${text}`;
    else text = decoded(text.replace(/^(https?:)\/(?=[^/])/i, '$1//'));
  }
  return isHttpUrl(text) ? new URL(text) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
