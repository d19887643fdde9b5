// Managing the babies of one's lists one by one.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, share, unique } from './people/people.ts';
import { openMenu } from './people/session.ts';
import { makeSuperuser } from './people/superuser.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: { FEATURES: 'multiBaby=on' } });

test('a parent adds, changes and deletes the babies of a list; a failure says so and loses nothing', {
  tag: '@wide',
}, async ({ page, parent, guard }) => {
  guard.tolerate(/500/);
  await newRegistry(parent, { title: 'Bienvenue Léonie' });
  await logIn(page, parent);
  await page.goto(paths.account());
  await openMenu(page);
  await page.getByRole('link', { name: 'Mes bébés' }).filter({ visible: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes bébés' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Bienvenue Léonie' });
  await expect(list.getByRole('listitem')).toHaveText([/Léonie\s*Fille/]);

  await list.getByRole('button', { name: 'Ajouter un bébé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Les bébés de cette liste' });
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Sacha');
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Garçon' }).check();
  await dialog.getByRole('checkbox', { name: 'Garder le prénom secret' }).check();
  await page.route('**/api/v1/baby/', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(dialog.getByText('Impossible de créer le bébé').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bébé ajouté')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText([/Léonie/, /Sacha\s*Garçon\s*Prénom secret/]);

  await list.getByRole('button', { name: 'Modifier Sacha' }).click();
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Noé');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(list.getByRole('listitem').last()).toContainText('Noé');

  await list.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Lou');
  await dialog.getByRole('radio', { name: 'Garçon' }).check();
  await dialog.getByRole('radio', { name: 'Surprise' }).check();
  await dialog.getByRole('button', { name: 'Ajouter un bébé' }).click();
  await expect(list.getByRole('listitem').last()).toHaveText(/Lou\s*Surprise/);

  await list.getByRole('button', { name: 'Supprimer Léonie' }).click();
  await page
    .getByRole('dialog', { name: 'Supprimer ce bébé ?' })
    .getByRole('button', { name: 'Supprimer le bébé' })
    .click();
  await expect(list.getByRole('listitem')).toHaveText([/Noé/, /Lou/]);
  await expect(list.getByRole('listitem').first().locator(':focus')).toBeVisible();
});

test('a baby that somebody else has deleted meanwhile is said to be gone, and no longer listed', async ({
  page,
  parent,
  service,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  const dialog = page.getByRole('dialog');
  for (const [path, mode] of [
    [paths.myBabies(), 'MY'],
    [paths.adminBabies(), 'ADMIN'],
  ] as const) {
    const firstname = `Lou${unique().replaceAll(/\d/g, '')}`;
    const { babies } = await newRegistry(parent, { babies: [{ firstname, gender: 'F' }] as never });
    await page.goto(path);
    await page.getByRole('button', { name: `Modifier ${firstname}` }).click();
    await dialog.getByRole('textbox', { name: 'Prénom' }).fill('Max');
    await parent.api('DELETE /baby/{baby_id}', { params: { baby_id: babies[0]?.id ?? 0 } });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Ce bébé a été supprimé entre-temps'), mode).toBeVisible();
    await expect(dialog, mode).toBeHidden();
    await expect(page.getByText(firstname), mode).toHaveCount(0);
  }
});

test('with forced colours a baby’s sex is chosen within its frame', async ({ page, parent }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.myBabies());
  await page.getByRole('button', { name: 'Ajouter un bébé' }).first().click();
  const girl = page.getByRole('dialog').getByRole('radio', { name: 'Fille' });
  const button = await girl.boundingBox();
  const frame = await girl.locator('xpath=following-sibling::span').boundingBox();
  if (!(button && frame)) throw new Error('The choice is not there.');
  expect(button.y).toBeGreaterThanOrEqual(frame.y);
  expect(button.y + button.height).toBeLessThanOrEqual(frame.y + frame.height);
  expect(button.x).toBeGreaterThan(frame.x);
});

test('several babies with secret names are counted, and a baby without a name is called this baby', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent, { event_date: '2026-01-10' });
  for (const [firstname, gender] of [
    ['Noé', 'M'],
    ['Zoé', 'NA'],
    ['', 'NA'],
  ] as const) {
    const firstname_is_private = firstname !== '';
    const body = { birthregistry_id: registry.id, firstname, firstname_is_private, gender };
    await parent.api('POST /baby/', { body });
  }
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  await expect(page.getByText('Sûrement déjà là')).toBeVisible();
  await expect(page.getByText('Prénoms gardés secrets')).toHaveText('Prénoms gardés secrets, 2 bébés, un garçon');
  await logIn(page, parent);
  await page.goto(paths.myBabies());
  await page.getByRole('button', { name: 'Supprimer ce bébé' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ce bébé ne figurera plus sur la liste');
});
