import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/machine.mjs';

/** One first visit, as Lighthouse's devtools throttling sees it. Times in ms, bytes as they came over the wire. */
export interface PageLoad extends Observed {
  /** When the page could be used: nothing but pictures and fonts was under way for QUIET_MS after that. */
  usable: number;
  /** What was asked for until then, without pictures and fonts. */
  requests: number;
  /** By kind, in all. */
  bytes: Record<string, number>;
}

interface Observed {
  fcp: number;
  lcp: number;
  /** What was painted last as the largest thing. */
  largest: string;
  tbt: number;
  cls: number;
}

/** What is kept in the browser before the visit; its cache is empty. */
export interface Visitor {
  local?: Record<string, unknown>;
  session?: Record<string, unknown>;
}

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1000;
const WATCHED_MS = 4000;

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

function slowPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });
}

interface Watched {
  kind: string;
  /** Seconds, on the browser's clock. */
  start: number;
  end: number;
  bytes: number;
}

function watchRequests(devtools: CDPSession): Map<string, Watched> {
  const requests = new Map<string, Watched>();
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    requests.set(requestId, { kind: type, start: timestamp, end: Number.POSITIVE_INFINITY, bytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('image/')) Object.assign(requests.get(requestId) ?? {}, { kind: 'Image' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp, bytes: encodedDataLength });
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp });
  });
  return requests;
}

/** The first moment of quiet, and how many requests came before it. */
function beforeUse(all: Watched[]): Pick<PageLoad, 'usable' | 'requests'> {
  const counted = all.filter(({ kind }) => !['Image', 'Font'].includes(kind)).sort((a, b) => a.start - b.start);
  const begin = counted[0]?.start ?? 0;
  let busyUntil = begin;
  let requests = 0;
  for (const { start, end } of counted) {
    if (start > busyUntil + QUIET_MS / 1000) break;
    busyUntil = Math.max(busyUntil, end);
    requests += 1;
  }
  return { usable: (busyUntil - begin) * 1000, requests };
}

function bytesOf(all: Watched[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const request of all) bytes[request.kind] = (bytes[request.kind] ?? 0) + request.bytes;
  return bytes;
}

/** Runs in the page before anything else. */
function remember({ local = {}, session = {} }: Visitor): void {
  for (const [name, value] of Object.entries(local)) localStorage.setItem(name, JSON.stringify(value));
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, JSON.stringify(value));
}

/** Runs in the page before anything else. Total blocking time counts what tasks take beyond 50 ms. */
function observe(): void {
  const observed = { fcp: 0, lcp: 0, largest: '', tbt: 0, cls: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) observed.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      observed.lcp = entry.startTime;
      observed.largest = `${entry.element?.tagName.toLowerCase()} ${entry.element?.textContent?.trim().slice(0, 30)}`;
    }
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
