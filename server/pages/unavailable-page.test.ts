import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/pages.ts';
import { administrate } from '../testing/databases/database.ts';
import { making } from '../testing/pages/answering-client.ts';
import { type PageNode, pageNodes } from '../testing/pages/page-nodes.ts';

vi.mock('./web-client.ts', () => import('../testing/pages/answering-client.ts'));

const { shared, startNode, newRegistry } = pageNodes();

describe('who asks for too much', () => {
  let limited: PageNode;
  afterEach(() => limited.stop());

  it.each([
    ['of what does not exist', 'miss=2/1h', paths.publicRegistry('nobody-has-this')],
    ['of pages', 'page=2/1h', '/contact'],
    ['that must be made anew', 'making=1/1h', `${paths.publicRegistry('nobody-has-this')}?q=x`],
  ])('%s reads kind words', async (_what, rates, address) => {
    limited = await startNode(rates);
    const { url } = await newRegistry();
    for (let round = 0; round < 2; round += 1) await limited.open(address);
    const answer = await limited.open(url, { cookie: 'x=1; __Host-lang=de' });
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('<h1>Einen Moment</h1>');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  });

  it('still gets what is kept', async () => {
    limited = await startNode('making=50/1h');
    const { url } = await newRegistry();
    expect((await limited.open(url)).statusCode).toBe(200);
    making.waitsFor = pause(60);
    await limited.open(`${url}?q=x`);
    making.waitsFor = Promise.resolve();
    expect((await limited.open(`${url}?q=x`)).statusCode).toBe(429);
    expect((await limited.open(`${url}?fbclid=x`)).statusCode).toBe(200);
  });
});

describe('while the database is away', () => {
  let cutOff: PageNode;
  let url: string;
  beforeAll(async () => {
    ({ url } = await newRegistry());
    cutOff = await startNode();
    await cutOff.open(url);
    await cutOff.connection.close();
  });
  afterAll(() => cutOff.app.close());

  it.each([
    ['fr', 'a list that was kept', '', 'Nous revenons dans un instant'],
    ['de', 'a page that is made anew', '?from=mail', 'Wir sind gleich wieder da'],
  ])('its reader meets kind words (%s, %s)', async (lang, _page, query, words) => {
    await administrate(String(shared.testApp.databaseUrl), 'notify written');
    const answer = await vi.waitUntil(async () => {
      const page = await cutOff.open(url + query, { cookie: `lang=${lang}` });
      return page.statusCode === 200 ? null : page;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain(`<h1>${words}</h1>`);
    expect(answer.body).toContain(`<html lang="${lang}">`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
  });

  it('the API says so as ever', async () => {
    const answer = await cutOff.open(`/api/v1/birthregistry/shortlink/${url.split('/')[2]}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
