// A gift, from the parents' wish to the thanks.

import { paths } from '#contract/pages.ts';
import { basketOnListsTexts } from '#locales/basket-on-lists.ts';
import { parentsBookingsTexts } from '#locales/bookings/parents.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { ownerRegistryTexts } from '#locales/registries/owner.ts';
import { registrySearchTexts } from '#locales/registries/search.ts';
import { wishesTexts } from '#locales/wishes.ts';
import type { Family } from './family.ts';
import { mainButton, mainLink, optionalBox, type Shot, textbox } from './shot.ts';

const OWN = { who: 'parent', path: ({ registry }: Family) => paths.ownerRegistry(registry.id) } as const;
const NEW_WISH = { who: 'parent', path: ({ registry }: Family) => paths.newWish(registry.id) } as const;
const BOOKED = {
  who: 'parent',
  path: ({ registry, booked }: Family) => paths.ownerWish(registry.id, booked.id),
} as const;
const THANKED = {
  who: 'parent',
  path: ({ registry, thanked }: Family) => paths.ownerWish(registry.id, thanked.id),
} as const;

const nameOf = ({ firstName, lastName }: Family['words']['givers'][0]) => `${firstName} ${lastName}`;

export const WISH_SHOTS = {
  'add-gift': { ...OWN, mark: (page, lang) => mainLink(page, ownerRegistryTexts(lang).addWish) },
  'gift-link': {
    ...NEW_WISH,
    act: (page, lang) => optionalBox(page, wishesTexts(lang).link).fill('https://www.boutique.example/veilleuse'),
    mark: (page, lang) => mainButton(page, wishesTexts(lang).scan),
  },
  'gift-category': {
    ...NEW_WISH,
    mark: (page, lang) => page.getByRole('combobox', { name: wishesTexts(lang).category }),
  },
  'gift-quantity': {
    ...NEW_WISH,
    act: async (page, lang) => {
      for (let times = 0; times < 3; times += 1) await mainButton(page, wishesTexts(lang).more).click();
    },
    mark: (page, lang) => mainButton(page, wishesTexts(lang).more).locator('..'),
  },
  'gift-description': {
    ...NEW_WISH,
    act: (page, lang, { words }) => optionalBox(page, wishesTexts(lang).description).fill(words.together),
    mark: (page, lang) => optionalBox(page, wishesTexts(lang).description),
  },
  'gift-save': {
    ...NEW_WISH,
    act: async (page, lang, { words }) => {
      await textbox(page, wishesTexts(lang).title).fill(words.gifts[0] ?? '');
      await page.getByRole('combobox', { name: wishesTexts(lang).category }).selectOption(words.category);
    },
    mark: (page, lang) => mainButton(page, wishesTexts(lang).add),
  },
  'gift-menu': {
    ...OWN,
    act: (page, lang, { free }) => mainButton(page, ownerRegistryTexts(lang).wishMenu(free.title)).click(),
    mark: (page, lang, { free }) => mainButton(page, ownerRegistryTexts(lang).wishMenu(free.title)),
  },
  'delete-gift': {
    ...OWN,
    act: async (page, lang, { booked }) => {
      const t = ownerRegistryTexts(lang);
      await mainButton(page, t.wishMenu(booked.title)).click();
      await page.getByRole('button', { name: t.deleteWish, exact: true }).and(page.locator(':visible')).click();
    },
  },

  'booked-gift': { ...OWN, mark: (page, _, { words }) => page.getByText(nameOf(words.givers[0])).first() },
  bookings: { ...BOOKED, mark: (page, _, { words }) => page.getByText(words.message).first() },
  'delete-booking': {
    ...BOOKED,
    mark: (page, lang, { words }) =>
      mainButton(page, parentsBookingsTexts(lang).deleteBookingOf(nameOf(words.givers[0]))),
  },
  thank: {
    ...BOOKED,
    act: async (page, lang, { words }) => {
      await mainButton(page, parentsBookingsTexts(lang).thank).click();
      await page.getByRole('dialog').getByRole('textbox').fill(words.thanks);
    },
  },
  received: { ...THANKED, mark: (page, lang) => mainButton(page, parentsBookingsTexts(lang).markReceived) },
  'confirm-received': {
    ...THANKED,
    act: (page, lang) => mainButton(page, parentsBookingsTexts(lang).markReceived).click(),
  },

  search: {
    path: () => paths.home(),
    act: (page, lang, { words }) =>
      page.getByRole('searchbox', { name: registrySearchTexts(lang).searchLabel }).fill(words.lastName),
    mark: (page, lang) => page.getByRole('searchbox', { name: registrySearchTexts(lang).searchLabel }),
  },
  // On the home page.
  'public-list': {
    path: ({ shortLink }) => paths.publicRegistry(shortLink),
    top: (page) => page.locator('summary').first(),
  },
  'public-gift': {
    path: ({ shortLink }) => paths.publicRegistry(shortLink),
    mark: (page, lang, { free }) => mainButton(page, basketOnListsTexts(lang).reserveGift(free.title)),
  },
  'basket-bar': {
    basket: true,
    path: ({ shortLink }) => paths.publicRegistry(shortLink),
    mark: (page, lang) => page.getByRole('link', { name: basketOnListsTexts(lang).goOn, exact: true }),
  },
  summary: {
    basket: true,
    path: () => paths.summary(),
    act: async (page, lang, { words: { givers } }) => {
      await textbox(page, bookingsTexts(lang).firstName).fill(givers[0].firstName);
      await textbox(page, bookingsTexts(lang).lastName).fill(givers[0].lastName);
    },
    mark: (page, lang) => textbox(page, bookingsTexts(lang).lastName),
  },
  confirmation: {
    path: () => paths.basket(),
    act: async (page, lang, { giverToken, words: { givers } }) => {
      const booked = JSON.stringify({ token: giverToken, email: givers[0].email, until: Date.now() + 600_000 });
      await page.evaluate((value) => sessionStorage.setItem('cigogne-booked', value), booked);
      await page.goto(new URL(paths.confirmation(), page.url()).href);
      await page.getByRole('link', { name: bookingsTexts(lang).myPage }).waitFor();
    },
  },
  giver: {
    path: ({ giverToken }) => paths.myBooking(giverToken),
    mark: (page, lang) => page.getByRole('main').getByRole('button', { name: bookingsTexts(lang).iBought }),
  },
} satisfies Record<string, Shot>;
