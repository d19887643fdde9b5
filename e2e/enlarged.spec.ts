import type { Page } from '@playwright/test';
import { ACCOUNT_SCREENS } from './screens/account-screens.ts';
import { expectInside } from './screens/inside.ts';
import { expectLegible } from './screens/legible.ts';
import { PARENT_SCREENS } from './screens/private-screens.ts';
import { test } from './screens/screen-by-screen.ts';
import { openScreen, VISITOR_SCREENS } from './screens/screens.ts';

test.use({ settings: { FEATURES: 'langSelector=on,secondOwner=on' } });

/** As somebody's browser does who asked it for larger text. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
}

/** As far apart as WCAG 1.4.12 lets readers ask for. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

// German has the longest words.
for (const screen of [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]) {
  test(`large text, text far apart and a window zoomed to 400 % leave all in sight: ${screen.name}`, async ({
    page,
    world,
    guard,
    service,
  }) => {
    guard.tolerate(/status of 4\d\d/);
    await page.context().addCookies([{ name: 'lang', value: 'de', url: service.url }]);
    await openScreen(page, world, screen, 'de');
    await test.step('text at 150 %', async () => {
      await enlargeText(page, 150);
      await expectInside(page);
      await expectLegible(page);
      await enlargeText(page, 100);
    });
    await test.step('1280 px at 400 %', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectInside(page);
      await expectLegible(page);
      await page.setViewportSize({ width: 360, height: 740 });
    });
    await test.step('text far apart', async () => {
      await spaceText(page);
      await expectInside(page);
      await expectLegible(page);
    });
  });
}
