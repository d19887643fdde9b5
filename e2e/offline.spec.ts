// In the metro: what was seen last is available without a network.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { test } from './service/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

// Firefox's driver cannot cut a service worker off the network: browsers/offline-journey.ts covers it.
test('a list and the basket that were seen are there without a network, and other pages say so', {
  tag: ['@wide', '@chromium'],
}, async ({ page, parent, guard }) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  await newWishes(parent, registry, [{ title: 'Veilleuse lune' }, { title: 'Doudou' }]);
  const path = paths.publicRegistry(await share(parent, registry));
  await page.goto(path);
  await putIntoBasket(page, 'Doudou');
  const isKept = () =>
    page.evaluate(
      async (wanted) => {
        const pages = await Promise.all(wanted.map((each) => caches.match(each)));
        return pages.every(Boolean);
      },
      [path, paths.offline(), paths.basket()],
    );
  await expect.poll(isKept).toBe(true);

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Veilleuse lune' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Le service ne répond pas' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();

  await page.goto(paths.help());
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', paths.help());
  await expect(page.getByRole('listitem').filter({ hasText: 'Doudou' })).toBeVisible();
  await page.getByRole('link', { name: 'La liste de Suzanne' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Retirer du panier : Doudou' })).toBeVisible();

  await page.goto(paths.basket());
  await expect(page.getByRole('heading', { level: 1, name: 'Mon panier' })).toBeVisible();
  await expect(page.getByText('Doudou', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
});

test('no page with a token in its address is kept, and no private one', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await page.waitForFunction(
    async (basket) => (await navigator.serviceWorker.ready) && (await caches.match(basket)),
    paths.basket(),
  );
  await page.goto(paths.myBooking('A'.repeat(43)));
  await page.goto(paths.login());
  await page.goto(paths.home());
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
  });
  const pages = kept.filter((path) => !/^\/(assets|images)\//.test(path));
  expect(pages.filter((path) => !/^\/(cart|offline|my-list\/[^/]+)$/.test(path))).toEqual([]);
});
