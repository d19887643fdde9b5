import type { Page } from '@playwright/test';

/** Of the browser, which would answer for the worker's. */
export async function clearHttpCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}
