import type { BrowserContext, Page } from '@playwright/test';

export function isFirefox(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'firefox';
}

/** What Firefox reports although nothing is wrong. */
export const HARMLESS = [
  // It requests an icon beside API answers too, and their policy allows nothing.
  /^uncaught: Content-Security-Policy: .*\(img-src\) at \S+\/favicon\.ico .*“default-src 'none'”/,
  // The page was left before its fonts came (NS_BINDING_ABORTED).
  /^uncaught: downloadable font: download failed .* status=2152398850 /,
];

/** What the driver must be told before a context has pages. */
export async function helpDriver(context: BrowserContext): Promise<void> {
  if (isFirefox(context)) await context.addInitScript(insertAsPeopleDo);
}

/**
 * Runs in the page. In Firefox the driver inserts text through React's own setter on the field, so React thinks it
 * wrote the value itself and fires no event. This does what a keyboard does, and what Chromium's driver does.
 */
function insertAsPeopleDo(): void {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      document.execCommand('insertText', false, text);
      return null;
    },
    set() {},
  });
}

/** Lets pages read the clipboard; for Firefox a preference does (playwright.browsers.config.ts). */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  if (!isFirefox(context)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Before whatever is done next the driver waits for a page that is on its way, unless this is set. */
const WITHOUT_WAITING = 'PLAYWRIGHT_SKIP_NAVIGATION_CHECK';

/** Firefox gives up the next page's code if one goes elsewhere meanwhile: React Router then loads this one again. */
export function goOnceLoaded(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (url, options) => {
    const loading = page.locator('[role=status] > .visually-hidden');
    await loading.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined);
    delete process.env[WITHOUT_WAITING];
    return go(url, options);
  };
}

/**
 * Firefox shows a page again that it kept, and its driver never hears that it is there: not when it goes back itself,
 * nor afterwards, until `goto`.
 */
export function goBackUnheard(page: Page): void {
  page.goBack = async () => {
    await page.evaluate(() => {
      const left = Object.assign(globalThis, { isLeft: true }) as { isLeft?: boolean };
      addEventListener('popstate', () => delete left.isLeft, { once: true });
      history.back();
    });
    await page.waitForFunction(() => !('isLeft' in globalThis) && document.readyState === 'complete');
    process.env[WITHOUT_WAITING] = '1';
    return null;
  };
}
