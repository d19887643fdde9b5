import { type Page, test } from '@playwright/test';
import { expectInside } from './inside.ts';
import { expectLegible } from './legible.ts';

/** Fails if large text, 400 % zoom or wide text spacing hides anything; leaves the page as it was, but all drawn. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await drawAll(page);
  await test.step('text at 150 %', async () => {
    await enlargeText(page, 150);
    await expectAllInSight(page);
    await enlargeText(page, 100);
  });
  await test.step('1280 px at 400 %', async () => {
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAllInSight(page);
    if (viewport) await page.setViewportSize(viewport);
  });
  await test.step('text far apart', async () => {
    await spaceText(page, true);
    await expectAllInSight(page);
    await spaceText(page, false);
  });
}

async function expectAllInSight(page: Page): Promise<void> {
  await expectInside(page);
  await expectLegible(page);
}

/** What is out of sight otherwise has the size it was last drawn in (web/ui/styles/base.css). */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-measured], [data-measured] > li { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Like a browser set to larger text. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
}

/** As widely spaced as WCAG 1.4.12 lets readers ask for, or back to normal. */
async function spaceText(page: Page, isFarApart: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = wanted
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1);
  }, isFarApart);
}
