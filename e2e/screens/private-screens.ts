// Every screen of accounts and parents.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import '#locales/every-language.ts';
import { accountsTexts } from '#locales/accounts.ts';
import type { Language } from '#locales/catalogue.ts';
import { layoutTexts } from '#locales/layout.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { uiTexts } from '#locales/ui.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { unique } from '../people/people.ts';
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
  { name: 'an activation link that is dead', path: () => paths.activate(1, 'abc') },
  { name: 'the link of a new address that is dead', path: () => paths.confirmEmail('abc') },
  { name: 'an invitation to manage a list', path: () => paths.acceptInvitation(1, 'abc') },
];

const registryPath = ({ registry }: World) => paths.ownerRegistry(registry.id);
const bookedPath = ({ registry, booked }: World) => paths.ownerWish(registry.id, booked.id);

const PRIVATE_SCREENS: Screen[] = [
  { name: 'my lists, none yet', who: 'newcomer', path: () => paths.myRegistries() },
  { name: 'my lists', path: () => paths.myRegistries() },
  { name: 'the menu', path: () => paths.contact(), act: openMenu },
  { name: 'the own account', path: () => paths.account() },
  { name: 'the own account, changing everything', path: () => paths.account(), act: openAccountForms },
  { name: 'a new address that waits', who: 'newcomer', path: () => paths.account(), act: askForEmail },
  {
    name: 'deleting the account',
    path: () => paths.account(),
    act: (page, lang) => press(page, myAccountTexts(lang).delete),
    dialog: true,
  },
  {
    name: 'deleting a list',
    path: () => paths.myRegistries(),
    act: (page, lang) => press(page, myRegistriesTexts(lang).delete),
    dialog: true,
  },
  { name: 'a new list', path: () => paths.newRegistry() },
  {
    name: 'a new list with errors',
    path: () => paths.newRegistry(),
    act: (page, lang) => submit(page, registryEditorTexts(lang).next),
  },
  {
    name: 'choosing a cover',
    path: () => paths.newRegistry(),
    act: (page, lang) => press(page, registryEditorTexts(lang).coverChoose),
    dialog: true,
  },
  {
    name: 'leaving a list unsaved',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: leaveRegistry,
    dialog: true,
  },
  {
    name: 'a list’s address',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: (page, lang) => turn(page, lang, 1),
  },
  {
    name: 'a list’s babies',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: (page, lang) => turn(page, lang, 2),
  },
  {
    name: 'inviting somebody, with an error',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: inviteWrongly,
  },
  { name: 'an invitation that is dead', path: () => paths.acceptInvitation(1, 'abc') },
  { name: 'the own list, empty', path: ({ empty }) => paths.ownerRegistry(empty.id) },
  {
    name: 'withdrawing an invitation',
    path: ({ empty }) => paths.ownerRegistry(empty.id),
    act: (page, lang) => press(page, secondOwnersTexts(lang).withdraw),
    dialog: true,
  },
  { name: 'the own list', path: registryPath },
  {
    name: 'a gift’s menu',
    path: registryPath,
    act: (page, lang, { free }) => press(page, ownerRegistryTexts(lang).wishMenu(free.title)),
  },
  {
    name: 'the short link',
    path: registryPath,
    act: (page, lang) => press(page, ownerRegistryTexts(lang).editLink),
    dialog: true,
  },
  { name: 'a wrong short link', path: registryPath, act: nameWrongly, dialog: true },
  {
    name: 'the QR code',
    path: registryPath,
    act: (page, lang) => press(page, ownerRegistryTexts(lang).qrCode),
    dialog: true,
  },
  {
    name: 'sharing by mail',
    path: registryPath,
    act: (page, lang) => press(page, ownerRegistryTexts(lang).email),
    dialog: true,
  },
  { name: 'sharing by mail with a slip', path: registryPath, act: shareWrongly, dialog: true },
  { name: 'renaming a category', path: registryPath, act: renameCategory, dialog: true },
  { name: 'a new gift', path: ({ registry }) => paths.newWish(registry.id) },
  {
    name: 'a first gift with errors',
    path: ({ empty }) => paths.newWish(empty.id),
    act: (page, lang) => submit(page, wishesTexts(lang).add),
  },
  {
    name: 'changing a gift',
    path: ({ registry, free }) => paths.editWish(registry.id, free.id),
    act: (page, lang) => press(page, wishesTexts(lang).newCategory),
  },
  { name: 'a gift of one’s own', path: bookedPath },
  {
    name: 'deleting a gift',
    path: bookedPath,
    act: (page, lang) => press(page, wishesTexts(lang).delete),
    dialog: true,
  },
  { name: 'thanking', path: bookedPath, act: (page, lang) => press(page, wishesTexts(lang).thank), dialog: true },
  { name: 'deleting a booking', path: bookedPath, act: deleteBooking, dialog: true },
  { name: 'a gift of one’s own that is not there', path: ({ registry }) => paths.ownerWish(registry.id, 1) },
  { name: 'a list of one’s own that is not there', path: () => paths.ownerRegistry(1) },
];

