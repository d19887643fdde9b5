import { expect } from '@playwright/test';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { turnToLastPage } from './people/parents-hands.ts';
import { newRegistry } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('a zip code must fit the country; going back from a list that was just saved leads out of its form', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  const listName = page.getByRole('textbox', { name: 'Nom de la liste' });
  await listName.fill('La liste de Basile');
  const next = page.getByRole('button', { name: 'Suivant' });
  await next.click();
  const zipCode = page.getByRole('textbox', { name: 'Code postal' });
  const country = page.getByRole('combobox', { name: 'Pays' });
  await zipCode.fill('L-1234');
  await zipCode.blur();
  await expect(zipCode).toHaveAccessibleDescription('Le code postal compte 5 chiffres dans ce pays');
  await country.selectOption({ label: 'Luxembourg' });
  await expect(zipCode).toHaveAccessibleDescription('');
  await zipCode.fill('XX');
  await expect(zipCode).toHaveAccessibleDescription('Le code postal compte 4 chiffres dans ce pays');
  await next.click();
  await expect(zipCode).toBeVisible();

  await page.getByRole('textbox', { name: 'Numéro et rue' }).fill('12 rue des Lilas');
  await zipCode.fill('1234');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Luxembourg');
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect(listName).toBeVisible();
  await turnToLastPage(page);
  await page.reload();
  await page.getByRole('button', { name: 'Créer la liste' }).click();
  await expect(page.getByRole('link', { name: 'La liste de Basile', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(paths.newRegistry()));

  await page.goto(paths.myBabies());
  await page.goto(paths.editRegistry(registry.id));
  await next.click();
  await expect(zipCode).toBeVisible();
  await page.goBack();
  await expect(listName).toBeVisible();
  await turnToLastPage(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(paths.myRegistries());
  await page.goBack();
  await expect(page).toHaveURL(paths.myBabies());
});

test('the page that was saved stays in sight until the lists are there', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.editRegistry(registry.id));
  // Pressed one after the other before the first is shown, the last one counts.
  await page.getByRole('navigation', { name: 'Étapes' }).evaluate((steps) => {
    for (const step of [...steps.querySelectorAll('button')].slice(1)) step.click();
  });
  await expect(page.getByText('Étape 3 sur 3')).toBeAttached();
  const mine = '**/api/v1/birthregistry/mine*';
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(mine, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await asked.promise;
  await expect(page.getByRole('heading', { name: 'Votre bébé' })).toBeVisible();
  await expect(page.getByText('Étape 3 sur 3')).toBeAttached();
  answered.resolve();
  await expect(page).toHaveURL(paths.myRegistries());
});

test('a step that lacks something is not called done, wherever the form was opened again', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('La liste de Basile');
  await page.goto(`${paths.newRegistry()}?page=babies`);
  await expect(page.getByRole('button', { name: /^La liste ?, terminée$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '2 L’adresse', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Créer la liste' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Numéro et rue' })).toBeFocused();
});

test('whoever has as many lists as an account may have is told before the form is filled in', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  const title = page.getByRole('textbox', { name: 'Nom de la liste' });
  const answerWith = (user_ids: number[]) =>
    page.route('**/birthregistry/mine*', async (route) => {
      const response = await route.fetch();
      const [list] = await response.json();
      await route.fulfill({ response, json: user_ids.map((user_id) => ({ ...list, user_id })) });
    });
  // One of them is shared by somebody else.
  await answerWith([registry.user_id + 1, ...Array(LIMITS.listsPerAccount - 1).fill(registry.user_id)]);
  const answered = page.waitForResponse('**/birthregistry/mine*');
  await page.goto(paths.newRegistry());
  await answered;
  await expect(title).toBeVisible();
  await answerWith(Array(LIMITS.listsPerAccount).fill(registry.user_id));
  await page.reload();
  await expect(page.getByText(`Un compte peut avoir ${LIMITS.listsPerAccount} listes au plus.`)).toBeVisible();
  await expect(title).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Mes listes' }).click();
  await expect(page).toHaveURL(paths.myRegistries());
});
