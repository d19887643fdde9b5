import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isFirefox } from '../service/firefox.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the colour scheme. */
const COLOURS = ['color-contrast'];

/** Fails, naming rule and element, if axe finds a problem with the page in its current state, light or dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (isFirefox(page.context())) {
    expect(await violations(page, { runOnly: RULES }), 'axe').toEqual([]);
    return;
  }
  await expectNoViolationsIn(page, 'light');
  await showColours(page, 'dark');
  expect(await violations(page, { runOnly: { type: 'rule', values: COLOURS } }), 'axe, dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * In one of the two only: half the work where a page is looked at in both, each in another width. The page stays light
 * or dark, as it would have to be drawn once more.
 */
export async function expectNoViolationsIn(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await showColours(page, scheme);
  expect(await violations(page, { runOnly: RULES }), `axe, ${scheme}`).toEqual([]);
}

/** Colours are final once the page has noticed the scheme and all transitions have ended. */
async function showColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) =>
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      !document.getAnimations().some((move) => move instanceof CSSTransition && move.playState === 'running'),
    colorScheme,
  );
}

/** In ASCII, of which the driver sends half a megabyte in 90 ms; axe's own `source` takes 220. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replace(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

/**
 * For a tab that shows one page after the other: it keeps axe's script ready for each, which then costs nothing to
 * send, nor to compile once more.
 */
export async function keepAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: `globalThis.readAxe = () => {${AXE}};` });
}

/** Runs in the page: whether it has axe now. */
function hasAxe(): boolean {
  const ours = globalThis as { axe?: unknown; readAxe?: () => void };
  if (!ours.axe) ours.readAxe?.();
  return Boolean(ours.axe);
}

/** Its script is injected once per page rather than for each check. Our pages have no frames. */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (wanted) => (await (globalThis as unknown as { axe: typeof axe }).axe.run(wanted)).violations,
    {
      ...options,
      // It never finds a violation, and takes a tenth of the time.
      rules: { 'hidden-content': { enabled: false } },
      preload: false,
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}\n${failureSummary}`),
  );
}
