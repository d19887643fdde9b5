// Every screen of the product, dialogs and errors too, for what must hold on each of them.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import '#locales/every-language.ts';
import { basketTexts } from '#locales/basket.ts';
import { bookingsTexts } from '#locales/bookings.ts';
import { infoTexts } from '#locales/info.ts';
import type { Language } from '#locales/languages.ts';
import { layoutTexts } from '#locales/layout.ts';
import { refuseMailsTexts } from '#locales/refuse-mails.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import type { World } from './world.ts';

export interface Screen {
  name: string;
  /** Whose browser it is; a visitor's unless told. */
  who?: 'parent' | 'newcomer' | 'superuser';
  /** What is in the basket; nothing unless told. */
  basket?: keyof World['baskets'];
  /** The one language that it has. */
  only?: Language;
  path: (world: World) => string;
  /** What is pressed there. */
  act?: (page: Page, lang: Language, world: World) => Promise<unknown>;
  /** Whether a dialog stands open then; null where what opens depends on the screen's width. */
  dialog?: boolean | null;
}

/** Opens a screen in a tab that stands on a page of the service and kept nothing, and waits until it is there. */
export async function openScreen(page: Page, world: World, screen: Screen, lang: Language = 'fr'): Promise<void> {
  await openPage(page, world, screen);
  await act(page, world, screen, lang);
}

/** Like `openScreen`, without what is pressed there. */
export async function openPage(page: Page, world: World, screen: Screen): Promise<void> {
  const token = screen.who && world[screen.who].token;
  const kept = JSON.stringify({
    ...(token && { token }),
    ...(screen.basket && { basket: world.baskets[screen.basket] }),
  });
  await page.evaluate((value) => localStorage.setItem('cigogne', value), kept);
  await page.goto(screen.path(world));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Presses what makes the open page this screen. */
export async function act(page: Page, world: World, screen: Screen, lang: Language): Promise<void> {
  await screen.act?.(page, lang, world);
  if (screen.dialog !== null) await expect(page.getByRole('dialog')).toHaveCount(screen.dialog ? 1 : 0);
}

export const VISITOR_SCREENS: Screen[] = [
  { name: 'home', path: () => paths.home() },
  {
    name: 'search results',
    path: ({ registry }) => `${paths.home()}?q=${encodeURIComponent(registry.title.slice(0, 100))}`,
  },
  { name: 'a search without result', path: () => `${paths.home()}?q=zzzzzzzz` },
  { name: 'a search that is too short', path: () => `${paths.home()}?q=z` },
  { name: 'the public list', path: ({ name }) => paths.publicRegistry(name), basket: 'fresh' },
  { name: 'the filters of a list', path: ({ name }) => paths.publicRegistry(name), act: openFilters, dialog: null },
  { name: 'filters that leave nothing', path: ({ name }) => `${paths.publicRegistry(name)}?q=zzzzzzzz` },
  { name: 'an empty public list', path: ({ empty }) => paths.publicRegistry(empty.id) },
  { name: 'a free gift', path: ({ name, free }) => paths.publicWish(name, free.id), basket: 'fresh' },
  { name: 'a booked gift', path: ({ name, booked }) => paths.publicWish(name, booked.id) },
  { name: 'a list that is not there', path: () => paths.publicRegistry('not-there-at-all') },
  { name: 'a gift that is not there', path: ({ name }) => paths.publicWish(name, 1) },
  { name: 'the empty basket', path: () => paths.basket() },
  { name: 'the basket, with a gift that is gone', path: () => paths.basket(), basket: 'stale' },
  { name: 'the summary', path: () => paths.summary(), basket: 'fresh' },
  {
    name: 'the summary with errors',
    path: () => paths.summary(),
    basket: 'fresh',
    act: (page, lang) => submit(page, bookingsTexts(lang).reserve),
  },
  { name: 'the summary after losing a gift', path: () => paths.summary(), basket: 'stale', act: loseWish },
  { name: 'the confirmation', path: () => paths.basket(), act: confirm },
  { name: 'the giver’s page', path: ({ token }) => paths.myBooking(token) },
  {
    name: 'the giver’s question before cancelling',
    path: ({ token }) => paths.myBooking(token),
    act: (page, lang) =>
      page
        .getByRole('button', { name: bookingsTexts(lang).cancelBooking })
        .first()
        .click(),
    dialog: true,
  },
  { name: 'the giver’s page by the mail, with the whole address', path: ({ mailedPath }) => mailedPath },
  { name: 'refusing mails', path: () => paths.refuseMails('A'.repeat(64)) },
  { name: 'refusing mails by a broken link', path: () => paths.refuseMails('A'.repeat(64)), act: refuseMails },
  { name: 'a personal link that is dead', path: () => paths.myBooking('A'.repeat(43)) },
  { name: 'the catalogue, still empty', path: () => paths.catalogue() },
  { name: 'an article that is not there', path: () => paths.article(1) },
  { name: 'the help', path: () => paths.help() },
  { name: 'a search of the help', path: () => `${paths.help()}?q=whatsapp` },
  { name: 'a search of the help without result', path: () => `${paths.help()}?q=zzzzzzzz` },
  { name: 'the questions of parents', path: () => paths.help('parent') },
  { name: 'the question of givers', path: () => paths.help('visitor') },
  { name: 'an answer of the help', path: () => paths.help('parent', 'create') },
  { name: 'the page without a network', path: () => paths.offline() },
  {
    name: 'the page without a network, with what was seen',
    path: () => paths.offline(),
    basket: 'fresh',
    act: seeLists,
  },
  { name: 'the contact page', path: () => paths.contact() },
  {
    name: 'writing a message, with errors',
    path: () => paths.contact(),
    act: async (page, lang) => {
      const { open, send } = infoTexts(lang).contactForm;
      await page.getByRole('button', { name: open }).click();
      await submit(page, send);
    },
  },
  { name: 'the legal page', path: () => paths.legal() },
  { name: 'the page on cookies and data', path: () => paths.privacy() },
  { name: 'the accessibility statement', path: () => paths.accessibility() },
  { name: 'the documentation of the API', only: 'en', path: () => '/api/v1/docs', act: keepSomeCalls },
  ...(['contact', 'who', 'legal'] as const).map((info) => ({
    name: `the ${info} dialog`,
    path: () => paths.basket(),
    act: async (page: Page, lang: Language) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: layoutTexts(lang)[info] })
        .click();
      // Its text comes after it.
      await page.getByRole('dialog').getByRole('paragraph').first().waitFor();
    },
    dialog: true,
  })),
];

