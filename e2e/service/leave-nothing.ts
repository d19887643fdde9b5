import type { Page } from '@playwright/test';

/** As if nobody had been here before. It stays on a page of the service that has no script. */
export async function leaveNothing(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.context().clearCookies();
  // Nothing lies under the mouse.
  await page.mouse.move(0, 0);
}
