// Looking for a list on the home page: its results come where one looks.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, share, unique } from './people/people.ts';
import { test } from './service/fixtures.ts';

test('the home page’s search brings its results into view, also when opened by its address', { tag: '@wide' }, async ({
  page,
  parent,
}) => {
  const title = `Chez ${unique()}`;
  await share(parent, await newRegistry(parent, { title }));
  const found = page.locator('#recherche').getByRole('link', { name: /^Consulter/ });
  await page.goto(paths.home());
  await page.getByRole('searchbox', { name: 'Rechercher une liste de naissance' }).fill(title);
  await page.getByRole('searchbox').press('Enter');
  await expect(found).toBeInViewport();
  // A list without a cover has the one drawn for it, as on its own page.
  const drawn = page.locator('#recherche svg[viewBox="0 0 800 300"]');
  expect((await drawn.boundingBox())?.height).toBeGreaterThan(48);
  await page.goto(`${paths.home()}?q=${encodeURIComponent(title)}`);
  await expect(found).toBeInViewport();
});

test('a search says how long it must and may be, and loses nothing; a list’s link leads to the list', async ({
  page,
  parent,
  service,
}) => {
  const name = await share(parent, await newRegistry(parent));
  await page.goto(paths.home());
  const search = page.getByRole('searchbox', { name: 'Rechercher une liste de naissance' });
  await search.fill('L');
  await search.press('Enter');
  await expect(search).toHaveAccessibleDescription('Saisissez au moins 2 caractères.');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('L');
  // Under the field that it is about, not under the button.
  const error = await page.getByText('Saisissez au moins 2 caractères.').boundingBox();
  const button = await page.getByRole('button', { name: 'Rechercher', exact: true }).boundingBox();
  expect(error?.y).toBeLessThan(button?.y ?? 0);
  await search.press('End');
  await search.pressSequentially('é');
  await expect(search).not.toHaveAccessibleDescription('Saisissez au moins 2 caractères.');

  const words = 'Camille '.repeat(40).trim();
  await search.fill(words);
  await search.press('Enter');
  await expect(page.locator('#recherche')).toContainText('Saisissez au plus 255 caractères.');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(words);

  // Of signs alone there is nothing, and no more of them are asked for.
  await search.fill('%_');
  await search.press('Enter');
  await expect(page.locator('#recherche')).toContainText('Aucune liste ne correspond à cette recherche');
  await expect(page.locator('#recherche')).not.toContainText('Saisissez au moins');

  await search.fill(`Notre liste : ${service.url}${paths.sharedRegistry(name, 'fr')}`);
  await search.press('Enter');
  await expect(page).toHaveURL(paths.publicRegistry(name));
});

test('a way to the search leads into its field; what more it brings has the focus, and is one step of the history', async ({
  page,
  parent,
}) => {
  const title = `Chez ${unique()}`;
  for (let count = 0; count < 10; count += 1) await share(parent, await newRegistry(parent, { title }));
  await page.goto(paths.help());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rechercher une liste', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toBeInViewport();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  const found = page.locator('#recherche').getByRole('link', { name: /^Consulter/ });
  await expect(found).toHaveCount(9);
  await page.getByRole('link', { name: 'Voir plus de listes' }).press('Enter');
  await expect(found).toHaveCount(10);
  await expect(found.last()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.homeSearch());
});
