const DAY_SECONDS = 86_400;

/**
 * Keeps a preference that the server or the first paint reads. Over https its name says that no other host and no
 * unencrypted page set it (reflected in first-look.ts and server/pages/page-routes.ts).
 */
export function keepCookie(name: string, value: string, days: number): void {
  const prefix = window.location.protocol === 'https:' ? '__Host-' : '';
  const text = `${prefix}${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${prefix && '; Secure'}`;
  // The Cookie Store API is still missing in many phones.
  Reflect.set(document, 'cookie', text);
}