/** The page has hundreds of parts of a few kinds, and axe takes a minute for all of them: a few of each stay. */
async function keepSomeCalls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const calls = document.querySelectorAll('main section:has(> article):not(#schemas)');
    for (const section of [...calls].slice(3)) section.remove();
    for (const part of document.querySelectorAll('main article:nth-of-type(n + 3), .calls')) part.remove();
  });
}

/** Presses a form's button although it reads as disabled: that says what is missing. */
export async function submit(page: Page, name: string): Promise<void> {
  // Until our script runs it is no submit button, and a press does nothing.
  await page.locator('main button[type=submit]').filter({ hasText: name }).press('Enter');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** On a phone they stand in a sheet, on a wide screen beside the search. */
async function openFilters(page: Page, lang: Language): Promise<void> {
  const button = page.getByRole('button', { name: registryTexts(lang).filters });
  if (await button.isVisible()) await button.click();
  await page.getByRole('checkbox', { name: registryTexts(lang).onlyAvailable }).check();
}

/** Keeps two lists as the service worker would, which does not run in these tabs. */
async function seeLists(page: Page, _lang: Language, { name, empty }: World): Promise<void> {
  await page.evaluate(
    async (seen) => (await caches.open('lists')).addAll(seen),
    [paths.publicRegistry(name), paths.publicRegistry(empty.id)],
  );
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
}

async function loseWish(page: Page, lang: Language, { giver }: World): Promise<void> {
  const t = bookingsTexts(lang);
  await page.getByRole('textbox', { name: t.firstName, exact: true }).fill(giver.firstName);
  await page.getByRole('textbox', { name: t.lastName, exact: true }).fill(giver.lastName);
  await page.getByRole('textbox', { name: t.email, exact: true }).fill(giver.email.replace('example.org', 'gmial.com'));
  await expect(page.getByText(t.lostTitle(1))).toBeVisible();
}

async function refuseMails(page: Page, lang: Language): Promise<void> {
  const t = refuseMailsTexts(lang);
  await page.getByRole('button', { name: t.refuse }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.invalidTitle })).toBeVisible();
}

async function confirm(page: Page, lang: Language, { token, giver }: World): Promise<void> {
  await expect(page.getByRole('heading', { name: basketTexts(lang).emptyTitle })).toBeVisible();
  const booked = JSON.stringify({ token, email: giver.email, until: Date.now() + 600_000 });
  await page.evaluate((value) => sessionStorage.setItem('cigogne-booked', value), booked);
  await page.goto(paths.confirmation());
  await expect(page.getByRole('link', { name: bookingsTexts(lang).myPage })).toBeVisible();
}
