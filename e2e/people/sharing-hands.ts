import { expect, type Page } from '@playwright/test';

/** Puts the open list online under this name, instead of the one that its dialog proposes. */
export async function createShortLink(page: Page, name: string, proposed = /^leonie-[a-z0-9]{8}$/): Promise<void> {
  await page.getByRole('button', { name: 'Créer le lien de partage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créer le lien de votre liste' });
  await expect(dialog.getByRole('textbox', { name: 'Nom du lien' })).toHaveValue(proposed);
  await dialog.getByRole('textbox', { name: 'Nom du lien' }).fill(name);
  await dialog.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(page.getByText('Lien personnalisé créé')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Unfolds the ways to share a list that was online before. */
export async function unfoldSharing(page: Page): Promise<void> {
  await page.locator('main summary').filter({ hasText: 'Partager autrement' }).click();
}

/** Copies the link, looks at its QR code, and checks where the share links lead. */
export async function shareRegistry(page: Page, url: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('URL copiée dans le presse papier')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: `QR code qui mène à ${url}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'QR code' })).toBeFocused();

  const section = page.getByRole('region', { name: 'Partager la liste' });
  const hrefs = await section.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const shared = hrefs.map((href) => decodeURIComponent(href ?? '')).filter((href) => href.includes(url));
  expect(shared.map((href) => href.split(/[?&]/, 1)[0])).toEqual([
    'https://wa.me/',
    'https://www.facebook.com/sharer/sharer.php',
    'https://x.com/intent/post',
  ]);
  for (const href of [shared[0], shared[2]]) expect(href).toContain(title);
}

/** Sends the open list to one person by mail. */
export async function shareByMail(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager par email' });
  await dialog.getByRole('textbox', { name: 'Nom de la personne' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Adresse email de la personne' }).fill(email);
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('La liste a bien été partagée par email')).toBeVisible();
  await expect(dialog).toBeHidden();
}
