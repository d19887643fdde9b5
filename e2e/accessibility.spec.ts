import { ACCOUNT_SCREENS } from './screens/account-screens.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { PARENT_SCREENS } from './screens/private-screens.ts';
import { test } from './screens/screen-by-screen.ts';
import { openScreen, VISITOR_SCREENS } from './screens/screens.ts';

test.use({ settings: { FEATURES: 'secondOwner=on' } });

const WIDE = { width: 1280, height: 800 };

for (const screen of [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]) {
  test(`everybody can use ${screen.name}, narrow and wide, in light and in dark`, async ({ page, world, guard }) => {
    guard.tolerate(/status of 4\d\d/);
    await openScreen(page, world, screen);
    await expectInside(page);
    await expectNoViolations(page);
    await page.setViewportSize(WIDE);
    if (screen.dialog === null) await openScreen(page, world, screen);
    await expectInside(page);
    await expectNoViolations(page);
  });
}
