import { expect, type Page } from '@playwright/test';

/**
 * Until React has the page as the server sent it: a link loads a document, and what only our scripts hear is heard by
 * nobody. Buttons and forms need no waiting: they are repeated (web/document/early-presses.ts).
 */
export async function untilOurs(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'early' in window), { message: 'React has the page' }).toBe(false);
  // Its effects, which listen, come a moment later.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)));
}
