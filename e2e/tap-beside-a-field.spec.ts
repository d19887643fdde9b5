import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

/** Where it stands now: Playwright’s own tap would look again if it moved. */
async function tapAt(page: Page, { x, y, width, height }: NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>) {
  await page.touchscreen.tap(x + width / 2, y + height / 4);
}

test('one tap beside an empty field does what it says, though the field then says that it is empty', {
  tag: '@chromium',
}, async ({ page, parent }) => {
  for (const [link, path] of [
    ['Mot de passe oublié ?', paths.forgotPassword()],
    ['Créer un compte', paths.register()],
  ] as const) {
    await page.goto(paths.login());
    await page.getByRole('textbox', { name: 'Adresse email' }).tap();
    const box = await page.getByRole('main').getByRole('link', { name: link }).boundingBox();
    if (box) await tapAt(page, box);
    await expect(page).toHaveURL(path);
  }

  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id));
  const suggestion = page.getByRole('button', { name: 'Repas' });
  await suggestion.scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Catégorie' }).tap();
  const box = await suggestion.boundingBox();
  if (box) await tapAt(page, box);
  await expect(page.getByRole('combobox', { name: 'Catégorie' }).locator('option:checked')).toHaveText('Repas');

  const name = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await name.tap();
  await page.getByRole('button', { name: 'Un de plus' }).tap();
  await expect(page.getByRole('textbox', { name: 'Quantité' })).toHaveValue('2');
  await expect(name).toHaveAccessibleDescription(/Champ obligatoire/);

  await page.reload();
  const favourite = page.getByText('C’est un coup de cœur');
  await favourite.scrollIntoViewIfNeeded();
  await name.tap();
  await favourite.tap();
  await expect(page.getByRole('checkbox', { name: 'C’est un coup de cœur' })).toBeChecked();
});
