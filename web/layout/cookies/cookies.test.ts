import { afterEach, expect, it, vi } from 'vitest';
import { cookieName } from '#locales/info-article.ts';
import { keepCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https:', '__Host-lang=de; Path=/; Max-Age=86400; SameSite=Lax; Secure'],
  ['http:', 'lang=de; Path=/; Max-Age=86400; SameSite=Lax'],
])('a preference over %s is the cookie %s, as the page on cookies says', (protocol, cookie) => {
  const page = { cookie: '' };
  vi.stubGlobal('window', { location: { protocol } });
  vi.stubGlobal('document', page);
  keepCookie('lang', 'de', 1);
  expect(page.cookie).toBe(cookie);
  expect(page.cookie.split('=')[0]).toBe(cookieName(`${protocol}//cigogne.example`, 'lang'));
});
