// What is off unless an instance switches it on; and covers without the library.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { turnToLastPage } from './people/parents-hands.ts';
import { newRegistry, share } from './people/people.ts';
import { openMenu } from './people/session.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: { FEATURES: 'cashPool=on,multiBaby=on,langSelector=on,imageCatalog=off' } });

test('cashPool, multiBaby: the list’s form offers them; the list shows its card once ticked, and its babies', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  const name = await share(parent, registry);
  await logIn(page, parent);
  const pages = [paths.ownerRegistry(registry.id), paths.publicRegistry(name)];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText('Naissance prévue le')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cagnotte' })).toHaveCount(0);
  }
  await page.goto(paths.editRegistry(registry.id));
  const cashPool = page.getByRole('checkbox', { name: 'Proposer une cagnotte' });
  await expect(cashPool).not.toBeChecked();
  await cashPool.check();
  await turnToLastPage(page);
  for (const [index, firstName] of ['Louis', 'Zoé'].entries()) {
    await page.getByRole('button', { name: 'Ajouter un bébé' }).click();
    const baby = page.getByRole('group', { name: `Bébé ${index + 2}` });
    await baby.getByRole('textbox', { name: 'Prénom' }).fill(firstName);
  }
  await expect(page.getByRole('button', { name: 'Les bébés' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer Louis' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(paths.myRegistries());
  const params = { birth_registry_id: registry.id };
  const { babies } = await parent.api('GET /birthregistry/{birth_registry_id}', { params });
  expect(babies.map(({ firstname }) => firstname)).toEqual(['Léonie', 'Zoé']);
  await page.goto(paths.editRegistry(registry.id));
  await expect(cashPool).toBeChecked();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Cagnotte' })).toBeVisible();
    await expect(page.getByText('La cagnotte commune n’est pas encore disponible.')).toBeVisible();
  }
});

test('the catalogue without an article leads to the ways to add a gift without it', async ({ page }) => {
  await page.goto(paths.catalogue());
  await page.getByRole('link', { name: 'Ajouter depuis une boutique' }).click();
  await expect(page).toHaveURL(paths.anyShop());
});

test('multiBaby: a parent adds, changes and deletes the babies of a list; a failure says so and loses nothing', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/500/);
  await newRegistry(parent, { title: 'Bienvenue Léonie' });
  await logIn(page, parent);
  await page.goto(paths.account());
  await openMenu(page);
  await page.getByRole('link', { name: 'Mes bébés' }).filter({ visible: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes bébés' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Bienvenue Léonie' });
  await expect(list.getByRole('listitem')).toHaveText([/Léonie\s*Fille/]);

  await list.getByRole('button', { name: 'Ajouter un bébé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Les bébés de cette liste' });
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Sacha');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Garçon' }).check();
  await dialog.getByRole('checkbox', { name: 'Garder le prénom secret' }).check();
  await page.route('**/api/v1/baby/', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(dialog.getByText('Impossible de créer le bébé').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bébé ajouté')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([/Léonie/, /Sacha\s*Garçon\s*Prénom secret/]);

  await list.getByRole('button', { name: 'Modifier Sacha' }).click();
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Noé');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.getByRole('listitem').last()).toContainText('Noé');

  await list.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Lou');
  await dialog.getByRole('radio', { name: 'Garçon' }).check();
  await dialog.getByRole('radio', { name: 'Surprise' }).check();
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(list.getByRole('listitem').last()).toHaveText(/Lou\s*Surprise/);

  await list.getByRole('button', { name: 'Supprimer Léonie' }).click();
  await page
    .getByRole('dialog', { name: 'Supprimer ce bébé ?' })
    .getByRole('button', { name: 'Supprimer le bébé' })
    .click();
  await expect(list.getByRole('listitem')).toHaveText([/Noé/, /Lou/]);
  await expect(list.getByRole('listitem').first().locator(':focus')).toBeVisible();
});

test('langSelector: the reader chooses a language, even before the scripts are there, and keeps it', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.home(), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /Français, FR/ }).click();
  scripts.resolve();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('button', { name: /Deutsch, DE/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(paths.contact());
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('imageCatalog off: a cover is one’s own photo, there is no library', async ({ page, parent, service }) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await expect(page.getByText('Une photo à vous, en haut de la liste.')).toBeVisible();
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Image de couverture' });
  await expect(dialog.getByRole('button', { name: 'Ajouter une photo' })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  expect((await fetch(`${service.url}/api/v1/s3/default_images/header`)).status).toBe(404);
});
