import type { Page } from '@playwright/test';
import type { Hands } from './watch-hands.ts';

/** A link from a screen to another page, and how fast it was. */
export interface Way {
  to: string;
  /** From the press until the other page is drawn, in ms; null if it never was, or as a new document. */
  ms: number | null;
}

const MOST_LINKS = 5;
const PATIENCE = { timeout: 3000 };
/** Longer than two taps that the product takes for one (web/ui/behaviour/double-tap.ts). */
const BREATH_MS = 700;

/** Follows links of the screen that is open, each once for the browser's cache, then once more. */
export async function followLinks(page: Page, reopen: () => Promise<void>): Promise<Way[]> {
  const ways: Way[] = [];
  for (const to of await linksInside(page)) {
    await follow(page, to, reopen);
    await page.waitForTimeout(BREATH_MS);
    ways.push({ to, ms: await follow(page, to, reopen) });
  }
  return ways;
}

/** Addresses of links in the page's main part, one for each kind of link (same classes, same kind of card). */
function linksInside(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const looks = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
      const isOther = link.pathname !== location.pathname && !/^\/(api|images|assets)\//.test(link.pathname);
      const look = link.className + (link.closest('li, article')?.className ?? '');
      if (isOther && !link.target && link.checkVisibility() && !looks.has(look))
        looks.set(look, link.getAttribute('href') ?? '');
    }
    return [...new Set(looks.values())].slice(0, most);
  }, MOST_LINKS);
}

async function follow(page: Page, to: string, reopen: () => Promise<void>): Promise<number | null> {
  const here = page.url();
  const arrived = () => page.evaluate(() => (window as unknown as { hands: Hands }).hands.arrived);
  try {
    await page.locator(`main a[href="${to}"]`).first().tap(PATIENCE);
    await page.waitForFunction(() => (window as unknown as { hands: Hands }).hands.arrived !== null, null, PATIENCE);
    return await arrived();
  } catch {
    return null;
  } finally {
    await goBack(page, here, reopen);
  }
}

/** As people do; the screen is opened anew where that does not lead to it. */
async function goBack(page: Page, here: string, reopen: () => Promise<void>): Promise<void> {
  await page.goBack();
  try {
    await page.waitForURL(here, PATIENCE);
    await page.locator('main h1').first().waitFor(PATIENCE);
    await page
      .locator('[aria-busy=true]')
      .first()
      .waitFor({ ...PATIENCE, state: 'detached' });
  } catch {
    await reopen();
  }
}
