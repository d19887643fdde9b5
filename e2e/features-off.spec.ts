// What an instance can switch off, and what is off unless switched on.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { turnToLastPage } from './people/parents-hands.ts';
import { newRegistry, newWishes, type Registry, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: { FEATURES: 'uploadImage=off,thanks=off,scanWishUrl=off' } });

test('uploadImage, scanWishUrl off: covers come from the library, gifts have no photo, links are only kept', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Image de couverture' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ajouter une photo' })).toBeHidden();
  // Also one that was shared.
  const link = 'https://boutique.example/doudou';
  await page.goto(paths.newWish(registry.id, { link }));
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter une photo' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Lien vers le cadeau' })).toHaveValue(link);
  await expect(page.getByRole('button', { name: 'Remplir depuis ce lien' })).toBeHidden();
  await page.goto(paths.anyShop());
  await expect(page).toHaveURL(paths.home());
  await page.goto(paths.catalogue());
  await expect(page.getByRole('heading', { name: 'Le catalogue se remplit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ajouter depuis une boutique' })).toHaveCount(0);
});

test('thanks off: a gift is received without a word', async ({ page, parent, service }) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [wish] = await newWishes(parent, registry, [{ title: 'Gigoteuse' }]);
  await bookWishes(service.url, [wish], newGiver());
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('heading', { name: 'Gigoteuse' })).toBeVisible();
  await expect(page.getByText(/attend votre merci/)).toBeHidden();
  await page.goto(paths.ownerWish(registry.id, wish.id));
  const receive = page.getByRole('button', { name: 'Marquer comme reçu' });
  await expect(receive).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Remercier' })).toBeHidden();
  await receive.click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByText('Réception confirmée')).toBeVisible();
  await expect(page).toHaveURL(paths.ownerRegistry(registry.id, wish.id));
  // Nor is it promised.
  for (const path of [paths.home(), paths.help()]) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText(/remerci/i);
  }
});

test.describe('uploadImage and imageCatalog off', () => {
  test.use({ settings: { FEATURES: 'uploadImage=off,imageCatalog=off' } });

  // Firefox's driver cannot forward what a page sends.
  test('pictures from before can be taken away, and none is offered', { tag: '@chromium' }, async ({
    page,
    parent,
    guard,
  }) => {
    guard.tolerate(/status of 404/);
    const registry = await newRegistry(parent);
    const [wish] = await newWishes(parent, registry, [{ title: 'Gigoteuse' }]);
    const before = { image_path: 'list-header/before.webp', img_path: 'item/before.webp' };
    await page.route(/\/api\/v1\/(wish|birthregistry)\/\d+(\?.*)?$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...before } });
    });
    await logIn(page, parent);
    await page.goto(paths.newWish(registry.id));
    await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Photo' })).toHaveCount(0);
    await page.goto(paths.editWish(registry.id, wish.id));
    const picture = page.getByRole('group', { name: 'Photo' });
    await expect(picture.getByRole('button')).toHaveCount(1);
    await picture.getByRole('button', { name: 'Retirer' }).click();
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ img_path: null });

    await page.goto(paths.editRegistry(registry.id));
    const cover = page.getByRole('group', { name: 'Image de couverture' });
    await expect(cover.getByRole('button')).toHaveCount(1);
    await cover.getByRole('button', { name: 'Retirer' }).click();
    await expect(cover.getByRole('button')).toHaveCount(0);
  });
});

test.describe('unless switched on', () => {
  test.use({ settings: {} });

  test('language, cash pool, second owner and several babies are not offered', async ({ page, parent }) => {
    const registry = await newRegistry(parent);
    const name = await share(parent, registry);
    await logIn(page, parent);
    await page.goto(paths.editRegistry(registry.id));
    await expect(page.getByRole('checkbox', { name: 'Liste publique' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /cagnotte|à deux/ })).toHaveCount(0);
    await turnToLastPage(page);
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Ajouter un bébé' })).toBeHidden();
    for (const path of [paths.ownerRegistry(registry.id), paths.publicRegistry(name)]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Cagnotte' })).toBeHidden();
      await expect(page.getByRole('region', { name: 'Gérer la liste à deux' })).toBeHidden();
      await expect(page.getByRole('button', { name: /, FR$/ })).toBeHidden();
    }

    // A list that has several babies keeps them.
    const babies = [{ firstname: 'Léonie' }, { firstname: 'Louis' }] as Registry['babies'];
    const { id } = await newRegistry(parent, { title: 'Des jumeaux', babies });
    await page.goto(paths.editRegistry(id));
    await turnToLastPage(page);
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Ajouter un bébé' })).toBeHidden();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL(paths.myRegistries());
    const kept = await parent.api('GET /birthregistry/{birth_registry_id}', { params: { birth_registry_id: id } });
    expect(kept.babies.map(({ firstname }) => firstname)).toEqual(['Léonie', 'Louis']);
  });
});
