const SHOWN = 70;

/** A shop's page that a wish may link to: http(s) only, whatever the link says. */
export function shopAddress(link: string | null): URL | null {
  if (!(link && /^https?:\/\//i.test(link))) return null;
  return URL.canParse(link) ? new URL(link) : null;
}

/** An address for display: at most 70 characters. */
export function shownAddress({ href }: URL): string {
  return href.length > SHOWN ? `${href.slice(0, SHOWN - 1)}…` : href;
}
