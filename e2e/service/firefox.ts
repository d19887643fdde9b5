import type { BrowserContext } from '@playwright/test';

export function isFirefox(context: BrowserContext): boolean {
  return context.browser()?.browserType().name() === 'firefox';
}

/** Firefox asks for an icon beside answers of the API too, and says aloud that their policy lets nothing in. */
export const API_HAS_NO_ICON =
  /^uncaught: Content-Security-Policy: .*\(img-src\) at \S+\/favicon\.ico .*“default-src 'none'”/;

/** What the driver needs to be told, before a context has pages. */
export async function helpDriver(context: BrowserContext): Promise<void> {
  if (isFirefox(context)) await context.addInitScript(insertAsPeopleDo);
}

/**
 * In the page. What the driver inserts in Firefox goes through the setter that React lays over a field's value: React
 * takes it for its own writing and hears nothing. This is what a keyboard does, and what Chromium's driver does.
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

/** Lets pages read the clipboard; Firefox's preferences do (playwright.browsers.config.ts). */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  if (!isFirefox(context)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}
