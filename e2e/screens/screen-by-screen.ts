import type { Page } from '@playwright/test';
import { test as ours } from '../service/fixtures.ts';
import { leaveNothing } from '../service/leave-nothing.ts';
import { openOutbox } from '../service/outbox.ts';
import type { Service } from '../service/service.ts';
import { newWorld, type World } from './world.ts';

interface Fixtures {
  /** How much the people of this world wrote. */
  words: 'usual' | 'longest';
  world: World;
}

/** Of this worker. */
const worlds = new WeakMap<Service, Promise<World>>();
const tabs = new WeakMap<Service, Page>();

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
  page: async ({ browser, service, guard, viewport }, use) => {
    const page = tabs.get(service) ?? (await browser.newPage());
    tabs.set(service, page);
    const context = page.context();
    await leaveNothing(page);
    // The screen before may have been looked at in other widths.
    if (viewport) await page.setViewportSize(viewport);
    guard.watch(context);
    await use(page);
    guard.unwatch(context);
  },
});
