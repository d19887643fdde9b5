import type { BrowserContext, Page } from '@playwright/test';
import { test as ours } from '../service/fixtures.ts';
import { openOutbox } from '../service/outbox.ts';
import type { Service } from '../service/service.ts';
import { newWorld, type World } from './world.ts';

interface Fixtures {
  /** How much the people in this world wrote. */
  words: 'usual' | 'longest';
  world: World;
}

/** One per worker. */
const worlds = new WeakMap<Service, Promise<World>>();
const tabs = new WeakMap<Service, Page>();

/**
 * For what must hold on every screen: a worker checks one after another in the same tab, which is reset in between. A
 * new browser for each would take longer than the check itself.
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
  page: async ({ browser, service, guard, viewport }, use) => {
    const page = tabs.get(service) ?? (await browser.newPage());
    tabs.set(service, page);
    const context = page.context();
    await leaveNothing(context, page);
    // The previous screen may have been checked at other widths.
    if (viewport) await page.setViewportSize(viewport);
    guard.watch(context);
    await use(page);
    guard.unwatch(context);
  },
});

/** As if nobody had been here before. It remains on a page of the service without scripts. */
async function leaveNothing(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  // The mouse points at nothing.
  await page.mouse.move(0, 0);
}
