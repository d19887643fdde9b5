/** For so many days the cookie notice is not shown again. */
export const COOKIE_NOTICE_DAYS = 150;

const DAY_SECONDS = 86_400;

/**
 * Keeps a preference read by the server or the first paint. Over https the name's prefix ensures that no other host
 * and no unencrypted page set it (keep in step with first-look.ts and server/http/language.ts).
 */
export function keepCookie(name: string, value: string, days: number): void {
  const prefix = window.location.protocol === 'https:' ? '__Host-' : '';
  const text = `${prefix}${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${prefix && '; Secure'}`;
  // Many phones still lack the Cookie Store API.
  Reflect.set(document, 'cookie', text);
}
