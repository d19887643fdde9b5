// All superuser screens.

import type { Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { adminTexts } from '#locales/admin.ts';
import type { Language } from '#locales/languages.ts';
import { membersTexts } from '#locales/members.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { openMenuIn } from './account-screens.ts';
import { press } from './in-any-language.ts';
import type { Screen } from './screens.ts';

const SCREENS: Screen[] = [
  { name: 'the menu of administration', path: () => paths.contact(), act: openAdministration, dialog: null },
  { name: 'all lists', path: () => paths.adminRegistries() },
  {
    name: 'deleting somebody’s list',
    path: () => paths.adminRegistries(),
    act: (page, lang) => press(page, myRegistriesTexts(lang).delete),
    dialog: true,
  },
  { name: 'all lists, none found', path: () => `${paths.adminRegistries()}?q=zzzzzzzz` },
  { name: 'all babies', path: () => paths.adminBabies() },
  { name: 'all accounts', path: () => paths.adminAccounts() },
  { name: 'an account', path: ({ parent }) => paths.adminAccount(parent.id) },
  {
    name: 'closing an account',
    path: ({ parent }) => paths.adminAccount(parent.id),
    act: (page, lang) => press(page, adminTexts(lang).accounts.deactivate),
    dialog: true,
  },
  { name: 'mails that failed', path: () => paths.adminMails() },
  {
    name: 'a mail that failed',
    path: () => paths.adminMails(),
    act: (page, lang) => press(page, lookAtReset(lang)),
    dialog: true,
  },
  { name: 'the record of superusers', path: () => paths.adminActs() },
  { name: 'imports of the catalogue', path: () => paths.adminImports() },
  { name: 'the state of the service', path: () => paths.adminState() },
  { name: 'the state of the service, after months', path: () => paths.adminState(), act: seeAfterMonths },
  { name: 'affiliate links', path: () => paths.adminAffiliate() },
];

function lookAtReset(lang: Language): string {
  const { lookAt, kinds } = adminTexts(lang).mails;
  return lookAt(kinds['password-reset']);
}

/** The service's figures as those of one that has been busy on each of its days. */
export async function seeAfterMonths(page: Page): Promise<void> {
  const figures = '**/admin/figures';
  await page.route(figures, async (route) => {
    const answer = await (await route.fetch()).json();
    const days = answer.days.map((each: object, index: number) => ({
      ...each,
      ...{ accounts: 3 + (index % 4), registries: 2 + (index % 3), bookings: (7 * index) % 11 },
      ...{ mails: 20 + ((5 * index) % 13), failed_mails: index % 2 },
    }));
    await route.fulfill({ json: { ...answer, days } });
  });
  await page.reload();
  await page.locator('.u-legend').first().waitFor();
  await page.unroute(figures);
}

/** On a phone it is part of the whole navigation. */
async function openAdministration(page: Page, lang: Language): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: membersTexts(lang).admin });
  if ((page.viewportSize()?.width ?? 0) >= 1280) return await menu.click();
  await openMenuIn(page, lang);
  await page.getByRole('navigation').getByText(membersTexts(lang).admin, { exact: true }).waitFor();
}

export const ADMIN_SCREENS: Screen[] = SCREENS.map((screen) => ({ who: 'superuser', ...screen }));
