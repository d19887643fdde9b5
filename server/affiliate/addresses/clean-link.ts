import { isHttpUrl } from '#contract/links.ts';
import { isAmazonHost } from '#contract/shops/amazon.ts';
import { findTracking, type IsDropped } from './parameters.ts';
import { unwrapLink } from './unwrap-link.ts';

/** As shops of Java write sessions into the path: /a;jsessionid=1A2B. */
const SESSION_IN_PATH = /;jsessionid=[^/?;]*/gi;
const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

/**
 * A shop's address as we store it: unwrapped from any affiliate link, without click tracking, and without the session
 * or the e-mail of whoever pasted it (from a newsletter, say), since all visitors of a list see it. Everything else
 * stays exactly as it was, since it may select the colour.
 * @param link as `httpLink` lets it through; anything else comes back unchanged
 */
export function cleanLink(link: string): string {
  if (!isHttpUrl(link)) return link;
  const given = new URL(link);
  const address = unwrapLink(given);
  const before = address.href;
  const isTracking = findTracking(address.hostname);
  address.search = withoutParameters(address.search, isTracking);
  address.hash = withoutTracking(address.hash, isTracking);
  // Amazon tracks in the path, too: /dp/B0…/ref=sr_1_1.
  if (isAmazonHost(address.hostname)) address.pathname = address.pathname.replace(/\/ref=[^/]*/g, '');
  address.pathname = address.pathname.replace(SESSION_IN_PATH, '');
  return address === given && address.href === before ? link : address.href;
}

/** The query without these parameters and those that hold an e-mail; the others stay byte for byte. */
export function withoutParameters(search: string, isDropped: IsDropped): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isDropped(parameterName(part)) && !holdsEmail(part));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

export function parameterName(part: string): string {
  return decoded(part.split('=', 1)[0] ?? '');
}

function holdsEmail(part: string): boolean {
  return EMAIL.test(decoded(part.slice(part.indexOf('=') + 1)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Removes #utm_source=x&utm_medium=y, #xtor=EPR-1 and #:~:text=…; keeps fragments that an address needs to show its
 * article.
 */
function withoutTracking(fragment: string, isTracking: IsDropped): string {
  const kept = fragment.replace(/:~:text=.*$/s, '');
  const parts = kept.slice(1).split('&');
  const isDropped = (part: string) => part.includes('=') && (isTracking(parameterName(part)) || holdsEmail(part));
  return parts.every(isDropped) ? '' : kept;
}
