import { test as base, type Page } from '@playwright/test';
import type { TestShop } from '../../server/testing/shop.ts';
import { type LivedIn, livedInAt } from '../people/lived-in-registry.ts';
import { newParent, type Parent } from '../people/people.ts';
import { type Guard, newGuard } from './guard.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { type Service, startService } from './service.ts';
import { openShop } from './shop.ts';
import { type Tab, takeTab } from './tabs.ts';
import { openWholeChromium, type WholeChromium } from './whole-chromium.ts';

type Settings = Record<string, string>;
const WITHOUT = JSON.stringify({} satisfies Settings);

interface WorkerFixtures {
  /** A shop the service can reach: any path is the page of its single article. */
  shop: TestShop;
  /**
   * The server with these settings, shared by this worker's journeys. Besides the one without settings there is one
   * more, until other settings are asked for: each that nobody uses takes a hundredth of a core.
   */
  serviceWith: (settings: Settings) => Promise<Service>;
  /** A whole Chromium with our extension for the server without settings; journeys get it from `whole`. */
  sharedWhole: WholeChromium;
}

interface Fixtures {
  /**
   * Environment variables of the server: `test.use({ settings: { FEATURES: 'thanks=off' } })` at the top of a file.
   */
  settings: Settings;
  /** The server with these settings; its `url` is the base of every `page.goto`. */
  service: Service;
  /** What the service sent: `await outbox.mailTo(address)`. */
  outbox: Outbox;
  /** Fails the journey on unexpected errors; expected ones are announced: `guard.tolerate(/409/)`. */
  guard: Guard;
  /** A parent with an active account; `logIn(page, parent)` opens the session in a browser. */
  parent: Parent;
  /** A list with gifts of somebody else's, which journeys share: they look at it and change nothing. */
  livedIn: LivedIn;
  /** A tab that another journey may have used before, or `new`: nothing of ours is in the browser's cache. */
  tab: 'kept' | 'new';
  /** Somebody else's page: a separate browser, without session or basket. */
  newVisitor: () => Promise<Page>;
  /** Another browser, on a computer, with our extension. */
  whole: WholeChromium;
}

/** Playwright's test with a real server behind it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  serviceWith: [
    async ({ shop }, use) => {
      const services = new Map<string, Service>();
      await use(async (settings) => {
        const key = JSON.stringify(settings);
        const started = services.get(key);
        if (started) return started;
        for (const [other, service] of services) {
          if (key === WITHOUT || other === WITHOUT) continue;
          services.delete(other);
          await service.stop();
        }
        const service = await startService({ FETCH_ALLOW_HOSTS: shop.host, ...settings });
        services.set(key, service);
        return service;
      });
      for (const service of services.values()) await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharedWhole: [
    async ({ serviceWith }, use) => {
      const whole = await openWholeChromium((await serviceWith({})).url);
      await use(whole);
      await whole.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Per test, not per worker: other settings would otherwise make Playwright start another worker and browser.
  settings: [{}, { option: true }],
  tab: ['kept', { option: true }],
  service: [async ({ serviceWith, settings }, use) => use(await serviceWith(settings)), { timeout: 120_000 }],
  baseURL: ({ service }, use) => use(service.url),
  outbox: ({ service }, use) => use(openOutbox(service.dataDir)),
  parent: async ({ service, outbox }, use) => use(await newParent(service.url, outbox)),
  livedIn: async ({ service, outbox }, use) => use(await livedInAt(service, outbox)),
  guard: async ({ service }, use) => {
    const guard = newGuard(service);
    await use(guard);
    guard.check();
  },
  // What `told` names are all the browser's options that journeys change.
  newVisitor: async (
    { browser, guard, baseURL, viewport, javaScriptEnabled, serviceWorkers, contextOptions, tab },
    use,
    test,
  ) => {
    const told = { baseURL, viewport, javaScriptEnabled, serviceWorkers, contextOptions, tab };
    const tabs: Tab[] = [];
    await use(async () => {
      const taken = await takeTab(browser, guard, told);
      tabs.push(taken);
      return taken.page;
    });
    const isKept = tab === 'kept' && serviceWorkers === 'block' && test.status === test.expectedStatus;
    for (const taken of tabs) await (isKept ? taken.leave() : taken.close());
  },
  whole: async ({ sharedWhole, guard }, use) => {
    guard.watch(sharedWhole.context);
    await use(sharedWhole);
    guard.unwatch(sharedWhole.context);
    await sharedWhole.leaveNothing();
  },
  page: async ({ newVisitor }, use) => use(await newVisitor()),
  context: ({ page }, use) => use(page.context()),
});

/** Opens a parent's session in the browser, as logging in on the page would; the next page opened has it. */
export async function logIn(page: Page, { token }: Parent): Promise<void> {
  // A page without scripts: one of ours would ask who is logged in, and end a session that is refused.
  if (!page.url().endsWith('/healthz')) await page.goto('/api/v1/');
  await page.evaluate((kept) => localStorage.setItem('cigogne', JSON.stringify(kept)), { token });
}
