import type { Page } from '@playwright/test';

/** Once what was just done is drawn, and whoever watches for it has been told. */
export async function afterFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
