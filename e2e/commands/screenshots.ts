// npm run screens -- / /login: pictures of these pages, at three widths, light and dark, in .cache/screens.
//   --all [--only=WORD]           every screen (with that word), in three languages, and a page of all (all-screens.ts)
//         [--lang=de --width=360 --unchecked]   in one language and width; without asking axe
//   --url=http://127.0.0.1:3000   of a running instance (such as one that npm run demo has filled); else a fresh one
//   --login=ADDRESS:PASSWORD      logged in as this account
//   --lang=de --name=PREFIX --forced-colors   in this language, named so, as a system with few colours shows them
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../scripts/machine.mjs';
import { root } from '../../scripts/processes.mjs';
import { apiAt } from '../service/api.ts';
import { type Service, startService } from '../service/service.ts';
import { takeAllScreens } from './all-screens.ts';

const WIDTHS = [360, 768, 1280];
const COLOUR_SCHEMES = ['light', 'dark'] as const;
const folder = join(root, '.cache', 'screens');

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    login: { type: 'string' },
    lang: { type: 'string' },
    name: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    width: { type: 'string' },
    unchecked: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
  },
});

const lang = values.lang ?? 'fr';

interface View {
  url: string;
  token: string | null;
  path: string;
  width: number;
  colorScheme: (typeof COLOUR_SCHEMES)[number];
}

async function main(): Promise<void> {
  const service: Service | null = values.url ? null : await startService();
  const url = values.url ?? service?.url ?? '';
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--hide-scrollbars'],
  });
  try {
    await mkdir(folder, { recursive: true });
    const token = values.login ? await logIn(url, values.login) : null;
    for (const path of paths.length > 0 ? paths : ['/']) {
      for (const width of WIDTHS) {
        for (const colorScheme of COLOUR_SCHEMES) await take(browser, { url, token, path, width, colorScheme });
      }
    }
  } finally {
    await browser.close();
    await service?.stop();
  }
}

async function logIn(url: string, login: string): Promise<string> {
  const [username = '', password = ''] = login.split(/:(.*)/s);
  const { access_token } = await apiAt(url)('POST /login/access-token', { body: { username, password } });
  return access_token;
}

async function take(browser: Browser, { url, token, path, width, colorScheme }: View): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 740 : 900 },
    colorScheme,
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: lang,
    timezoneId: 'Europe/Paris',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  });
  await context.addCookies([
    { name: 'lang', value: lang, url },
    { name: 'cookies', value: 'ok', url },
  ]);
  if (token) {
    await context.addInitScript((kept) => localStorage.setItem('cigogne', JSON.stringify(kept)), { token });
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const name = `${values.name}${path.replaceAll(/[^\w-]+/g, '_').replace(/^_/, '') || 'home'}-${width}-${colorScheme}.png`;
  await page.screenshot({ path: join(folder, name), fullPage: true });
  console.log(join(folder, name));
  await context.close();
}

if (values.all) await takeAllScreens(join(folder, 'all'), { ...values, checks: !values.unchecked });
else await main();
