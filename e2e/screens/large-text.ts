import type { Browser, Locator, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test';

/** A service whose header has all that it may have, for every file that needs a part of it. */
export const FULL_HEADER = {
  FEATURES: 'langSelector=on',
  BLOG_FEED_URL: 'https://blog.example/feed',
  BLOG_URL: 'https://blog.example',
};

let enlarged: Browser | null = null;

/** A browser whose text is set to 150 %, which is a setting of Blink: one for all journeys, as a start takes long. */
export async function openEnlarged({
  playwright,
  launchOptions,
}: Pick<PlaywrightWorkerArgs & PlaywrightWorkerOptions, 'playwright' | 'launchOptions'>): Promise<Browser> {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
  enlarged ??= await playwright.chromium.launch({ ...launchOptions, args });
  return enlarged;
}

/** Once a file's journeys have ended. */
export async function closeEnlarged(): Promise<void> {
  await enlarged?.close();
  enlarged = null;
}

/** Where the words of an element really stand, which may be beyond its own box. */
export function textBox(element: Locator): Promise<DOMRect> {
  return element.evaluate((holder) => {
    const range = document.createRange();
    range.selectNodeContents(holder);
    return range.getBoundingClientRect().toJSON();
  });
}
