// An account, a list and its link.

import type { Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { accountsTexts } from '#locales/accounts.ts';
import type { Language } from '#locales/languages.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { shareMailTexts } from '#locales/registries/share-mail.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { uiTexts } from '#locales/ui.ts';
import { nextPages, pressToShare } from '../screens/in-any-language.ts';
import type { Family } from './family.ts';
import { mainButton, mainLink, type Shot, textbox } from './shot.ts';

const NEW_LIST = { who: 'newcomer', path: () => paths.newRegistry() } as const;
const EDIT = { who: 'parent', path: ({ registry }: Family) => paths.editRegistry(registry.id) } as const;
const OWN = { who: 'parent', path: ({ registry }: Family) => paths.ownerRegistry(registry.id) } as const;
const OFFLINE = { who: 'parent', path: ({ offline }: Family) => paths.ownerRegistry(offline.id) } as const;

export const LIST_SHOTS = {
  register: { path: () => paths.register(), act: fillAccount },
  'check-mail': { path: () => paths.register(), act: registerNow },
  login: { path: () => paths.login() },
  'new-list': {
    who: 'newcomer',
    path: () => paths.myRegistries(),
    mark: (page, lang) => mainLink(page, myRegistriesTexts(lang).create),
  },
  'my-lists': { who: 'parent', path: () => paths.myRegistries() },
  'delete-list': {
    who: 'parent',
    path: () => paths.myRegistries(),
    mark: (page, lang, { words }) => mainButton(page, myRegistriesTexts(lang).deleteList(words.list)),
  },
  'list-name': { ...NEW_LIST, act: (page, lang, family) => fillList(page, lang, family, 0) },
  'list-address': { ...NEW_LIST, act: (page, lang, family) => fillList(page, lang, family, 1) },
  'list-baby': { ...NEW_LIST, act: (page, lang, family) => fillList(page, lang, family, 2) },

  'edit-list': { ...OWN, mark: (page, lang) => mainLink(page, ownerRegistryTexts(lang).edit) },
  'secret-date': {
    ...EDIT,
    act: (page, lang) => tick(page, registryEditorTexts(lang).eventDateSecret),
    mark: (page, lang) => tickBox(page, registryEditorTexts(lang).eventDateSecret),
  },
  'secret-address': {
    ...EDIT,
    act: (page, lang) => nextPages(page, lang, 1),
    mark: (page, lang) => tickBox(page, registryEditorTexts(lang).addressSecret),
  },
  'secret-baby': {
    ...EDIT,
    act: async (page, lang) => {
      await nextPages(page, lang, 2);
      await tick(page, registryEditorTexts(lang).babyFirstNameSecret);
    },
    mark: (page, lang) => tickBox(page, registryEditorTexts(lang).babyFirstNameSecret),
  },
  'kept-secret': {
    ...OWN,
    mark: (page, lang) => page.getByText(ownerRegistryTexts(lang).onlyYou).locator('xpath=../..'),
  },

  'create-link': { ...OFFLINE, mark: (page, lang) => mainButton(page, sharingTexts(lang).createLink) },
  'link-name': { ...OFFLINE, act: (page, lang) => mainButton(page, sharingTexts(lang).createLink).click() },
  'share-bar': { ...OWN, mark: (page, lang) => mainButton(page, sharingTexts(lang).copyLink) },
  'share-mail': {
    ...OWN,
    act: async (page, lang, { words }) => {
      await pressToShare(page, lang, sharingTexts(lang).email);
      await textbox(page, shareMailTexts(lang).name).fill(words.recipient);
    },
  },
  'qr-code': { ...OWN, act: (page, lang) => pressToShare(page, lang, sharingTexts(lang).qrCode) },

  invite: {
    ...OWN,
    features: 'secondOwner=on',
    act: async (page, lang, { words }) => {
      await mainButton(page, secondOwnersTexts(lang).invite).click();
      await textbox(page, secondOwnersTexts(lang).mail).fill(words.otherParent);
    },
    mark: (page, lang) => textbox(page, secondOwnersTexts(lang).mail),
  },
  invited: {
    who: 'parent',
    features: 'secondOwner=on',
    path: ({ offline }) => paths.ownerRegistry(offline.id),
    mark: (page, lang) => page.getByRole('region', { name: secondOwnersTexts(lang).title }),
  },
} satisfies Record<string, Shot>;

/** A box to tick, with what is said under it. */
function tickBox(page: Page, text: string) {
  return page.locator('label').filter({ hasText: text }).first().locator('..');
}

async function tick(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name }).first().check();
}

async function fillAccount(page: Page, lang: Language, { words }: Family): Promise<void> {
  const t = accountsTexts(lang);
  await textbox(page, t.firstName).fill(words.firstName);
  await textbox(page, t.lastName).fill(words.lastName);
  await page.getByRole('textbox', { name: t.email }).fill(words.email);
}

async function registerNow(page: Page, lang: Language, family: Family): Promise<void> {
  await fillAccount(page, lang, family);
  for (const field of await page.locator('input[type=password]').all()) await field.fill('Galet!brume7');
  await page.getByRole('button', { name: accountsTexts(lang).registerSubmit }).click();
  const dialog = page.getByRole('dialog', { name: accountsTexts(lang).checkTitle });
  await dialog.waitFor();
  // Goes by itself: while the dialog opens it moves into it, away from whoever presses.
  await page.getByRole('button', { name: uiTexts(lang).closeNotice }).waitFor({ state: 'hidden' });
  // A tap on its words leaves no ring around its cross.
  await dialog.getByRole('heading').tap();
}

/** Fills in the form up to this page. */
async function fillList(page: Page, lang: Language, { words }: Family, pages: number): Promise<void> {
  const t = registryEditorTexts(lang);
  await textbox(page, t.title).fill(words.list);
  if (pages === 0) return;
  await nextPages(page, lang, 1);
  await textbox(page, t.addressOwner).fill(words.owner);
  await textbox(page, t.addressStreet).fill(words.street);
  await textbox(page, t.addressZipCode).fill('44000');
  await textbox(page, t.addressCity).fill(words.town);
  if (pages === 1) return page.evaluate(() => scrollTo(0, 0));
  await mainButton(page, t.next).click();
  await page.locator('[data-page=babies]:visible').waitFor();
  await page.getByRole('textbox', { name: t.babyFirstName }).fill(words.baby);
}
