import { expect, type Page } from '@playwright/test';

/** Nothing extends past the edge of the screen, except inside a box that scrolls on its own. */
export async function expectInside(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isHeld = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX !== 'visible' && box.getBoundingClientRect().right <= clientWidth + 1) return true;
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
