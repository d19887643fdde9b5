import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let service: TestApp;
let page: string;
let policy: string;
beforeAll(async () => {
  service = await startTestApp();
  const answer = await service.request('GET /docs');
  page = answer.body;
  policy = String(answer.headers['content-security-policy']);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});
afterAll(() => service.close());

function all(pattern: RegExp): string[] {
  return Array.from(page.matchAll(pattern), ([, found = '']) => found);
}

describe('the documentation for people', () => {
  it('tells every call', () => {
    const told = all(/<h3>(.*?)<\/h3>/gs).map((title) => title.replaceAll(/<[^>]+>/g, ''));
    expect(told).toEqual(expect.arrayContaining(Object.keys(endpoints)));
  });

  it('leads nowhere that is not there', () => {
    const anchors = all(/ id="([^"]+)"/g);
    expect(new Set(anchors).size).toBe(anchors.length);
    const links = all(/href="#([^"]+)"/g);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  });

  it('needs no script and nobody else’s host', async () => {
    expect(page).not.toMatch(/<script|javascript:| on\w+="|<iframe/);
    const loaded = [...all(/<link[^>]+href="([^"]+)"/g), ...all(/url\('([^']+)'\)/g), ...all(/ src="([^"]+)"/g)];
    expect(loaded.filter((address) => !address.startsWith('/'))).toEqual([]);
    for (const font of loaded.filter((address) => address.endsWith('.woff2'))) {
      const answer = await service.app.inject(font);
      expect([answer.statusCode, answer.headers['content-type']], font).toEqual([200, 'font/woff2']);
    }
  });

  it('allows its own styles and nothing else', async () => {
    const [style = ''] = all(/<style>(.*?)<\/style>/gs);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(page).not.toMatch(/ style="/);
  });
});
