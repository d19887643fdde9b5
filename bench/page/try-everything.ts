import type { Locator, Page } from '@playwright/test';
import '#locales/every-language.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { membersTexts } from '#locales/members.ts';
import type { Hands, SlowEvent } from './watch-hands.ts';

/** What somebody did on a screen, and what of it took longest. */
export interface Use extends SlowEvent {
  what: string;
}

/** Of those that look alike, such as the buttons of 200 cards, one is used. */
const MOST_CONTROLS = 40;
const PATIENCE = { timeout: 1500 };
/** Narrows a list of gifts down, letter by letter. */
const TYPED = 'bain';

/**
 * Uses every kind of control of the screen that is open, its own before the header's: types into fields, ticks,
 * chooses, moves sliders, presses buttons, and does the same in the dialogs that they open, whose cross comes last.
 * What leads away is undone by `reopen`.
 */
export async function tryEverything(page: Page, reopen: () => Promise<void>): Promise<Use[]> {
  const uses: Use[] = [];
  const { pathname } = new URL(page.url());
  const seen = new Set<string>();
  const depth = await openDialogs(page);
  for (let position = 0; position < MOST_CONTROLS; position += 1) {
    const name = await markNext(page, [...seen]);
    if (name === null) break;
    seen.add(name);
    const used = await tryOne(page, name);
    uses.push(...used);
    if ((await openDialogs(page)) > depth) {
      // One that came late lies on what was to be pressed, which has its turn then.
      if (used.length === 0) seen.delete(name);
      uses.push(...(await tryDialog(page, reopen)));
    }
    if (new URL(page.url()).pathname === pathname && (await openDialogs(page)) === depth) continue;
    // A dialog that is closed has been used; whoever opened it goes on.
    if (depth > 0) break;
    await reopen();
  }
  return uses;
}

/** Uses what has opened, and leaves it if it is still there. */
async function tryDialog(page: Page, reopen: () => Promise<void>): Promise<Use[]> {
  const depth = await openDialogs(page);
  const uses = await tryEverything(page, reopen);
  if ((await openDialogs(page)) >= depth) await page.keyboard.press('Escape');
  return uses;
}

function openDialogs(page: Page): Promise<number> {
  return page.locator('dialog[open]').count();
}

/** Marks a control that was not used yet, and says what it is called; null when there is none left. */
function markNext(page: Page, seen: string[]): Promise<string | null> {
  return page.evaluate(
    ({ used, logout }) => {
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      document.querySelector('[data-used-now]')?.removeAttribute('data-used-now');
      // Another language is a new document; without the session another screen stands there.
      const leavesAll = (element: Element) =>
        element.querySelector(':scope > [lang]') !== null || logout.includes(element.textContent.trim());
      const controls = [...root.querySelectorAll('input, textarea, select, summary, button')].filter(
        (element) =>
          element.checkVisibility() &&
          element.getBoundingClientRect().width > 0 &&
          !element.matches(':disabled, [type=file], [type=hidden]') &&
          !leavesAll(element),
      );
      // What is written on it, or, beside a picture of its own, said of it up to the name of a gift or a category.
      const wordsOf = (element: Element) =>
        element.textContent.trim() || (element.getAttribute('aria-label') ?? '').replace(/[«„“"].*/, '');
      const nameOf = (element: Element) => {
        const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
        const words = isField ? element.name : wordsOf(element).replaceAll(/\d+/g, '');
        return `${element.tagName.toLowerCase()} ${element.getAttribute('type') ?? ''} ${words.slice(0, 24)}`;
      };
      const isUnused = (element: Element) => !used.includes(nameOf(element));
      const next =
        controls.find((element) => isUnused(element) && !element.closest('header')) ?? controls.find(isUnused);
      next?.setAttribute('data-used-now', '');
      return next ? nameOf(next) : null;
    },
    { used: seen, logout: LANGUAGES.map((lang) => membersTexts(lang).logout) },
  );
}

async function tryOne(page: Page, what: string): Promise<Use[]> {
  const control = page.locator('[data-used-now]');
  await takeEvents(page);
  try {
    await handle(page, control, what);
  } catch (error) {
    // Something that closed itself meanwhile, or lies under a notice.
    if (!/Timeout|not attached|closed/.test((error as Error).message)) throw error;
  }
  return (await takeEvents(page)).map((event) => ({ ...event, what: what.replaceAll(/\s+/g, ' ').trim() }));
}

async function handle(page: Page, control: Locator, what: string): Promise<void> {
  const { keyboard } = page;
  if (what.startsWith('select')) {
    await reach(page, control);
    await control.focus(PATIENCE);
    for (const key of ['ArrowDown', 'ArrowUp']) await keyboard.press(key);
  } else if (what.startsWith('input range')) {
    await reach(page, control);
    await control.focus(PATIENCE);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) await keyboard.press(key);
  } else {
    await press(page, control);
    if (/^input (checkbox|radio)|^button|^summary/.test(what)) return;
    await keyboard.type(what.startsWith('input number') ? '20' : TYPED, { delay: 60 });
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('Delete');
  }
}

/** As a finger does: Playwright's own tap looks at the page between touch and click, which would count as ours. */
async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  const middle = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(left, top)) ? ([left, top] as const) : null;
  });
  if (middle) await page.touchscreen.tap(...middle);
  // Something lies on it: Playwright finds a place, or says that there is none.
  else await control.tap(PATIENCE);
}

/** Scrolls to it and lets it be drawn there, as no hand presses what it has not seen. */
async function reach(page: Page, control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settled(page);
}

/** Once what was done is painted (what comes into sight is drawn a frame later), and nothing is left to do. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1500 }));
  });
}

/**
 * Of what was done, as when a hand moves on to another control; nothing where it led to a whole new page (another
 * language), once that is awake.
 */
async function takeEvents(page: Page): Promise<SlowEvent[]> {
  try {
    await settled(page);
    return await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return (window as unknown as { hands: Hands }).hands.takeEvents();
    });
  } catch {
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    return [];
  }
}
