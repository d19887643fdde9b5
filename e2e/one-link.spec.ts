// The link of a list that two parents, or two tabs, share.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newShortLink, type Parent, type Registry, unique } from './people/people.ts';
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
