import { expect } from '@playwright/test';
import { linkField, openForm, paste, scanButton, titleField } from './people/pasting-hands.ts';
import { unique } from './people/people.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { test } from './service/fixtures.ts';

test('a known shop’s page fills in the form, including the picture', async ({ page, parent, shop }) => {
  await page.route('**/api/v1/scraper/parse?*', async (route) => {
    // The shop on this machine, standing in for a known one.
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), known_shop: true } });
  });
  let imports = 0;
  page.on('request', (request) => {
    if (request.url().includes('/s3/upload_dist/')) imports += 1;
  });
  const { registry, categoryId } = await openForm(page, parent);
  const link = `${shop.origin}/doudou-${unique()}`;
  await paste(page, `Regarde ça ${link} !`);
  await expect(page.getByText('Formulaire pré-rempli', { exact: true })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Doudou lapin');
  await expect(titleField(page)).toHaveAccessibleDescription(/Lu sur la page de la boutique/);
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Moulin Bleu');
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('24,90');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('En coton biologique.');
  await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toHaveAttribute('src', /^data:image\/webp/);
  expect(imports).toBe(0);
  await titleField(page).fill('Doudou lapin crème');
  await expect(titleField(page)).not.toHaveAccessibleDescription(/Lu sur la page/);

  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(categoryId));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  // One act, one notice: two would cover the new gift.
  const notice = page.getByRole('region', { name: 'Messages' }).getByRole('status');
  await expect(notice.filter({ hasText: 'Cadeau ajouté à la liste' })).toContainText(
    'La photo du site a bien été importée automatiquement',
  );
  await expect(notice).toHaveCount(1);
  expect(imports).toBe(1);
  const params = { birth_registry_id: registry.id };
  const categories = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
  const saved = categories.flatMap(({ wishes }) => wishes).find(({ title }) => title === 'Doudou lapin crème');
  expect(saved).toMatchObject({ price: 24.9, brand: 'Moulin Bleu', img_path: expect.stringMatching(/^item\//) });
});

test('an unknown shop is read as well as possible, and replaces nothing without asking', async ({
  page,
  parent,
  shop,
}) => {
  await openForm(page, parent);
  await titleField(page).fill('Le doudou');
  await paste(page, `${shop.origin}/doudou-${unique()}`);
  await expect(page.getByText(/Ce site nous est inconnu/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Moulin Bleu');
  await expect(titleField(page)).toHaveValue('Le doudou');
  const question = page.getByRole('group', { name: /La page dit autre chose/ });
  await expect(question).toContainText('Doudou lapin');
  await expectInside(page);
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Remplacer' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(scanButton(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue('Doudou lapin');
});

test('a shared link is read as the form opens; a picture that cannot be had does not stop the gift from being saved', async ({
  page,
  parent,
  shop,
  guard,
}) => {
  guard.tolerate(/status of 422/);
  const refused = page.waitForResponse(/preview_dist/);
  const link = `${shop.origin}/bare-${unique()}`;
  const { categoryId } = await openForm(page, parent, link);
  await expect(linkField(page)).toHaveValue(link);
  await expect(titleField(page)).toHaveValue('Doudou lapin');
  expect((await refused).status()).toBe(422);
  await expect(page.getByRole('button', { name: 'Ajouter une photo' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(String(categoryId));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  await expect(page.getByText('La photo')).toHaveCount(0);
});

test('what cannot be read leaves the form usable, and nothing of another page beside its link', async ({
  page,
  parent,
  shop,
  guard,
}) => {
  guard.tolerate(/status of (422|503)/);
  await openForm(page, parent);
  await test.step('text that is not a link is not read', async () => {
    const visits = shop.visits.length;
    // It looks disabled, but pressing it anyway says what is missing.
    await expect(scanButton(page)).toHaveAttribute('aria-disabled', 'true');
    await scanButton(page).press('Enter');
    await expect(linkField(page)).toHaveAccessibleDescription(/Veuillez entrer une URL de cadeau/);
    await paste(page, 'doudou lapin');
    await expect(linkField(page)).toHaveAccessibleDescription(/Cette URL n’est pas valide/);
    expect(shop.visits.length).toBe(visits);
  });
  const refusal = page.locator('form').getByText(/Ce site n’est pas lu automatiquement/);
  await test.step('a shop that refuses', async () => {
    const link = `${shop.origin}/refuse-${unique()}`;
    await paste(page, link);
    await expect(refusal).toBeVisible();
    await expect(linkField(page)).toHaveValue(link);
    await titleField(page).fill('Doudou');
    await expect(scanButton(page)).toHaveAttribute('aria-disabled', 'false');
    await titleField(page).fill('');
  });
  const link = `${shop.origin}/doudou-${unique()}`;
  await test.step('a page that does not answer the second time', async () => {
    await linkField(page).fill(link);
    // There is nothing to save yet: Enter has the page read.
    await linkField(page).press('Enter');
    await expect(titleField(page)).toHaveValue('Doudou lapin');
    await expect(refusal).toBeHidden();
    await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Marque' }).fill('Petit Ours');
    await page.route('**/api/v1/scraper/parse?*', (route) => route.fulfill({ status: 503, json: {} }));
    await paste(page, `${link}?utm_source=mail`);
    await expect(page.locator('form')).toContainText('Une erreur est survenue de notre côté.');
    await expect(titleField(page)).toHaveValue('Doudou lapin');
    await page.unroute('**/api/v1/scraper/parse?*');
  });
  await test.step('another page that refuses', async () => {
    await paste(page, `${shop.origin}/refuse-${unique()}`);
    await expect(page.getByText('ce qui venait du précédent a été retiré.')).toBeVisible();
    await expect(refusal).toBeVisible();
    await expect(titleField(page)).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Marque' })).toHaveValue('Petit Ours');
    await expect(page.getByRole('img', { name: 'Photo du cadeau' })).toBeHidden();
  });
});
