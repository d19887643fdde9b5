import normalizeUrl from 'normalize-url';
import { isAmazonHost } from '#contract/shops/amazon.ts';
import { cleanLink, parameterName, withoutParameters } from './clean-link.ts';
import { findSameArticle } from './parameters.ts';

/** A session in a parameter's value, as PHP writes it: sid=9682993c8daa2c5497996114facdc805. */
const SESSION = /^sid=[\da-f]{32}$/i;
/** ASP.NET writes sessions into the path: /(S(4hqa0555fwsecu455xqckv45))/. */
const SESSION_IN_PATH = /\/\([A-Z]\([a-z\d]{24}\)\)(?=\/)|;jsessionid=[^/?;]*/gi;

/**
 * The form in which two addresses of the same page are the same text: whatever does not identify the article is
 * removed, and alternative spellings are unified. For comparing only, never for opening.
 * @returns null for anything but a web address
 */
export function canonicalLink(text: string): string | null {
  const address = readAddress(text);
  if (!address) return null;
  const cleaned = new URL(cleanLink(address.href));
  const isSame = findSameArticle(cleaned.hostname);
  const search = withoutParameters(cleaned.search, isSame)
    .slice(1)
    .split('&')
    .filter((part) => parameterName(part) !== '' && !part.endsWith('=') && !SESSION.test(part))
    .map((part) => plainEscapes(part, IN_QUERY));
  cleaned.search = search.sort().join('&');
  const path = plainEscapes(cleaned.pathname.replace(SESSION_IN_PATH, ''), IN_PATH).replace(/\/{2,}/g, '/');
  cleaned.pathname = articlePath(cleaned.hostname, path);
  return normalized(cleaned);
}

function normalized(address: URL): string | null {
  try {
    const text = normalizeUrl(address.href, {
      forceHttps: true,
      stripHash: true,
      removeDirectoryIndex: [/^(index|default)\.(html?|php|aspx?|jsp)$/i],
    });
    // Used by printers and by shops from the nineties: www2.shop.example.
    return text.replace(/^https:\/\/www\d{1,2}\.(?=[^/]+\.[^/]+)/, 'https://');
  } catch {
    return null;
  }
}

/** Adds the scheme where people left it out. */
function readAddress(text: string): URL | null {
  const trimmed = text.replace(/[\t\r\n]/g, '').trim();
  const isWhole = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(trimmed);
  const address = URL.parse(isWhole ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`);
  if (!(address && /^https?:$/.test(address.protocol))) return null;
  address.username = '';
  address.password = '';
  address.hostname = address.hostname.replace(/(?<!\.)\.+$/, '');
  if (!isWhole && address.port === '80') address.port = '';
  return /^\.*$|^0\.0\.0\.0$/.test(address.hostname) ? null : address;
}

const IN_PATH = /^[/\\?#%]$/;
const IN_QUERY = /^[&=+#%]$/;
const MOST_OFTEN_ENCODED = 20;

/**
 * Writes each character in one way, however often it was encoded. What would mean something else when decoded stays
 * encoded, and so does anything that is not UTF-8.
 */
function plainEscapes(text: string, isKept: RegExp): string {
  let plain = text;
  for (let times = 0; times < MOST_OFTEN_ENCODED; times += 1) {
    const before = plain;
    plain = plain.replace(/%(?:25)+(?=[\da-f]{2})/gi, '%').replace(/%[2-7][\da-f]/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return isKept.test(character) || character === '\x7f' ? encoded : character;
    });
    if (plain === before) break;
  }
  return plain.replace(/%(?![\da-f]{2})/gi, '%25');
}

/** At shops whose product addresses also carry the title: Amazon and eBay find the product without it. */
function articlePath(host: string, path: string): string {
  const asin =
    isAmazonHost(host) && /\/(?:dp|gp\/product|gp\/aw\/d|d)\/(?:[^/]+\/)?([A-Z\d]{10})(?=\/|$)/.exec(path)?.[1];
  if (asin) return `/dp/${asin}`;
  const item = /(^|\.)ebay\.[a-z.]{2,6}$/.test(host) && /^\/itm\/(?:[^/]+\/)?(\d{9,15})$/.exec(path)?.[1];
  return item ? `/itm/${item}` : path;
}
