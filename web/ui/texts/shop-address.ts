const SHOWN = 70;

/** A shop's page that a wish may lead to: http(s) only, whatever the link says. */
export function shopAddress(link: string | null): URL | null {
  if (!(link && /^https?:\/\//i.test(link))) return null;
  return URL.canParse(link) ? new URL(link) : null;
}

/** An address as it is shown: without "https://", at most 70 characters. */
export function shownAddress(address: URL): string {
  const text = address.href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

export function isAmazon(address: URL): boolean {
  return /(^|\.)(amazon\.[a-z.]{2,6}|amzn\.(to|eu|com))$/i.test(address.hostname);
}
