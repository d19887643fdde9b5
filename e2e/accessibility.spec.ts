import { expect } from '@playwright/test';
import { ACCOUNT_SCREENS } from './screens/account-screens.ts';
import { expectNoViolationsIn } from './screens/axe.ts';
import { expectRoomForLargeText } from './screens/enlarged.ts';
import { expectInside } from './screens/inside.ts';
import { PARENT_SCREENS } from './screens/private-screens.ts';
import { test } from './screens/screen-by-screen.ts';
import { VISITOR_SCREENS } from './screens/screens.ts';

test.use({ settings: { FEATURES: 'langSelector=on,secondOwner=on' }, words: 'longest' });

const WIDE = { width: 1280, height: 800 };

// In German, which has the longest words; `npm run screens -- --all` looks at all languages in the same way.
for (const screen of [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]) {
  test(`everybody can use ${screen.name}, narrow and enlarged in light, wide in dark`, async ({
    page,
    show,
    guard,
  }) => {
    guard.tolerate(/status of 4\d\d/);
    await show(screen, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', screen.only ?? 'de');
    await expectInside(page);
    await expectNoViolationsIn(page, 'light');
    await expectRoomForLargeText(page);
    // What scrolls past an edge is cut there, which axe takes for a small target: the notice's, which home alone has at
    // this width, or the header's.
    await page.evaluate((hasNotice) => {
      if (!hasNotice) delete document.documentElement.dataset.cookies;
      window.scrollTo(0, 0);
    }, screen.name === 'home');
    await page.setViewportSize(WIDE);
    await expectInside(page);
    await expectNoViolationsIn(page, 'dark');
  });
}
