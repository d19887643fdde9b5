// Every screen of accounts and parents.

import type { Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import '#locales/every-language.ts';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import { myAccountTexts } from '#locales/my-account.ts';
import { babiesTexts } from '#locales/registries/babies.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { myRegistriesTexts } from '#locales/registries/mine.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { sharingTexts } from '#locales/registries/sharing.ts';
import { wishIdeasTexts } from '#locales/registries/wish-ideas.ts';
import { secondOwnersTexts } from '#locales/second-owners.ts';
import { arrangingTexts } from '#locales/wishes/arranging.ts';
import { wishesTexts } from '#locales/wishes.ts';
import { askForEmail, openAccountForms, openMenuIn } from './account-screens.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import {
  deleteBooking,
  inviteWrongly,
  leaveRegistry,
  nameWrongly,
  nextPages,
  press,
  pressToShare,
  renameCategory,
  shareWrongly,
  unfoldSharing,
} from './in-any-language.ts';
import { type Screen, submit } from './screens.ts';
import type { World } from './world.ts';

/** Every part that is folded. */
async function unfoldAll(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').all()) {
    // Of a part that is always open on a wide screen nothing shows.
    if (await summary.isVisible()) await summary.click();
  }
}

// Next to each other stand those on the same page, first what a dialog shows, which leaves the page as it was.
const registryPath = ({ registry }: World) => paths.ownerRegistry(registry.id);
const bookedPath = ({ registry, booked }: World) => paths.ownerWish(registry.id, booked.id);

const PRIVATE_SCREENS: Screen[] = [
  { name: 'my lists, none yet', who: 'newcomer', path: () => paths.myRegistries() },
  { name: 'my lists', path: () => paths.myRegistries() },
  {
    name: 'deleting a list',
    path: () => paths.myRegistries(),
    act: (page, lang) => press(page, myRegistriesTexts(lang).delete),
    dialog: true,
  },
  { name: 'the menu', path: () => paths.contact(), act: openMenuIn, dialog: null },
  { name: 'the own account', path: () => paths.account() },
  {
    name: 'deleting the account',
    path: () => paths.account(),
    act: (page, lang) => press(page, myAccountTexts(lang).delete),
    dialog: true,
  },
  { name: 'the own account, changing everything', path: () => paths.account(), act: openAccountForms },
  { name: 'a new address that waits', who: 'newcomer', path: () => paths.account(), act: askForEmail },
  { name: 'my babies, none yet', who: 'newcomer', path: () => paths.myBabies() },
  {
    name: 'my babies, changing one',
    path: () => paths.myBabies(),
    act: (page, lang) =>
      page
        .getByRole('button', { name: babiesTexts(lang).edit })
        .first()
        .click(),
    dialog: true,
  },
  { name: 'a new list', path: () => paths.newRegistry() },
  {
    name: 'choosing a cover',
    path: () => paths.newRegistry(),
    act: (page, lang) => press(page, registryEditorTexts(lang).coverChoose),
    dialog: true,
  },
  {
    name: 'a new list with errors',
    path: () => paths.newRegistry(),
    act: (page, lang) => submit(page, registryEditorTexts(lang).next),
  },
  {
    name: 'a list’s address',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: (page, lang) => nextPages(page, lang, 1),
  },
  {
    name: 'a list’s babies',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: (page, lang) => nextPages(page, lang, 2),
  },
  {
    name: 'inviting somebody, with an error',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: inviteWrongly,
  },
  {
    name: 'leaving a list unsaved',
    path: ({ registry }) => paths.editRegistry(registry.id),
    act: leaveRegistry,
    dialog: true,
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
    name: 'inviting somebody from the list',
    path: registryPath,
    act: (page, lang) => press(page, secondOwnersTexts(lang).invite),
    dialog: true,
  },
  {
    name: 'the short link',
    path: registryPath,
    act: (page, lang) => pressToShare(page, lang, sharingTexts(lang).editLink),
    dialog: true,
  },
  { name: 'a wrong short link', path: registryPath, act: nameWrongly, dialog: true },
  {
    name: 'the QR code',
    path: registryPath,
    act: (page, lang) => pressToShare(page, lang, sharingTexts(lang).qrCode),
    dialog: true,
  },
  {
    name: 'sharing by mail',
    path: registryPath,
    act: (page, lang) => pressToShare(page, lang, sharingTexts(lang).email),
    dialog: true,
  },
  { name: 'sharing by mail with a slip', path: registryPath, act: shareWrongly, dialog: true },
  { name: 'renaming a category', path: registryPath, act: renameCategory, dialog: true },
  { name: 'the ways to share', path: registryPath, act: unfoldSharing },
  {
    name: 'ideas for a list',
    path: registryPath,
    act: async (page, lang) => {
      await press(page, wishIdeasTexts(lang).open);
      await page.getByRole('heading', { name: wishIdeasTexts(lang).title }).waitFor();
    },
  },
  {
    name: 'arranging the gifts, one chosen',
    path: ({ registry }) => paths.arrangeRegistry(registry.id),
    act: (page, lang, { free }) =>
      page.getByRole('checkbox', { name: arrangingTexts(lang).choose(free.title) }).check(),
  },
  {
    name: 'a gift’s menu',
    path: registryPath,
    act: (page, lang, { free }) => press(page, ownerRegistryTexts(lang).wishMenu(free.title)),
  },
  { name: 'which list a gift goes to', path: () => paths.addWish({ link: 'https://shop.example/doudou' }) },
  {
    name: 'a gift before there is a list',
    who: 'newcomer',
    path: () => paths.addWish({ link: 'https://shop.example/doudou' }),
  },
  {
    name: 'the small window beside a shop',
    path: () => paths.shopWindow({ link: 'https://shop.example/doudou' }),
  },
  { name: 'how gifts are added from any shop', path: () => paths.anyShop() },
  { name: 'all ways to add gifts from any shop', path: () => paths.anyShop(), act: unfoldAll },
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
  {
    name: 'thanking',
    path: bookedPath,
    act: (page, lang) => press(page, parentsBookingsTexts(lang).thank),
    dialog: true,
  },
  { name: 'deleting a booking', path: bookedPath, act: deleteBooking, dialog: true },
  { name: 'a gift of one’s own that is not there', path: ({ registry }) => paths.ownerWish(registry.id, 1) },
  { name: 'a list of one’s own that is not there', path: () => paths.ownerRegistry(1) },
];

export const PARENT_SCREENS: Screen[] = [...PRIVATE_SCREENS, ...ADMIN_SCREENS].map((screen) => ({
  who: 'parent',
  ...screen,
}));
