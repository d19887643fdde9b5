import { afterEach, expect, it, vi } from 'vitest';
import { keepCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https:', '__Host-lang=de; Path=/; Max-Age=86400; SameSite=Lax; Secure'],
  ['http:', 'lang=de; Path=/; Max-Age=86400; SameSite=Lax'],
])('a preference over %s is the cookie %s', (protocol, cookie) => {
  const page = { cookie: '' };
  vi.stubGlobal('window', { location: { protocol } });
  vi.stubGlobal('document', page);
  keepCookie('lang', 'de', 1);
  expect(page.cookie).toBe(cookie);
});
