// Firefox's driver can cut pages off the network, but not their service worker: here the service itself stops.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from '../people/givers.ts';
import { newParent, newRegistry, newWishes, share } from '../people/people.ts';
import { test } from '../service/fixtures.ts';
import { openOutbox } from '../service/outbox.ts';
import { startService } from '../service/service.ts';

test.use({ serviceWorkers: 'allow' });

test('in Firefox a list and the basket that were seen are there without a network', async ({ page }) => {
  const service = await startService();
  const parent = await newParent(service.url, openOutbox(service.dataDir));
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  await newWishes(parent, registry, [{ title: 'Doudou' }]);
  const list = service.url + paths.publicRegistry(await share(parent, registry));
  await page.goto(list);
  await putIntoBasket(page, 'Doudou');
  const wanted = [list, service.url + paths.offline(), service.url + paths.basket()];
  const isKept = () =>
    page.evaluate(async (all) => (await Promise.all(all.map((one) => caches.match(one)))).every(Boolean), wanted);
  await expect.poll(isKept).toBe(true);
  await service.stop();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();
  await page.goto(service.url + paths.help());
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeVisible();
  await page.getByRole('link', { name: 'La liste de Suzanne' }).click();
  await expect(page.getByRole('button', { name: 'Retirer du panier : Doudou' })).toBeVisible();
  await page.goto(service.url + paths.basket());
  await expect(page.getByText('Doudou', { exact: true })).toBeVisible();
});
