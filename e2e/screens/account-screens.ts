import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import '#locales/every-language.ts';
import { accountsTexts } from '#locales/accounts.ts';
import type { Language } from '#locales/languages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { membersTexts } from '#locales/members.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import { uiTexts } from '#locales/ui.ts';
import { unique } from '../people/people.ts';
import { press } from './in-any-language.ts';
import { type Screen, submit } from './screens.ts';
import type { World } from './world.ts';

export const ACCOUNT_SCREENS: Screen[] = [
  { name: 'login', path: () => paths.login() },
  { name: 'login with a wrong password', path: () => paths.login(), act: failLogin },
  { name: 'register', path: () => paths.register() },
  {
    name: 'register with errors',
    path: () => paths.register(),
    act: (page, lang) => submit(page, accountsTexts(lang).registerSubmit),
  },
  { name: 'which mailbox to open', path: () => paths.register(), act: registerSomebody, dialog: true },
  { name: 'forgotten password', path: () => paths.forgotPassword() },
  { name: 'a new password', path: ({ resetPath }) => resetPath },
  {
    name: 'a new password with errors',
    path: ({ resetPath }) => resetPath,
    act: (page, lang) => submit(page, accountsTexts(lang).resetSubmit),
  },
  { name: 'a reset link that is dead', path: () => paths.resetPassword('abc') },
  { name: 'choosing the password of an account', path: ({ activationPath }) => activationPath },
  { name: 'an activation link that is dead', path: () => paths.activate(1, 'abc') },
  { name: 'the link of a new address that is dead', path: () => paths.confirmEmail('abc') },
  { name: 'an invitation to manage a list', path: () => paths.acceptInvitation(1, 'abc') },
];

export async function openAccountForms(page: Page, lang: Language): Promise<void> {
  const t = myAccountTexts(lang);
  await press(page, t.passwordChange);
  await press(page, t.emailChange);
  await submit(page, t.emailSubmit);
}

export async function askForEmail(page: Page, lang: Language, { newcomer }: World): Promise<void> {
  const t = myAccountTexts(lang);
  await press(page, t.emailChange);
  await page.getByRole('textbox', { name: t.newEmail }).fill(`${'c'.repeat(60)}.${unique()}@example.org`);
  await page.locator('input[type=password]').fill(newcomer.password);
  await press(page, t.emailSubmit);
  await expect(page.getByRole('button', { name: t.emailKeep })).toBeVisible();
}

/** The account menu; on a phone, the whole navigation. */
export async function openMenuIn(page: Page, lang: Language): Promise<void> {
  const burger = page.locator(`button[aria-label="${layoutTexts(lang).menu}"]`);
  const logOut = page.getByRole('banner').getByRole('button', { name: membersTexts(lang).logout });
  // What is only for members is loaded for them alone: until then the last menu is another one.
  await expect(async () => {
    if (await burger.isVisible()) {
      if (!(await logOut.isVisible())) await burger.click();
    } else await page.getByRole('banner').locator('[aria-expanded]').last().click();
    await expect(logOut).toBeVisible({ timeout: 2000 });
  }).toPass();
}

async function failLogin(page: Page, lang: Language): Promise<void> {
  const t = accountsTexts(lang);
  await page.getByRole('textbox', { name: t.email }).fill('nobody@example.org');
  await page.locator('input[type=password]').fill('Falsch!1');
  await page.getByRole('main').getByRole('button', { name: t.login }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
}

async function registerSomebody(page: Page, lang: Language): Promise<void> {
  const t = accountsTexts(lang);
  await page.getByRole('textbox', { name: t.firstName, exact: true }).fill('Camille');
  await page.getByRole('textbox', { name: t.lastName, exact: true }).fill('Martin');
  await page.getByRole('textbox', { name: t.email }).fill(`${'c'.repeat(60)}.${unique()}@example.org`);
  for (const field of await page.locator('input[type=password]').all()) await field.fill('Berceau!lune7');
  await page.getByRole('button', { name: t.registerSubmit }).click();
  await expect(page.getByRole('dialog', { name: t.checkTitle })).toBeVisible();
  // The success notice covers the dialog's header for a few seconds.
  await page.getByRole('button', { name: uiTexts(lang).closeNotice }).click();
}
