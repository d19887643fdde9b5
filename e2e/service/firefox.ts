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

/** Firefox gives up the next page's code if somebody goes elsewhere meanwhile: React Router then loads this one again. */
export function goOnceLoaded(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (url, options) => {
    const loading = page.locator('[role=status] > .visually-hidden');
    await loading.waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined);
    return go(url, options);
  };
}
