import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/pages.ts';
import { fieldMessage } from '#locales/problems.ts';
import { holdDrafts } from './people/held-drafts.ts';
import { newRegistry, newWishes, type Parent, type Registry, type Wish } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

interface Edited {
  registry: Registry;
  gift: Wish;
  /** The gift's current state. */
  saved: () => Promise<Wish>;
}

/** Opens the form of a gift that costs 89,90 € and is wished for twice. */
async function openWish(page: Page, parent: Parent): Promise<Edited> {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Gigoteuse', price: 89.9, quantity: 2 }]);
  await logIn(page, parent);
  await page.goto(paths.editWish(registry.id, gift.id));
  const saved = () => parent.api('GET /wish/{wish_id}', { params: { wish_id: gift.id } });
  return { registry, gift, saved };
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' });

test('an erased number is missing, even after a reload, and what is typed next counts; so does a link in a text', async ({
  page,
  parent,
}) => {
  const { saved } = await openWish(page, parent);
  const quantity = page.getByRole('textbox', { name: 'Quantité' });
  await quantity.press('End');
  await quantity.press('Backspace');
  await expect(quantity).toHaveValue('');
  await quantity.press('3');
  await expect(quantity).toHaveValue('3');
  await quantity.press('Backspace');
  const price = page.getByRole('textbox', { name: 'Prix' });
  await price.press('End');
  for (const _ of '89,90') await price.press('Backspace');
  await expect(price).toHaveValue('');

  await price.blur();
  await page.reload();
  await expect(quantity).toHaveValue('');
  await expect(price).toHaveValue('');
  await save(page).press('Enter');
  await expect(page.getByText('Formulaire non valide')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('2');
  for (const field of [quantity, price]) await expect(field).toHaveAccessibleDescription(/Champ obligatoire/);
  expect(await saved()).toMatchObject({ quantity: 2, price: 89.9 });

  await quantity.press('3');
  await price.pressSequentially('12,5');
  const link = page.getByRole('textbox', { name: 'Lien vers le cadeau' });
  await link.fill('www.amazon.fr/dp/B0CX23V2ZK');
  await link.blur();
  await expect(link).toHaveValue('https://www.amazon.fr/dp/B0CX23V2ZK');
  // As a shop's app shares it, and sent at once, without leaving the field.
  await link.fill('Regarde ça https://amzn.eu/d/abc !');
  await link.press('Enter');
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
  expect(await saved()).toMatchObject({ quantity: 3, price: 12.5, link: 'https://amzn.eu/d/abc' });
});

test('a category that is typed anew is the one that is there, and the focus is on what was chosen', async ({
  page,
  parent,
}) => {
  await openWish(page, parent);
  const category = page.getByRole('combobox', { name: 'Catégorie' });
  const label = (await category.locator('option:checked').textContent()) ?? '';
  await page.getByRole('button', { name: 'Nouvelle catégorie' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nom de la nouvelle catégorie' }).press('Enter');
  await page.keyboard.type(label.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(category).toBeFocused();
  await expect(category.locator('option:checked')).toHaveText(label);
});

test('what was restored can be dropped; going back after saving does not open the form again', async ({
  page,
  parent,
}) => {
  const { registry, gift } = await openWish(page, parent);
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await title.fill('Gigoteuse légère');
  await page.reload();
  await expect(title).toHaveValue('Gigoteuse légère');
  const restored = page.getByText('Nous avons retrouvé ce que vous aviez commencé à écrire.');
  await expect(restored).toBeVisible();
  await page.getByRole('button', { name: 'Recommencer à zéro' }).click();
  await expect(title).toHaveValue('Gigoteuse');
  await expect(restored).toBeHidden();
  await page.reload();
  await expect(title).toHaveValue('Gigoteuse');
  await expect(restored).toBeHidden();

  await page.goto(paths.ownerRegistry(registry.id));
  await page.goto(paths.editWish(registry.id, gift.id));
  await title.fill('Gigoteuse légère');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Gigoteuse légère' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.ownerRegistry(registry.id));
});

test('whoever changes a gift from its page comes back to it, as its link says', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Gigoteuse' }]);
  const giftPath = paths.ownerWish(registry.id, gift.id);
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await page.goto(giftPath);
  const edit = page.getByRole('link', { name: 'Modifier', exact: true });
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await edit.click();
  await expect(page.getByRole('link', { name: 'Retour au cadeau' })).toBeVisible();
  // Pressed again while the gift is on its way, it does not lead back further.
  const { promise: late, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', (route) => late.then(() => route.continue()));
  for (let presses = 0; presses < 2; presses += 1) await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Gigoteuse' })).toBeVisible();
  await expect(page).toHaveURL(giftPath);
  await page.unroute('**/api/v1/**');
  await edit.click();
  await title.fill('Turbulette');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gigoteuse' })).toBeVisible();
  await edit.click();
  await title.fill('Turbulette');
  await save(page).click();
  await expect(page).toHaveURL(giftPath);
  await expect(page.getByRole('heading', { level: 1, name: 'Turbulette' })).toBeVisible();
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.myRegistries());
});

test('what is discarded right after the last key stays discarded', async ({ page, parent }) => {
  const { registry, gift } = await openWish(page, parent);
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await expect(title).toHaveValue('Gigoteuse');
  await holdDrafts(page);
  await title.fill('Turbulette');
  await page.getByRole('link', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Quitter' }).click();
  await expect(title).toBeHidden();
  await page.goto(paths.editWish(registry.id, gift.id));
  await expect(title).toHaveValue('Gigoteuse');
});

test('a photo that is refused says why where it was chosen', async ({ page, parent, guard }) => {
  guard.tolerate(/status of [45]\d\d|ERR_FAILED/);
  await openWish(page, parent);
  const why = fieldMessage('fr', `PICTURES_FULL:${LIMITS.pictureMegabytes}`);
  const errors = [{ path: 'file', code: 'PICTURES_FULL', message: why }];
  await page.route('**/s3/upload/item', (route) =>
    route.fulfill({ status: 422, json: { code: 'UNPROCESSABLE_ENTITY', detail: 'Certaines informations…', errors } }),
  );
  const create = { width: 90, height: 60, channels: 3 as const, background: 'teal' };
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await page.unroute('**/s3/upload/item');
  // A gateway's own answer has no words for people. The connection is to blame where none came.
  for (const [status, said] of [
    [502, 'Une erreur est survenue de notre côté.'],
    [413, 'Cette photo est trop lourde.'],
    [400, 'Une erreur est survenue de notre côté.'],
  ] as const) {
    await page.route('**/s3/upload/item', (route) => route.fulfill({ status, body: '<h1>Gateway</h1>' }));
    await page.locator('input[type=file]').setInputFiles(photo);
    await expect(page.getByRole('alert').filter({ hasText: said }), String(status)).toBeVisible();
  }
  await page.route('**/s3/upload/item', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez votre connexion' })).toBeVisible();
  await page.unroute('**/s3/upload/item');
  await page.locator('input[type=file]').setInputFiles({ ...photo, buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert').filter({ hasText: 'Ce format n’est pas lisible ici.' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByRole('button', { name: 'Changer la photo' })).toBeVisible();

  // For some formats the server accepts fewer pixels: the page then scales the picture down, without a word.
  const strip = { ...create, width: 16_000, height: 300 };
  const gif = await sharp({ create: strip }).gif({ effort: 1 }).toBuffer();
  const refused = page.waitForResponse((response) => response.status() === 422);
  const taken = page.waitForResponse((response) => response.url().includes('/s3/upload/') && response.status() === 201);
  await page.locator('input[type=file]').setInputFiles({ name: 'moves.gif', mimeType: 'image/gif', buffer: gif });
  await refused;
  expect((await (await taken).json()).image_path).toContain('1600x30');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('marks that nobody sees, pasted along from a page or a table, prevent nothing', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const [wish] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
  await logIn(page, parent);
  await page.goto(paths.editWish(registry.id, wish.id));
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  await title.fill('Doudou\tde \u2068Zoé\u2069');
  await expect(title).toHaveValue('Doudou de Zoé');
  await page.getByRole('textbox', { name: 'Description' }).fill('\u202AVert,\u202C\n\tdoux\u000B');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
  const saved = await parent.api('GET /wish/{wish_id}', { params: { wish_id: wish.id } });
  expect([saved.title, saved.description]).toEqual(['Doudou de Zoé', 'Vert,\n\tdoux']);
});
