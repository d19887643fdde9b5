import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';

let testApp: TestApp;
let address: URL;
beforeAll(async () => {
  testApp = await startTestApp();
  address = new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => testApp.close());

const page = '<title>Berceau</title><h1>Berceau</h1><p class="price">24,90 €</p><button>Ajouter au panier</button>';

const told: string[] = [];

async function read(): Promise<number> {
  const response = await fetch(new URL('/api/v1/scraper/read', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://shop.example/p', html: page }),
  });
  if (response.status === 503) told.push(`${response.headers.get('retry-after')} ${(await response.json()).detail}`);
  return response.status;
}

it('Large bodies of one client come one after another, and few wait', async () => {
  const unfinished = connect(Number(address.port), address.hostname);
  unfinished.write(
    'POST /api/v1/scraper/read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{"url":',
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const answers: number[] = [];
  const asked = Array.from({ length: 3 }, () => read().then((status) => answers.push(status)));
  await expect.poll(() => answers).toEqual([503]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(answers).toEqual([503]);
  expect(told).toEqual([expect.stringMatching(/^5 Beaucoup de pages sont lues en ce moment/)]);
  unfinished.destroy();
  await Promise.all(asked);
  expect(answers).toEqual([503, 200, 200]);
});
