// A list that is deleted under the hands of whoever fills in a form of it.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { turnToLastPage } from './people/parents-hands.ts';
import { newRegistry, newWishes } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

/** As after a navigation: in sight, and the focus is there. */
async function expectToldAtTop(page: Page, told: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: told })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('whoever has a form open of a list that is deleted meanwhile is told that, and nothing else', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/status of (404|422)/);
  await logIn(page, parent);
  const title = page.getByRole('textbox', { name: 'Nom du cadeau' });
  const listName = page.getByRole('textbox', { name: 'Nom de la liste' });
  const forms = [
    { path: paths.newWish, field: title, send: 'Ajouter à la liste', told: 'Cette liste est introuvable' },
    { path: paths.editWish, field: title, send: 'Enregistrer', told: 'Ce cadeau est introuvable' },
    { path: paths.editRegistry, field: listName, send: 'Enregistrer', told: 'Cette liste est introuvable' },
  ];
  for (const { path, field, send, told } of forms) {
    const registry = await newRegistry(parent);
    const [gift] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
    await page.goto(path(registry.id, gift.id as never));
    await field.fill('Bavoir');
    await parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: registry.id } });
    if (field === listName) await turnToLastPage(page);
    await page.getByRole('button', { name: send, exact: true }).click();
    await expectToldAtTop(page, told);
    // Not waited for: notices go by themselves.
    expect(await page.getByText(/Formulaire non valide|Impossible|n’existe plus/).count()).toBe(0);
  }

  const arranged = await newRegistry(parent);
  await newWishes(parent, arranged, [{ title: 'Doudou' }]);
  await page.goto(paths.arrangeRegistry(arranged.id));
  await page.getByRole('checkbox', { name: 'Doudou' }).press('Space');
  await parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: arranged.id } });
  await page.getByRole('button', { name: 'Coup de cœur', exact: true }).click();
  await expectToldAtTop(page, 'Cette liste est introuvable');

  // With another list, the gift is not lost.
  const { id } = await newRegistry(parent, { title: 'Chez Sacha', babies: [] });
  await parent.api('POST /category/', { body: { label: 'Bain', birthregistry_id: id } });
  const other = await newRegistry(parent, { title: 'Chez Paul' });
  await newWishes(parent, other, [{ title: 'Doudou' }]);
  await page.goto(paths.shopWindow({ link: 'http://127.0.0.1:9/bavoir' }));
  await title.fill('Bavoir');
  const category = page.getByRole('combobox', { name: 'Catégorie' });
  await page.getByRole('combobox', { name: 'Liste' }).selectOption(other.title);
  await category.selectOption({ index: 1 });
  await parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: other.id } });
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  const words = 'Cette liste n’existe plus : le cadeau ira dans « Chez Sacha ».';
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await category.selectOption('Bain');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('« Bavoir » est dans « Chez Sacha ».')).toBeVisible();

  await page.goto(paths.myBabies());
  await page.getByRole('button', { name: 'Ajouter un bébé' }).click();
  const dialog = page.getByRole('dialog');
  await parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } });
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(page.getByText('Cette liste a été supprimée entre-temps')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vos bébés seront ici' })).toBeVisible();
});

test('a new category whose list is deleted meanwhile says where the gift goes', async ({ page, parent, guard }) => {
  guard.tolerate(/status of (404|422)/);
  await logIn(page, parent);
  const rest = await newRegistry(parent, { title: 'Chez Sacha' });
  const gone = await newRegistry(parent, { title: 'Chez Paul' });
  const remove = (id: number) =>
    parent.api('DELETE /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } });
  const create = page.getByRole('button', { name: 'Créer « Repas »' });
  await page.goto(paths.shopWindow({ link: 'http://127.0.0.1:9/bavoir' }));
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill('Bavoir');
  await page.getByRole('combobox', { name: 'Liste' }).selectOption(gone.title);
  await page.getByRole('textbox', { name: 'Catégorie' }).fill('Repas');
  await remove(gone.id);
  await create.click();
  const words = 'Cette liste n’existe plus : le cadeau ira dans « Chez Sacha ».';
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await create.click();
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('« Bavoir » est dans « Chez Sacha ».')).toBeVisible();

  // Of the only list the page tells.
  await page.goto(paths.newWish(rest.id));
  await page.getByRole('button', { name: 'Nouvelle catégorie' }).click();
  await page.getByRole('textbox', { name: 'Nom de la nouvelle catégorie' }).fill('Bain');
  await remove(rest.id);
  await page.getByRole('button', { name: 'Créer « Bain »' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cette liste est introuvable' })).toBeVisible();
  expect(await page.getByText(/Impossible/).count()).toBe(0);
});
