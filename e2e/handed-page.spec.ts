import { expect, type Page } from '@playwright/test';
import { LIMITS } from '#contract/limits.ts';
import { handOver } from '../extension/hand-over.js';
import { test } from './service/fixtures.ts';

const OURS = 'https://cigogne.example/add/shop';
const SHOP = 'https://shop.example/doudou?taille=2#bleu';

/** What our window receives of a page that is handed over. */
async function handedOver(page: Page, html: string, act: () => Promise<unknown> = async () => {}): Promise<string> {
  await page.context().route('https://cigogne.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>
        addEventListener('message', (event) => { if (event.source === opener) globalThis.got = { from: event.origin, ...event.data }; });
        opener.postMessage('cigogne:ready', new URL(new URLSearchParams(location.search).get('link')).origin);
      </script>`,
    }),
  );
  await page
    .context()
    .route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
  await page.goto(SHOP);
  await act();
  const opened = page.waitForEvent('popup');
  await page.evaluate(handOver, OURS);
  const ours = await opened;
  const got = await ours.waitForFunction(() => (globalThis as { got?: { from: string; page: string } }).got);
  expect(new URL(ours.url()).searchParams.get('link')).toBe(SHOP);
  const { from, page: handed } = (await got.jsonValue()) ?? { from: '', page: '' };
  expect(from).toBe('https://shop.example');
  return handed;
}

test('nothing that somebody typed or chose is transmitted', async ({ page }) => {
  const html = `<form><input id="text"><input type="password" id="password"><input type="search" value="secret">
    <input type="hidden" name="account" value="secret"><input type="checkbox" value="secret" checked>
    <textarea id="area">secret</textarea><select><option selected>secret</option></select><output>secret</output>
    <datalist><option value="secret"></datalist><template><input value="secret"></template>
    <div contenteditable id="rich">secret <b>secret</b></div><div contenteditable="plaintext-only">secret</div>
    <div role="textbox">secret</div><div role="searchbox">secret</div><my-field value="secret"></my-field>
    <input type="submit" value="Ajouter au panier"></form><!-- secret --><iframe srcdoc="secret"></iframe>
    <p contenteditable="false">Doudou</p><script>globalThis.ran = (globalThis.ran ?? 0) + 1</script>`;
  const handed = await handedOver(page, html, async () => {
    await page.locator('#text').fill('secret');
    await page.locator('#password').fill('secret');
    await page.locator('#area').fill('secret');
    await page.locator('#rich').fill('secret');
  });
  expect(handed).not.toContain('secret');
  expect(handed).toContain('Ajouter au panier');
  expect(handed).toContain('Doudou');
  // The page itself does not change.
  await expect(page.locator('#text')).toHaveValue('secret');
  expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBe(1);
});

test('what identifies or unlocks an account stays behind, what the reader needs is transmitted', async ({ page }) => {
  const html = `<html data-session-id="secret"><head><meta name="csrf-token" content="secret">
    <meta property="csrf_nonce" content="secret"><meta property="og:title" content="Doudou"></head>
    <body data-customer-id="secret" data-toaster-csrftoken="secret"><my-menu user-name="secret"></my-menu>
    <form action="/cart/secret"><button formaction="/secret">Acheter</button></form>
    <a href="/lapin;jsessionid=secret?couleur=bleu&userId=secret&amp;token=secret#session=secret">Lapin</a>
    <img data-src="/doudou.jpg?token=signed" data-product-id="12"></body></html>`;
  const handed = await handedOver(page, html);
  expect(handed).not.toContain('secret');
  expect(handed).toContain('<meta property="og:title" content="Doudou">');
  expect(handed).toContain('href="/lapin;jsessionid=?couleur=bleu&amp;userId=&amp;token=#session="');
  expect(handed).toContain('<img data-src="/doudou.jpg?token=signed" data-product-id="12">');
});

test('scripts stay behind, what describes the product is transmitted', async ({ page, guard }) => {
  guard.tolerate(/program is not defined|"program"/);
  const html = `<html lang="fr"><title>Doudou</title><style>.a{}</style><svg onload="program()"><path d="program"/></svg>
    <script>"program"</script><script type="module">"program"</script><script type="application/json">["program"]</script>
    <script type="application/ld+json">{"name":"Doudou lapin"}</script>
    <a onclick="program()" href="/doudou">Doudou</a><data itemprop="price" value="24.90">24,90 €</data></html>`;
  const handed = await handedOver(page, html);
  expect(handed).not.toContain('program');
  expect(handed).toMatch(/^<!doctype html><html lang="fr">/);
  expect(handed).toContain('{"name":"Doudou lapin"}');
  expect(handed).toContain('<data itemprop="price" value="24.90">24,90 €</data>');
});

test('only the beginning of an oversized page is transmitted', async ({ page }) => {
  // Not shown: laying out so long a word takes half a minute.
  const handed = await handedOver(page, `<h1>Doudou</h1><p hidden>${'é'.repeat(LIMITS.shopPageBytes / 2)}</p>`);
  const bytes = Buffer.byteLength(handed);
  expect(bytes).toBeLessThanOrEqual(LIMITS.shopPageBytes);
  expect(bytes).toBeGreaterThan(LIMITS.shopPageBytes - 4);
  expect(handed).toMatch(/é$/);
});
