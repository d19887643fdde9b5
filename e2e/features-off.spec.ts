// What an instance can switch off, and what is off unless switched on.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, type Registry, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: { FEATURES: 'uploadImage=off,thanks=off,scanWishUrl=off' } });

test('uploadImage off: covers come from the library, gifts cannot have one’s own photo', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Image de couverture' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ajouter une photo' })).toBeHidden();
  await page.goto(paths.newWish(registry.id));
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter une photo' })).toBeHidden();
});

test('scanWishUrl off: a link is only kept, also one that was shared', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  const link = 'https://boutique.example/doudou';
  await page.goto(paths.newWish(registry.id, { link }));
  await expect(page.getByRole('textbox', { name: 'Lien vers le cadeau' })).toHaveValue(link);
  await expect(page.getByRole('button', { name: 'Remplir depuis ce lien' })).toBeHidden();
  await page.goto(paths.anyShop());
  await expect(page).toHaveURL(paths.home());
});

test('thanks off: a gift is received without a word', async ({ page, parent, service }) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [wish] = await newWishes(parent, registry, [{ title: 'Gigoteuse' }]);
  if (!wish) throw new Error('The gift was not made.');
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

test('what is off by default is not offered: language, cash pool, second owner', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const name = await share(parent, registry);
  await logIn(page, parent);
  await page.goto(paths.editRegistry(registry.id));
  await expect(page.getByRole('checkbox', { name: 'Liste publique' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /cagnotte|à deux/ })).toHaveCount(0);
  for (const path of [paths.ownerRegistry(registry.id), paths.publicRegistry(name)]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cagnotte' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Gérer la liste à deux' })).toBeHidden();
    await expect(page.getByRole('button', { name: /\(FR\)/ })).toBeHidden();
  }
});

test('multiBaby off: one baby in the form, and a list that has several keeps them', async ({ page, parent }) => {
  const babies = [{ firstname: 'Léonie' }, { firstname: 'Louis' }] as Registry['babies'];
  const [one, two] = [await newRegistry(parent), await newRegistry(parent, { title: 'Des jumeaux', babies })];
  await logIn(page, parent);
  for (const [registry, count] of [
    [one, 1],
    [two, 2],
  ] as const) {
    await page.goto(paths.editRegistry(registry.id));
    for (let turned = 0; turned < 2; turned += 1) await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveCount(count);
    await expect(page.getByRole('button', { name: 'Ajouter un bébé' })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(paths.myRegistries());
  const params = { birth_registry_id: two.id };
  const kept = await parent.api('GET /birthregistry/{birth_registry_id}', { params });
  expect(kept.babies.map(({ firstname }) => firstname)).toEqual(['Léonie', 'Louis']);
});
