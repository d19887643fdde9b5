import { expect, type Page } from '@playwright/test';

/** Nothing reaches past the edge of the screen, but inside a place of its own that scrolls. */
export async function expectInside(page: Page): Promise<void> {
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
