// The babies of one's lists, one by one; adding, changing and deleting them: features-on.spec.ts.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, share, unique } from './people/people.ts';
import { makeSuperuser } from './people/superuser.ts';
import { logIn, test } from './service/fixtures.ts';

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

test('several babies with secret names are counted, and told to be read all the same; one without a name is called this baby', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent, { event_date: '2026-01-10' });
  for (const [firstname, gender] of [
    ['Noé', 'M'],
    ['Léonie', 'NA'],
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
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByText('« Léonie » se lit pourtant dans le titre et le lien.').first()).toBeVisible();
  await page.goto(paths.myBabies());
  await page.getByRole('button', { name: 'Supprimer ce bébé' }).click();
  await expect(page.getByRole('dialog')).toContainText('Ce bébé ne figurera plus sur la liste');
});
