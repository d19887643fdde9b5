// Without a network, the basket is there in the reader's language.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import '#locales/every-language.ts';
import { basketTexts } from '#locales/basket.ts';
import { basketOnListsTexts } from '#locales/basket-on-lists.ts';
import { layoutTexts } from '#locales/layout.ts';
import { offlineTexts } from '#locales/offline.ts';
import { uiTexts } from '#locales/ui.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { clearHttpCache } from './service/clear-http-cache.ts';
import { test } from './service/fixtures.ts';

test.use({ serviceWorkers: 'allow', settings: { FEATURES: 'langSelector=on' } });

test('the basket is there without a network in the reader’s language, and in the next one chosen', {
  tag: ['@chromium'],
}, async ({ page, parent, service, guard }) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Doudou' }]);
  const path = paths.publicRegistry(await share(parent, registry));
  await page.context().addCookies([{ name: 'lang', value: 'en', url: service.url }]);
  await page.goto(path);
  await expect.poll(() => keptLanguages(page)).toEqual({ pages: ['en', 'en'], texts: 0 });
  await page.getByRole('button', { name: basketOnListsTexts('en').reserveGift('Doudou') }).click();
  await expect.poll(() => keptLanguages(page)).toEqual({ pages: ['en', 'en'], texts: 1 });
  await openBasketOffline(page, 'en');

  await page.goto(path);
  await page.getByRole('button', { name: /, EN$/ }).click();
  await page.getByRole('button', { name: layoutTexts('en').languages.de }).click();
  await expect.poll(() => keptLanguages(page)).toEqual({ pages: ['de', 'de'], texts: 2 });
  await openBasketOffline(page, 'de');
});

test('a basket whose texts the browser has thrown away says so, and opens once there is a network', {
  tag: ['@chromium'],
}, async ({ page, parent, service, guard }) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)/);
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Doudou' }]);
  await page.context().addCookies([{ name: 'lang', value: 'de', url: service.url }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await page.getByRole('button', { name: basketOnListsTexts('de').reserveGift('Doudou') }).click();
  await expect.poll(() => keptLanguages(page)).toEqual({ pages: ['de', 'de'], texts: 1 });
  await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    for (const store of stores) {
      for (const file of await store.keys()) if (file.url.includes('/givers-')) await store.delete(file);
    }
  });
  await clearHttpCache(page);
  await page.context().setOffline(true);
  await page.goto(paths.basket());
  const main = page.getByRole('main');
  await expect(main.getByText(uiTexts('de').notShown)).toBeVisible();
  await expect(main.getByRole('status')).toBeHidden();
  await page.context().setOffline(false);
  await main.getByRole('link', { name: uiTexts('de').retry }).click();
  await expect(page.getByText('Doudou', { exact: true })).toBeVisible();
});

/** The languages of the kept pages, and how many files of texts for the basket are kept. */
function keptLanguages(page: Page) {
  return page.evaluate(
    async (wanted) => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(stores.map((cache) => cache.keys()))).flat();
      const pages = wanted.map(async (path) => (await (await caches.match(path))?.text())?.match(/lang="(\w+)"/)?.[1]);
      return { pages: await Promise.all(pages), texts: kept.filter(({ url }) => url.includes('/givers-')).length };
    },
    [paths.offline(), paths.basket()],
  );
}

async function openBasketOffline(page: Page, language: 'en' | 'de'): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(paths.help());
  await expect(page.getByRole('heading', { level: 1, name: offlineTexts(language).title })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: offlineTexts(language).seeBasket })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: basketTexts(language).title })).toBeVisible();
  await expect(page.getByText('Doudou', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
}
