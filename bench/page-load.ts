import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/machine.mjs';

/** One first visit, as Lighthouse's devtools throttling sees it. Times in ms, requests without pictures and fonts, bytes as they came over the wire. */
export interface PageLoad {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: Record<string, number>;
}

interface Observed {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 5000;

export async function launch(): Promise<Browser> {
  const executablePath = await ensureChromium();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath, args });
}

/** Visits an address with an empty cache on a slow phone: 412 px wide, CPU ×4, 562 ms a request, 1.47 Mbit/s. */
export async function measureLoad(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  await context.close();
  const requests = [...kinds.values()].filter((kind) => kind !== 'Image' && kind !== 'Font').length;
  return { ...observed, requests, bytes };
}

/** Runs in the page before anything else. Total blocking time counts what tasks take beyond 50 ms after the first paint. */
function observe(): void {
  const observed = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) observed.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.tbt += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) observed.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
