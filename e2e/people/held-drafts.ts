import type { Page } from '@playwright/test';

/** However slow the browser is here, a draft is still to be written: the pause before that has no end. */
export async function holdDrafts(page: Page): Promise<void> {
  await page.evaluate((pause) => {
    const start = setTimeout.bind(window);
    const late = (act: () => void, ms?: number) => (ms === pause ? 0 : start(act, ms));
    Object.assign(window, { setTimeout: late });
  }, 250);
}
