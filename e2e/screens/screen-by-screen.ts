import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '#locales/languages.ts';
import { test as ours } from '../service/fixtures.ts';
import { leaveNothing } from '../service/leave-nothing.ts';
import { openOutbox } from '../service/outbox.ts';
import type { Service } from '../service/service.ts';
import { keepAxe } from './axe.ts';
import { act, openPage, type Screen } from './screens.ts';
import { newWorld, type World } from './world.ts';

interface Fixtures {
  /** How much the people of this world wrote. */
  words: 'usual' | 'longest';
  world: World;
  /** Shows a screen in the tab, narrow and light, with its notice on cookies. */
  show: (screen: Screen, lang: Language) => Promise<void>;
}

/** Of this worker. */
const worlds = new WeakMap<Service, Promise<World>>();
const tabs = new WeakMap<Service, Page>();
/** What a tab shows: the next screen on the same page needs no other, if the page is as it was opened. */
const shown = new WeakMap<Page, { screen: Screen; place: string }>();

/**
 * For what must hold on every screen: a worker looks at one after the other in the same tab, which is emptied in
 * between. A new browser for each would take more than the look itself.
 */
export const test = ours.extend<Fixtures>({
  words: ['usual', { option: true }],
  world: [
    async ({ service, words }, use) => {
      const world = worlds.get(service) ?? newWorld(service, openOutbox(service.dataDir), words);
      worlds.set(service, world);
      await use(await world);
    },
    { timeout: 120_000 },
  ],
  page: async ({ browser, service, guard }, use) => {
    const page = tabs.get(service) ?? (await newTab(browser));
    tabs.set(service, page);
    guard.watch(page.context());
    await use(page);
    guard.unwatch(page.context());
  },
  show: async ({ page, world, service, viewport }, use) => {
    await use(async (screen, lang) => {
      const place = JSON.stringify([screen.who, screen.basket, screen.path(world), lang]);
      const before = shown.get(page);
      const isThere = before?.place === place && (await isAsOpened(page, before.screen));
      shown.set(page, { screen, place });
      if (!isThere) await leaveNothing(page);
      // The screen before was looked at in other widths and colours.
      await page.emulateMedia({ colorScheme: null });
      if (viewport) await page.setViewportSize(viewport);
      if (isThere) await page.evaluate(() => Object.assign(document.documentElement.dataset, { cookies: 'ask' }));
      else {
        await page.context().addCookies([{ name: 'lang', value: lang, url: service.url }]);
        await openPage(page, world, screen);
      }
      await act(page, world, screen, lang);
    });
  },
});

/** Whether nothing was pressed there, or a dialog alone opened, which is closed. */
async function isAsOpened(page: Page, screen: Screen): Promise<boolean> {
  if (!screen.act) return true;
  if (!screen.dialog) return false;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return true;
}

async function newTab(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await keepAxe(page);
  return page;
}
