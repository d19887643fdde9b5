// One list under two parents' hands at the same time.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { untilOurs } from './people/ours.ts';
import { turnToLastPage } from './people/parents-hands.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('what two parents write at once is all kept', async ({ page, parent }) => {
  const registry = await newRegistry(parent, { babies: [{ firstname: 'Léonie' }, { firstname: 'Max' }] as never });
  const [gift] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
  const ofList = { birth_registry_id: registry.id };
  const ofGift = { wish_id: gift.id };
  await logIn(page, parent);
  await page.goto(paths.editRegistry(registry.id));
  await page.getByRole('textbox', { name: 'Nom de la liste' }).fill('Notre liste');
  const babies = [{ id: registry.babies[1]?.id, _delete: true }];
  const body = { description: 'Merci à tous', babies };
  await parent.api('PUT /birthregistry/{birth_registry_id}', { params: ofList, body });
  await turnToLastPage(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos modifications sont enregistrées')).toBeVisible();
  expect(await parent.api('GET /birthregistry/{birth_registry_id}', { params: ofList })).toMatchObject({
    title: 'Notre liste',
    description: 'Merci à tous',
    babies: [{ firstname: 'Léonie' }],
  });

  await page.goto(paths.editWish(registry.id, ofGift.wish_id));
  await page.getByRole('textbox', { name: 'Prix' }).fill('30');
  await parent.api('PUT /wish/{wish_id}', { params: ofGift, body: { title: 'Doudou lapin' } });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Cadeau modifié')).toBeVisible();
  const saved = await parent.api('GET /wish/{wish_id}', { params: ofGift });
  expect(saved).toMatchObject({ title: 'Doudou lapin', price: 30 });

  // A draft, too, holds only what was changed.
  await page.goto(paths.editWish(registry.id, ofGift.wish_id));
  await page.getByRole('textbox', { name: 'Prix' }).fill('35');
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('"price":35');
  await parent.api('PUT /wish/{wish_id}', { params: ofGift, body: { title: 'Doudou chat' } });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Prix' })).toHaveValue('35');
  await expect(page.getByRole('textbox', { name: 'Nom du cadeau' })).toHaveValue('Doudou chat');
});

test('a parent is told what the other has removed meanwhile', async ({ page, parent, guard }) => {
  guard.tolerate(/404|422/);
  const registry = await newRegistry(parent, { babies: [{ firstname: 'Léonie' }, { firstname: 'Max' }] as never });
  const [gift] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
  const category = await parent.api('POST /category/', { body: { label: 'Repas', birthregistry_id: registry.id } });
  await logIn(page, parent);
  await page.goto(paths.newWish(registry.id));
  await page.getByRole('textbox', { name: 'Nom du cadeau' }).fill('Bavoir');
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Repas');
  await parent.api('DELETE /category/{category_id}', { params: { category_id: category.id } });
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cette catégorie n’existe plus : choisissez-en une autre.')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Repas' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();

  await page.goto(paths.ownerWish(registry.id, gift.id));
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: gift.id } });
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Voeu supprimé')).toBeVisible();

  // What was typed for a gift that is gone is not lost.
  const [lamp] = await newWishes(parent, registry, [{ title: 'Veilleuse' }]);
  await page.goto(paths.editWish(registry.id, lamp.id));
  const words = page.getByRole('textbox', { name: 'Description' });
  await words.fill('Douce pour les yeux');
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: lamp.id } });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/^Ce cadeau n’existe plus/).first()).toBeVisible();
  await expect(words).toHaveValue('Douce pour les yeux');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('Cadeau ajouté à la liste')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Veilleuse' })).toBeVisible();

  await page.goto(`${paths.editRegistry(registry.id)}?page=babies`);
  await page.getByRole('textbox', { name: 'Prénom' }).nth(1).fill('Maxime');
  const params = { birth_registry_id: registry.id };
  const babies = [{ id: registry.babies[1]?.id, _delete: true }];
  await parent.api('PUT /birthregistry/{birth_registry_id}', { params, body: { babies } });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/La liste a changé entre-temps. Rechargez la page/).first()).toBeVisible();
});

test('nothing is deleted that was booked, or filled, since it was looked at: the question is asked anew', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 409/);
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const gifts = [{ title: 'Doudou' }, { title: 'Lampe' }, { title: 'Bol' }] as const;
  const [teddy, lamp, bowl] = await newWishes(parent, registry, gifts);
  const empty = await parent.api('POST /category/', { body: { label: 'Repas', birthregistry_id: registry.id } });
  await logIn(page, parent);
  const dialog = page.getByRole('dialog');

  await page.goto(paths.ownerWish(registry.id, teddy.id));
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await bookWishes(service.url, [teddy], newGiver('Odile'));
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog).toContainText('Une réservation vient d’arriver : rien n’a été supprimé.');
  await expect(dialog).toContainText('Réservé par Odile Durand : nous l’en informerons par email.');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(paths.ownerRegistry(registry.id));

  await page.getByRole('button', { name: /pour la catégorie « Repas »/ }).click();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(dialog).toContainText('ne contient aucun cadeau');
  const body = { title: 'Bavoir', category_id: empty.id, price: 0 };
  await parent.api('POST /wish/', { body });
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog).toContainText('Cette catégorie contient encore des cadeaux');
  await expect(dialog).not.toContainText('ne contient aucun cadeau');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Bavoir' })).toBeVisible();

  await page.goto(paths.arrangeRegistry(registry.id));
  for (const { title } of [lamp, bowl]) await page.getByRole('checkbox', { name: `Choisir « ${title} »` }).check();
  await bookWishes(service.url, [bowl], newGiver('Paul'));
  const remove = page.getByRole('button', { name: 'Supprimer', exact: true });
  await remove.click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Une réservation vient d’arriver : rien n’a été supprimé.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await remove.click();
  await expect(dialog).toContainText('1 est réservé');
});

test('whoever comes back to the tab sees what others did meanwhile, and keeps what was typed', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent, { babies: [{ firstname: 'Léonie' }] as never });
  await share(parent, registry);
  const [teddy] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
  await logIn(page, parent);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('link', { name: 'Modifier la liste' })).toBeVisible();
  const odile = newGiver('Odile');
  const { token } = await bookWishes(service.url, [teddy], odile);
  await comeBack();
  await page.getByRole('button', { name: 'Remercier', exact: true }).click();
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'Votre message' });
  await words.fill('Merci Odile !');
  await Promise.all([page.waitForResponse(/\/birthregistry\/\d+/), comeBack()]);
  await expect(words).toHaveValue('Merci Odile !');

  await page.goto(paths.myBooking(token));
  const bought = page.getByRole('button', { name: /^J’ai acheté/ });
  await expect(bought).toBeVisible();
  await untilOurs(page);
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: teddy.id } });
  await comeBack();
  await expect(bought).toBeHidden();
});
