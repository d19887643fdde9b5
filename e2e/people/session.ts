import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { pathPattern } from '../../server/testing/path-pattern.ts';

/** Types address and password on the open login page. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(email);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
}

/** Opens the account menu: on a phone, the whole navigation. */
export async function openMenu(page: Page): Promise<void> {
  const burger = page.locator('button[aria-label="Menu"]');
  if (await burger.isVisible()) await burger.click();
  else await page.getByRole('banner').locator('[aria-expanded]:visible').click();
}

export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
}

/** The end is told on the login page. */
export async function expectSessionEnd(page: Page, said = 'Session expirée'): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: said })).toContainText('Reconnectez-vous');
  await expect(page).toHaveURL(pathPattern((from) => paths.login({ from })));
}
