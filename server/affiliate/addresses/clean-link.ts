import { isHttpUrl } from '#contract/links.ts';
import { isAmazonHost } from '#contract/shops/amazon.ts';
import { findTracking, type IsDropped } from './parameters.ts';
import { unwrapLink } from './unwrap-link.ts';

/**
 * A shop's address as we store it: unwrapped from any affiliate link, without click tracking. Everything else stays
 * exactly as it was, since it may select the colour.
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
  return address === given && address.href === before ? link : address.href;
}

/** The query without these parameters; the others stay byte for byte. */
export function withoutParameters(search: string, isDropped: IsDropped): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isDropped(parameterName(part)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

export function parameterName(part: string): string {
  const name = part.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Removes #utm_source=x&utm_medium=y, #xtor=EPR-1 and #:~:text=…; keeps fragments that an address needs to show its
 * article.
 */
function withoutTracking(fragment: string, isTracking: IsDropped): string {
  const kept = fragment.replace(/:~:text=.*$/s, '');
  const parts = kept.slice(1).split('&');
  return parts.every((part) => part.includes('=') && isTracking(parameterName(part))) ? '' : kept;
}
