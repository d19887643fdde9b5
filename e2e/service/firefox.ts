import type { BrowserContext } from '@playwright/test';

export function isFirefox(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'firefox';
}

/** Firefox requests an icon beside API answers too, and reports that their policy allows nothing. */
export const API_HAS_NO_ICON =
  /^uncaught: Content-Security-Policy: .*\(img-src\) at \S+\/favicon\.ico .*“default-src 'none'”/;

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
