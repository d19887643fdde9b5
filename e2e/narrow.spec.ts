import { expect, type Page } from '@playwright/test';
import { expectNoViolationsBesideColours } from './axe.ts';
import { test as ours } from './fixtures.ts';
import { openOutbox } from './outbox.ts';
import { ACCOUNT_SCREENS, PARENT_SCREENS } from './private-screens.ts';
import { openScreen, VISITOR_SCREENS } from './screens.ts';
import { newWorld, type World } from './world.ts';

const test = ours.extend<Record<never, never>, { world: World }>({
  world: [
    async ({ service }, use) => use(await newWorld(service, openOutbox(service.dataDir), 'longest')),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ settings: { FEATURES: 'langSelector=on' } });

/** Nothing reaches past the edge of the screen, but inside a place of its own that scrolls. */
async function expectInside(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isHeld = (element: Element): boolean => {
      for (let place = element.parentElement; place; place = place.parentElement) {
        const { overflowX, position } = getComputedStyle(place);
        if (overflowX !== 'visible' && place.getBoundingClientRect().right <= clientWidth + 1) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > clientWidth + 1 || left < -1) && element.checkVisibility() && !isHeld(element);
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
  });
  expect(wide, 'wider than the screen').toEqual([]);
}

// German has the longest words; English is never longer than French.
for (const lang of ['fr', 'de'] as const) {
  for (const screen of [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]) {
    test(`the longest texts fit a narrow phone in ${lang}: ${screen.name}`, async ({ page, world, guard, service }) => {
      guard.tolerate(/status of 4\d\d/);
      await page.context().addCookies([{ name: 'lang', value: lang, url: service.url }]);
      await openScreen(page, world, screen, lang);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expectInside(page);
      // With the usual texts, French is looked at by accessibility.spec.ts.
      if (lang !== 'fr') await expectNoViolationsBesideColours(page);
    });
  }
}
