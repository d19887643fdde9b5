import { expect } from '@playwright/test';
import { ACCOUNT_SCREENS } from './screens/account-screens.ts';
import { expectNoViolationsBesideColours } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { PARENT_SCREENS } from './screens/private-screens.ts';
import { test } from './screens/screen-by-screen.ts';
import { openScreen, VISITOR_SCREENS } from './screens/screens.ts';

test.use({ settings: { FEATURES: 'langSelector=on,secondOwner=on' }, words: 'longest' });

// German has the longest words. French, with usual texts, is looked at by accessibility.spec.ts.
for (const screen of [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]) {
  test(`the longest texts fit a narrow phone: ${screen.name}`, async ({ page, world, guard, service }) => {
    guard.tolerate(/status of 4\d\d/);
    await page.context().addCookies([{ name: 'lang', value: 'de', url: service.url }]);
    await openScreen(page, world, screen, 'de');
    await expect(page.locator('html')).toHaveAttribute('lang', screen.only ?? 'de');
    await expectInside(page);
    await expectNoViolationsBesideColours(page);
  });
}
