// npm run screens -- --all: every screen of the product at three widths, light and dark, in three languages, and one
// page to look at them side by side: .cache/screens/all/index.html. Takes half an hour; --only=basket takes the screens
// with that word in their name. Fails where axe or an edge finds fault with one of them.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../scripts/machine.mjs';
import { ACCOUNT_SCREENS } from '../screens/account-screens.ts';
import { expectNoViolations } from '../screens/axe.ts';
import { expectInside } from '../screens/inside.ts';
import { PARENT_SCREENS } from '../screens/private-screens.ts';
import { openScreen, type Screen, VISITOR_SCREENS } from '../screens/screens.ts';
import { newWorld, type World } from '../screens/world.ts';
import { openOutbox } from '../service/outbox.ts';
import { startService } from '../service/service.ts';
import { COLOUR_SCHEMES, pictureFile, screensPage, WIDTHS } from './screens-page.ts';

const SETTINGS = { FEATURES: 'langSelector=on,secondOwner=on,multiBaby=on', RATE_LIMITS: 'off' };
/** Long pages are looked at from their beginning. */
const MOST_PIXELS = 4000;

/** @param folder gets a picture of each, and the page; `only` is part of a screen's name */
export async function takeAllScreens(folder: string, only: string): Promise<void> {
  const screens = [...VISITOR_SCREENS, ...ACCOUNT_SCREENS, ...PARENT_SCREENS].filter(({ name }) => name.includes(only));
  const service = await startService(SETTINGS);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--hide-scrollbars'],
  });
  try {
    await mkdir(folder, { recursive: true });
    const world = await newWorld(service, openOutbox(service.dataDir), 'usual');
    for (const lang of LANGUAGES) await takeIn(lang, { browser, world, screens, folder, url: service.url });
    await writeFile(join(folder, 'index.html'), screensPage(screens.map(({ name }) => name)));
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
}

async function takeIn(lang: Language, { browser, world, screens, folder, url }: Taking): Promise<void> {
  for (const screen of screens.filter(({ only }) => !only || only === lang)) {
    for (const width of WIDTHS) {
      const viewport = { width, height: width < 700 ? 740 : 900 };
      const context = await browser.newContext({
        ...{ baseURL: url, viewport, locale: lang, timezoneId: 'Europe/Paris' },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.addCookies(
        ['lang', 'cookies'].map((name) => ({ name, value: name === 'lang' ? lang : 'ok', url })),
      );
      const page = await context.newPage();
      try {
        await page.goto('/healthz');
        await openScreen(page, world, screen, lang);
        for (const colorScheme of COLOUR_SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await takePicture(page, join(folder, pictureFile({ name: screen.name, lang, width, scheme: colorScheme })));
        }
        await expectInside(page);
        await expectNoViolations(page);
      } catch (error) {
        console.error(`${screen.name}, ${lang}, ${width}: ${(error as Error).message}`);
        process.exitCode = 1;
      }
      await context.close();
    }
    console.log(`${lang}: ${screen.name}`);
  }
}

async function takePicture(page: Page, path: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  const long = await page.evaluate(() => document.documentElement.scrollHeight);
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  const clip = { x: 0, y: 0, width, height: hasDialog ? height : Math.min(long, MOST_PIXELS) };
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: !hasDialog, clip });
}
