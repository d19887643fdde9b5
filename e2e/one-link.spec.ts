// The link of a list that two parents, or two tabs, share.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import {
  newRegistry,
  newShortLink,
  type Parent,
  type Registry,
  share,
  unique,
  untilNoDoubleTap,
} from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

const GONE = 'Ce lien a été supprimé entre-temps';

async function openRegistry(page: Page, parent: Parent, registry: Registry): Promise<void> {
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
}

const isOffline = (page: Page) => expect(page.getByText('Pas encore en ligne')).toBeVisible();

test('a parent who shares or renames a link that the other has deleted is told, and sees the list offline', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const registry = await newRegistry(parent);
  const first = await newShortLink(parent, registry);
  await openRegistry(page, parent, registry);
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom de la personne' }).fill('Mamie');
  await dialog.getByRole('textbox', { name: 'Adresse email de la personne' }).fill('mamie@example.org');
  await parent.api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: first.id } });
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(GONE)).toBeVisible();
  await expect(dialog).toBeHidden();
  await isOffline(page);

  const second = await newShortLink(parent, registry);
  await page.reload();
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'Modifier le lien' }).click();
  await dialog.getByRole('textbox', { name: 'Nom du lien' }).fill(`basile-${unique()}`);
  await parent.api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: second.id } });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(GONE)).toBeVisible();
  await expect(dialog).toBeHidden();
  await isOffline(page);
});

test('whoever creates the link second is told, and sees the first; deleting it takes the list offline, under any name', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  await openRegistry(page, parent, registry);
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom du lien' }).fill(`basile-${unique()}`);
  const name = await share(parent, registry);
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(page.getByText(`Votre liste a déjà un lien, créé entre-temps : « ${name} ».`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Partager la liste' })).toContainText(name);
  expect(await parent.api('GET /shortlink/')).toHaveLength(1);

  const names = [name, await share(parent, registry)];
  await page.reload();
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'Modifier le lien' }).click();
  await untilNoDoubleTap(page);
  await dialog.getByRole('button', { name: 'Supprimer le lien' }).click();
  const deleting = page.getByRole('dialog', { name: 'Supprimer ce lien' });
  await untilNoDoubleTap(page);
  await deleting.getByRole('button', { name: 'Supprimer le lien' }).click();
  await expect(page.getByText('Lien supprimé. Votre liste n’est plus en ligne.')).toBeVisible();
  await isOffline(page);
  for (const one of names) expect((await page.request.get(paths.publicRegistry(one))).status()).toBe(404);
});
