import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../scripts/machine.mjs';
import { type Observed, observe, remember, type Visitor } from './in-the-page.ts';
import { beforeUse, bytesOf, watchRequests } from './watched-requests.ts';

/** One first visit under Lighthouse's devtools throttling. Times in ms, bytes of bodies as transferred. */
export interface PageLoad extends Observed {
  /** When the page was usable: afterwards nothing but pictures and fonts was under way for QUIET_MS. */
  usable: number;
  /** What was requested by then, without pictures and fonts. */
  requests: number;
  /** By kind, in total. */
  bytes: Record<string, number>;
}

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
/** How much slower than this machine a phone is. */
export const CPU_SLOWDOWN = 4;
const WATCHED_MS = 4000;

export async function launch(): Promise<Browser> {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
}

/** Visits an address with an empty cache on a slow phone: 412 px wide, CPU ×4, 562 ms per request, 1.47 Mbit/s. */
export async function measureLoad(browser: Browser, url: string, visitor: Visitor = {}): Promise<PageLoad> {
  const context = await slowPhone(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const requests = watchRequests(devtools);
  await page.addInitScript(remember, visitor);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  await context.close();
  return { ...observed, ...beforeUse([...requests.values()]), bytes: bytesOf([...requests.values()]) };
}

export function slowPhone(browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    ...more,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });
}