export const PARENT_SCREENS: Screen[] = PRIVATE_SCREENS.map((screen) => ({ who: 'parent', ...screen }));

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

async function openAccountForms(page: Page, lang: Language): Promise<void> {
  const t = myAccountTexts(lang);
  await press(page, t.passwordChange);
  await press(page, t.emailChange);
  await submit(page, t.emailSubmit);
}

async function askForEmail(page: Page, lang: Language, { newcomer }: World): Promise<void> {
  const t = myAccountTexts(lang);
  await press(page, t.emailChange);
  await page.getByRole('textbox', { name: t.newEmail }).fill(`${'c'.repeat(60)}.${unique()}@example.org`);
  await page.locator('input[type=password]').fill(newcomer.password);
  await press(page, t.emailSubmit);
  await expect(page.getByRole('button', { name: t.emailKeep })).toBeVisible();
}

/** The account's menu; on a phone all of the navigation. */
async function openMenu(page: Page, lang: Language): Promise<void> {
  const burger = page.locator(`button[aria-label="${layoutTexts(lang).menu}"]`);
  if (await burger.isVisible()) await burger.click();
  else await page.getByRole('banner').locator('[aria-expanded]').last().click();
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
  for (const field of await page.locator('input[type=password]').all()) await field.fill('Berceau!1');
  await page.getByRole('button', { name: t.registerSubmit }).click();
  await expect(page.getByRole('dialog', { name: t.checkTitle })).toBeVisible();
  // The notice of success stands over the dialog's head for a few seconds.
  await page.getByRole('button', { name: uiTexts(lang).closeNotice }).click();
}

async function turn(page: Page, lang: Language, pages: number): Promise<void> {
  for (let turned = 0; turned < pages; turned += 1) await press(page, registryEditorTexts(lang).next);
  await expect(page.locator('[data-page]:visible')).toHaveAttribute(
    'data-page',
    ['new', 'address', 'babies'][pages] ?? '',
  );
}

async function inviteWrongly(page: Page, lang: Language): Promise<void> {
  const t = secondOwnersTexts(lang);
  await page.getByRole('checkbox', { name: t.together }).check();
  await page.getByRole('textbox', { name: t.mail }).fill('sacha');
  await submit(page, registryEditorTexts(lang).next);
}

async function leaveRegistry(page: Page, lang: Language): Promise<void> {
  await page.getByRole('textbox', { name: registryEditorTexts(lang).title }).fill('Un autre nom');
  await page.getByRole('link', { name: registryEditorTexts(lang).cancel }).click();
}

async function nameWrongly(page: Page, lang: Language): Promise<void> {
  const t = ownerRegistryTexts(lang);
  await press(page, t.editLink);
  await page.getByRole('textbox', { name: t.linkName }).fill('pas permis !');
  await expect(page.getByRole('textbox', { name: t.linkName })).toHaveAttribute('aria-invalid', 'true');
}

/** The pattern for addresses is the server's; a slip in a usual domain is seen at once. */
async function shareWrongly(page: Page, lang: Language): Promise<void> {
  const t = sharingTexts(lang);
  await press(page, ownerRegistryTexts(lang).email);
  await page.getByRole('textbox', { name: t.name }).fill('Mamie');
  await page.getByRole('textbox', { name: t.email }).fill('mamie jeanne@gmial.com');
  await page.getByRole('dialog').getByRole('button', { name: t.send }).click();
  await expect(page.getByRole('textbox', { name: t.email })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: t.correct })).toBeVisible();
  // The notice stands over the dialog's head for a few seconds.
  await page.getByRole('button', { name: uiTexts(lang).closeNotice }).click();
}

async function renameCategory(page: Page, lang: Language, { registry, parent }: World): Promise<void> {
  const t = ownerRegistryTexts(lang);
  const params = { birth_registry_id: registry.id };
  const [category] = await parent.api('GET /category/birth_registry/{birth_registry_id}', { params });
  await press(page, t.categoryMenu(category?.label ?? ''));
  await page.getByRole('button', { name: t.rename }).click();
}

async function deleteBooking(page: Page, lang: Language, { giver }: World): Promise<void> {
  await press(page, wishesTexts(lang).deleteBookingOf(`${giver.firstName} ${giver.lastName}`));
}
