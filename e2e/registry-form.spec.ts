import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { logIn, test } from './service/fixtures.ts';

test('a zip code must fit the chosen country', async ({ page, parent }) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('La liste de Basile');
  await page.getByRole('button', { name: 'Suivant' }).click();
  const zipCode = page.getByRole('textbox', { name: 'Code postal' });
  const country = page.getByRole('combobox', { name: 'Pays' });
  await zipCode.fill('L-1234');
  await zipCode.blur();
  await expect(zipCode).toHaveAccessibleDescription('Le code postal compte 5 chiffres dans ce pays');
  await country.selectOption({ label: 'Luxembourg' });
  await expect(zipCode).toHaveAccessibleDescription('');
  await zipCode.fill('XX');
  await expect(zipCode).toHaveAccessibleDescription('Le code postal compte 4 chiffres dans ce pays');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(zipCode).toBeVisible();
});
