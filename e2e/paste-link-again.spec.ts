import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { pathPattern } from '../server/testing/path-pattern.ts';
import { openForm, paste, scanButton, titleField } from './people/pasting-hands.ts';
import { newRegistry, newWishes, unique } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('reading a page again asks nothing if the picture is the same', async ({ page, parent, shop }) => {
  const { categoryId } = await openForm(page, parent);
  await paste(page, `${shop.origin}/doudou-${unique()}`);
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
  await scanButton(page).click();
  await expect(page.getByText('La page n’en dit pas plus que votre formulaire.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(categoryId));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();

  await page.getByRole('link', { name: 'Doudou lapin', exact: true }).click();
  await expect(page).toHaveURL(pathPattern((part) => paths.ownerWish(part, part)));
  await page.getByRole('link', { name: 'Modifier' }).click();
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toHaveAttribute('src', /\/images\/item\//);
  await scanButton(page).click();
  await expect(page.getByText('La page n’en dit pas plus que votre formulaire.')).toBeVisible();
});

test('an edited gift keeps its own words and photo until they are replaced on request', async ({
  page,
  parent,
  shop,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  const registry = await newRegistry(parent);
  const [cover] = await parent.api('GET /s3/default_images/header');
  const photo = cover?.image_path ?? null;
  const [gift] = await newWishes(parent, registry, [{ title: 'Le doudou', img_path: photo }]);
  await logIn(page, parent);
  await page.goto(paths.editWish(registry.id, gift.id));
  await paste(page, `${shop.origin}/doudou-${unique()}`);
  const question = page.getByRole('group', { name: /La page dit autre chose/ });
  const offered = question.getByRole('img', { name: 'La photo de la boutique' });
  await expect(question).toContainText('Doudou lapin');
  await expect(offered).toBeVisible();
  // What one page offered is withdrawn when another is read.
  await paste(page, `${shop.origin}/refuse-${unique()}`);
  await expect(page.locator('form').getByText(/Ce site n’est pas lu automatiquement/)).toBeVisible();
  await expect(offered).toBeHidden();
  await paste(page, `${shop.origin}/doudou-${unique()}`);
  await expect(question).toContainText('Doudou lapin');
  await expect(offered).toBeVisible();
  await question.getByRole('button', { name: 'Ne rien changer' }).press('Enter');
  await expect(page.getByText('Votre formulaire reste comme il est.')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Le doudou');

  await scanButton(page).click();
  await expect(question).toContainText('Doudou lapin');
  await expect(question.getByRole('img')).toBeHidden();
  await question.getByRole('button', { name: 'Remplacer' }).click();
  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await scanButton(page).click();
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toHaveAttribute('src', /^data:image\/webp/);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
  const saved = await parent.api('GET /wish/{wish_id}', { params: { wish_id: gift.id } });
  expect(saved).toMatchObject({ title: 'Doudou lapin', brand: 'Moulin Bleu' });
  expect(saved.img_path).not.toBe(photo);
  expect(saved.img_path).toMatch(/^item\//);
});

test('what is typed during reading stays, and reading can be stopped when editing a gift', async ({
  page,
  parent,
  shop,
}) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Le doudou' }]);
  await logIn(page, parent);
  await page.goto(paths.editWish(registry.id, gift.id));
  await paste(page, `${shop.origin}/silent-${unique()}`);
  await expect(page.getByText('Lecture de la page de la boutique…')).toBeVisible();
  await titleField(page).fill('Le doudou gris');
  await expect(page.getByText(/met du temps à répondre/)).toBeVisible();
  await page.getByRole('button', { name: 'Arrêter' }).press('Enter');
  await expect(page.getByText('La lecture est arrêtée.')).toBeVisible();
  await expect(scanButton(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue('Le doudou gris');

  // The answer arrives after the title has been typed.
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/v1/scraper/parse?*', async (route) => {
    await typed;
    await route.continue();
  });
  await paste(page, `${shop.origin}/doudou-${unique()}`);
  await page.getByRole('textbox', { name: 'Marque' }).fill('Petit Ours');
  goOn();
  const question = page.getByRole('group', { name: /La page dit autre chose/ });
  await expect(question).toContainText('Moulin Bleu');
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Petit Ours');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
  const saved = await parent.api('GET /wish/{wish_id}', { params: { wish_id: gift.id } });
  expect(saved).toMatchObject({ title: 'Le doudou gris', brand: 'Petit Ours', price: 25 });
});
