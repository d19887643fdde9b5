import normalizeUrl from 'normalize-url';
import { cleanLink, isAmazonHost, nameOf, withoutParameters } from './clean-link.ts';
import { findSameArticle } from './parameters.ts';

/** A session in a parameter's value: PHP's sid=9682993c8daa2c5497996114facdc805. */
const SESSION = /^sid=[\da-f]{32}$/i;
/** ASP.NET writes sessions into the path: /(S(4hqa0555fwsecu455xqckv45))/. */
const SESSION_IN_PATH = /\/\([A-Z]\([a-z\d]{24}\)\)(?=\/)|;jsessionid=[^/?;]*/gi;

/**
 * The form in which two addresses of one page are the same text: what tells nothing of the article is gone, and what
 * can be written in two ways is written in one. It is for comparing, never for opening.
 * @returns null for what is no address of the web
 */
export function canonicalLink(text: string): string | null {
  const address = readAddress(text);
  if (!address) return null;
  const cleaned = new URL(cleanLink(address.href));
  const isSame = findSameArticle(cleaned.hostname);
  const search = withoutParameters(cleaned.search, isSame)
    .slice(1)
    .split('&')
    .filter((part) => nameOf(part) !== '' && !part.endsWith('=') && !SESSION.test(part))
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
    // Printers and shops of the nineties: www2.shop.example.
    return text.replace(/^https:\/\/www\d{1,2}\.(?=[^/]+\.[^/]+)/, 'https://');
  } catch {
    return null;
  }
}

/** With its scheme, where people left it out. */
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
 * Every character that can be written in two ways is written in one, however often it was encoded. What would be read
 * otherwise if it were decoded stays encoded, and so does what is no UTF-8.
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

/** A product at a shop whose addresses carry its title, too: Amazon and eBay find it without. */
function articlePath(host: string, path: string): string {
  const asin =
    isAmazonHost(host) && /\/(?:dp|gp\/product|gp\/aw\/d|d)\/(?:[^/]+\/)?([A-Z\d]{10})(?=\/|$)/.exec(path)?.[1];
  if (asin) return `/dp/${asin}`;
  const item = /(^|\.)ebay\.[a-z.]{2,6}$/.test(host) && /^\/itm\/(?:[^/]+\/)?(\d{9,15})$/.exec(path)?.[1];
  return item ? `/itm/${item}` : path;
}
