// What did not come, because of the network or the service, can be had a moment later.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

const WISH = 'Mobile en bois';

// What an earlier journey loaded would come without a network.
test.use({ tab: 'new' });

test.beforeEach(({ guard }) => guard.tolerate(/status of 500|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/));

test('a page that could not be loaded offers a button that loads it again', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.route('**/api/v1/birthregistry/mine*', (route) => route.abort());
  await page.goto(paths.myRegistries());
  await expect(page.getByRole('heading', { name: 'Impossible de récupérer les listes de naissance' })).toBeVisible();
  await expect(page.getByText('Le service ne répond pas')).toBeVisible();
  await page.unroute('**/api/v1/birthregistry/mine*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Votre première liste vous attend' })).toBeVisible();
});

// Firefox does not ask again for what did not come.
test('what cannot be opened without a network says so, and opens once there is one', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: WISH }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await untilOurs(page);
  await page.context().setOffline(true);
  const filters = page.getByRole('button', { name: 'Filtres' });
  await filters.click();
  await expect(page.getByRole('alert')).toContainText('Le service ne répond pas');
  await expect(page.getByRole('article')).toContainText(WISH);
  await page.context().setOffline(false);
  await filters.click();
  const dialog = page.getByRole('dialog', { name: 'Filtres' });
  const anew = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
  await expect(dialog.or(anew)).toBeVisible();
  // Most browsers never ask again for code that did not come once (Chromium since 150): the notice loads the page anew.
  if (await anew.isVisible()) {
    const loaded = page.waitForEvent('load');
    await anew.click();
    await loaded;
    await untilOurs(page);
    await filters.click();
  }
  await expect(dialog).toBeVisible();
});

test('what does not come can be had with the whole page', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  await logIn(page, parent);
  await page.route('**/assets/qr-dialog*', (route) => route.abort());
  await page.goto(paths.ownerRegistry(registry.id));
  await unfoldSharing(page);
  const qrCode = page.getByRole('button', { name: 'QR code' });
  await qrCode.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Le service ne répond pas' });
  await expect(notice).toBeVisible();
  await page.unroute('**/assets/qr-dialog*');
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Réessayer' }).click();
  await loaded;
  await unfoldSharing(page);
  await qrCode.click();
  await expect(page.getByRole('dialog')).toContainText('QR code');
});

test('a search that fails says so, keeps page and words, and is asked again by them', async ({ page }) => {
  await page.goto(paths.home());
  await untilOurs(page);
  const search = page.getByRole('searchbox', { name: 'Rechercher une liste de naissance' });
  await search.fill('Camille Durand');
  await page.route('**/*.data?*', (route) => route.abort());
  await search.press('Enter');
  await expect(page.locator('#recherche').getByText('Impossible de réaliser cette recherche')).toBeVisible();
  await expect(search).toHaveValue('Camille Durand');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/*.data?*');
  await search.press('Enter');
  await expect(page.getByText('Aucune liste ne correspond à cette recherche')).toBeInViewport();
});

test('a list, a gift or a basket’s state that cannot be loaded says so, and can be tried again', async ({
  page,
  parent,
  guard,
}) => {
  // The browser reports a failed request without details.
  guard.tolerate(/^uncaught: (?:without a stack|uncaught exception: Object)/);
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: WISH }]);
  const name = await share(parent, registry);
  await page.goto(paths.publicWish(name, gift.id));
  await untilOurs(page);
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: registry.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impossible de charger la liste de naissance');
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: registry.title }),
  ).toBeFocused();
  await putIntoBasket(page, WISH);

  await page.route('**/api/v1/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Panier, 1 cadeau' }).click();
  const unknown = page.getByText('Nous n’avons pas pu vérifier ce qui est encore disponible.');
  await expect(unknown).toBeVisible();
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(unknown).toBeHidden();
  await expect(page.getByText('Camille et Sacha Martin')).toBeVisible();

  await page.goBack();
  // The basket, which has the gift too, stays until the list is there.
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: registry.title })).toBeVisible();
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: WISH }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impossible de charger le voeu');
});
