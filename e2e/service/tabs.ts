import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { goBackUnheard, goOnceLoaded, helpDriver, isFirefox } from './firefox.ts';
import type { Guard } from './guard.ts';
import { leaveNothing } from './leave-nothing.ts';

/** What a journey may do to a tab that people cannot, and that is not undone. */
const INTERVENTIONS = [
  ...['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession'],
  ...['on', 'once', 'routeWebSocket', 'setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation'],
  // Of the clock.
  ...['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
];

/** By what their browsers were told. */
const left = new Map<string, Page[]>();

/** What a browser is told, as far as journeys change it. */
interface Told {
  [option: string]: unknown;
  viewport: ViewportSize | null;
  contextOptions: BrowserContextOptions;
}

/** A tab with storage and cookies of its own, as if nobody had used it before. */
export interface Tab {
  page: Page;
  /** Leaves it to the next journey, unless this one intervened. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One that an earlier journey left, or a new one, which takes a third of a second more of the processor: its renderer
 * knows none of our scripts yet.
 * @param told only a tab of a browser that was told the same is taken
 */
export async function takeTab(browser: Browser, guard: Guard, told: Told): Promise<Tab> {
  const kind = JSON.stringify(told);
  const page = left.get(kind)?.pop() ?? (await newTab(browser));
  const context = page.context();
  guard.watch(context);
  const interventions = countCalls(INTERVENTIONS, [page, context, context.clock]);

  return {
    page,
    close: () => context.close(),
    async leave() {
      if (interventions.end() > 0 || page.isClosed() || isFirefox(context)) return await context.close();
      guard.unwatch(context);
      for (const other of context.pages()) if (other !== page) await other.close();
      await undo(page, told);
      await leaveNothing(page);
      left.set(kind, [...(left.get(kind) ?? []), page]);
    },
  };
}

async function undo(page: Page, { viewport, contextOptions }: Told): Promise<void> {
  const context = page.context();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: null, forcedColors: contextOptions.forcedColors ?? null });
}

async function newTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await helpDriver(context);
  const page = await context.newPage();
  if (isFirefox(context)) {
    goOnceLoaded(page);
    goBackUnheard(page);
  } else await leaveNothing(page);
  return page;
}

/** Of these methods, until its end. */
function countCalls(names: string[], targets: object[]) {
  let count = 0;
  for (const target of targets) {
    for (const name of names) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') continue;
      Reflect.set(target, name, (...parameters: unknown[]) => {
        count += 1;
        return Reflect.apply(method, target, parameters);
      });
    }
  }
  return {
    end() {
      for (const target of targets) for (const name of names) Reflect.deleteProperty(target, name);
      return count;
    },
  };
}
