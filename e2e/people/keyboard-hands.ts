import { expect, type Page } from '@playwright/test';

/** Presses Tab until the focus is on what has this name, as a person who sees where it is would. */
export async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'checkbox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await expect(target.first()).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    if (await isFocused(page, role, name)) return;
  }
  await expect(target, `Tab never came to « ${name} »`).toBeFocused();
}

/** The element with the focus is drawn so, on the screen, and not covered by what floats there. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect.poll(() => hiddenFocus(page), { message: 'where the focus is can be seen' }).toBeNull();
}

/** Asked at once of all that have the name: each question looks for it on the whole page. */
function isFocused(page: Page, role: Parameters<typeof tabTo>[1], name: string): Promise<boolean> {
  const targets = page.getByRole(role, { name, exact: true });
  return targets.evaluateAll((elements) => elements.some((element) => element.matches(':focus')));
}

/** The focused element if it is off the screen, covered, or not seen to be focused; null if a user can see it. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A stretched link, or a checkbox hidden under its drawing, has its ring on an element around it.
    const near = [
      element,
      element.parentElement,
      element.nextElementSibling,
      element.closest('article, label, details'),
      element.closest('li'),
    ];
    const looks = near.flatMap((element) =>
      element ? ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)) : [],
    );
    // A slider's ring stands around its thumb, which no script can look at.
    const isSlider = element.matches('input[type=range]');
    const isDrawn =
      isSlider ||
      looks.some(
        (style) => (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none',
      );
    const box = element.getBoundingClientRect();
    const isInside = box.bottom > 0 && box.top < window.innerHeight;
    const whole = element.closest('article, label, li') ?? element;
    const corners = [box.left + 2, box.right - 2].flatMap((x) => [box.top + 2, box.bottom - 2].map((y) => [x, y]));
    const isBare = [[(box.left + box.right) / 2, (box.top + box.bottom) / 2], ...corners].some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (whole.contains(there) || there.contains(whole));
    });
    return isDrawn && isInside && isBare
      ? null
      : `${element.outerHTML.slice(0, 200)} (drawn: ${isDrawn}, in sight: ${isInside}, not covered: ${isBare})`;
  });
}
