// npm run screens -- --all: every screen of the product at three widths, light and dark, in three languages, and one
// page to look at them side by side: .cache/screens/all/index.html. Takes half an hour; --only=basket takes the screens
// with that word in their name, --lang=de --width=360 one language and width, --unchecked the pictures alone. Fails
// where axe or an edge finds fault with one of them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../scripts/machine.mjs';
import { ACCOUNT_SCREENS } from '../screens/account-screens.ts';
import { expectNoViolations } from '../screens/axe.ts';
import { expectInside } from '../screens/inside.ts';
import { fillWithDemo, LIVED_SCREENS } from '../screens/lived-screens.ts';
import { PARENT_SCREENS } from '../screens/private-screens.ts';
import { openScreen, type Screen, VISITOR_SCREENS } from '../screens/screens.ts';
import { newWorld, type World } from '../screens/world.ts';
import { leaveNothing } from '../service/leave-nothing.ts';
import { openOutbox } from '../service/outbox.ts';
import { startService } from '../service/service.ts';
import { COLOUR_SCHEMES, pictureFile, screensPage, WIDTHS } from './screens-page.ts';

const SETTINGS = { FEATURES: 'langSelector=on,secondOwner=on,multiBaby=on', RATE_LIMITS: 'off' };
/** Long pages are looked at from their beginning. */
const MOST_PIXELS = 4000;

interface Choice {
  /** Part of the screens' names. */
  only: string;
  /** One language; all unless told. */
  lang?: string | undefined;
  /** One width; all unless told. */
  width?: string | undefined;
  /** Whether to run axe and check for overflow too, as `npm test` does; this takes half of the time. */
  checks: boolean;
}

/** @param folder gets a picture of each, and the page */
export async function takeAllScreens(folder: string, { only, lang, width, checks }: Choice): Promise<void> {
  const chosen = (screens: Screen[]) => screens.filter(({ name }) => name.includes(only));
  const screens = chosen([...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS]);
  const lived = chosen(LIVED_SCREENS);
  const service = await startService(SETTINGS);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--hide-scrollbars'],
  });
  try {
    await mkdir(folder, { recursive: true });
    const world = await newWorld(service, openOutbox(service.dataDir), 'usual');
    const languages = LANGUAGES.filter((each) => !lang || each === lang);
    const widths = WIDTHS.filter((each) => !width || each === Number(width));
    const common = { browser, folder, url: service.url, checks };
    const takeEach = async (some: Screen[], where: World) => {
      for (const language of languages) {
        for (const each of widths)
          await takeIn({ ...common, world: where, screens: some, lang: language, width: each });
      }
    };
    await takeEach(screens, world);
    if (lived.length > 0) await takeEach(lived, await fillWithDemo(service, world));
    const names = [...screens, ...lived].map(({ name }) => name);
    await writeFile(join(folder, 'index.html'), screensPage(names));
    console.log(join(folder, 'index.html'));
  } finally {
    await browser.close();
    await service.stop();
  }
}

interface Taking {
  browser: Browser;
  world: World;
  screens: Screen[];
  folder: string;
  url: string;
  checks: boolean;
  lang: Language;
  width: number;
}

/** One tab takes all of one language and width. */
async function takeIn({ browser, world, screens, folder, url, checks, lang, width }: Taking): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width, height: width < 700 ? 740 : 900 }, hasTouch: width < 700, locale: lang },
    ...{ timezoneId: 'Europe/Paris', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  for (const screen of screens.filter(({ only }) => !only || only === lang)) {
    try {
      await leaveNothing(page);
      await context.addCookies([
        { name: 'lang', value: lang, url },
        { name: 'cookies', value: 'ok', url },
      ]);
      await openScreen(page, world, screen, lang);
      for (const scheme of COLOUR_SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        await takePicture(page, join(folder, pictureFile({ name: screen.name, lang, width, scheme })));
      }
      if (checks) {
        await expectInside(page);
        await expectNoViolations(page);
      }
    } catch (error) {
      console.error(`${screen.name}, ${lang}, ${width}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  await context.close();
  console.log(`${lang}, ${width} px`);
}

async function takePicture(page: Page, path: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  await drawAll(page);
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  // What stands still while a page is scrolled would be in the middle of its picture.
  if (!hasDialog) await page.evaluate(() => window.scrollTo(0, 0));
  const clip = { x: 0, y: 0, width, height: hasDialog ? height : Math.min(long, MOST_PIXELS) };
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: !hasDialog, clip });
}

/** Also what is out of sight, which waits until somebody scrolls there. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const item of document.querySelectorAll<HTMLElement>('[data-measured], [data-measured] > li'))
      item.style.contentVisibility = 'visible';
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
