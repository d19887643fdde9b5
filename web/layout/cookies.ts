const DAY_SECONDS = 86_400;

/** Keeps a preference that the server or the first paint reads. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is still missing in many phones.
  Reflect.set(document, 'cookie', `${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}`);
}
