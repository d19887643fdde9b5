import { addressIn, isHttpUrl } from '#contract/links.ts';

/** Of a list or one of its gifts, in each spelling (web/routes.ts). */
const OF_A_LIST = /^\/(?:my-list|ma-liste|l)\/[^/]/;

/** Where a list's link leads that somebody pasted into the search; null for anything else. */
export function pastedLink(query: string, publicUrl: string): string | null {
  const address = addressIn(query);
  if (!isHttpUrl(address)) return null;
  const { host, pathname } = new URL(address);
  return host === new URL(publicUrl).host && OF_A_LIST.test(pathname) ? pathname : null;
}
