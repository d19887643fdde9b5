import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that the colour scheme decides. */
const COLOURS = ['color-contrast'];

/** Fails, naming rule and element, when axe finds anything on the page as it is now, in light or in dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  await showColours(page, 'light');
  expect(await violations(axe(page).withTags(RULES)), 'axe, light').toEqual([]);
  await showColours(page, 'dark');
  expect(await violations(axe(page).withRules(COLOURS)), 'axe, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** Colours are those of the scheme once the page has heard of it and nothing fades any more. */
async function showColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      !document.getAnimations().some((move) => move instanceof CSSTransition && move.playState === 'running'),
    colorScheme,
  );
}

/** The same without a look at colours, for a page whose colours have been looked at in another language. */
export async function expectNoViolationsBesideColours(page: Page): Promise<void> {
  expect(await violations(axe(page).withTags(RULES).disableRules(COLOURS)), 'axe').toEqual([]);
}

/** No page of ours has a frame of another origin: axe need not open a second page to gather what it found.
 * Of what is well it need not name every element. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function violations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}
