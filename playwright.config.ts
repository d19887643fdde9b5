import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/machine.mjs';

const executablePath = findChromium();
const chrome = (platform: string, kind: string) =>
  `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 ${kind}Safari/537.36`;

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  userAgent: chrome('Linux; Android 10; K', 'Mobile '),
};

// Journeys are e2e/*.spec.ts; each worker runs a server of its own (e2e/service/fixtures.ts).
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/service/first-start.ts',
  // One more than the cores, which works while the others wait for the browser or the service.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 150_000,
  // What a machine busy with something else takes longer for is no failure: a test's own time ends it.
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // Journeys cannot intercept the service worker's requests, so it is blocked, except in offline*.spec.ts.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every journey would take half of a small machine.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Pages live too briefly for optimized code and for collecting garbage to pay, and a process for drawing costs
      // more than a thread: journeys need 8 + 5 % less of the processor.
      args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt --no-maglev --min-semi-space-size=16', '--in-process-gpu'],
    },
  },
  // Realistic user agents: HeadlessChrome would be treated like a search engine.
  projects: [
    // It needs no browser and takes long: starting it first means nobody waits for it alone.
    { name: 'killed', testMatch: 'killed.spec.ts' },
    // Its first spec is the longest: every screen, in both widths.
    { name: 'phone', grepInvert: /@wide-only/, testIgnore: 'killed.spec.ts', use: PHONE },
    {
      // Journeys through menus, sheets, forms and lists that a wide screen shows otherwise: `{ tag: '@wide' }`. With
      // `@wide-only` those of people at a desk: with a keyboard alone, an extension, the superusers' rules for shops.
      // The others only run as a phone. How screens look in both widths is the screens' part, and so is axe: journeys
      // ask it about what no screen shows.
      name: 'desktop',
      grep: /@wide/,
      testIgnore: 'killed.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, userAgent: chrome('X11; Linux x86_64', '') },
    },
  ],
});
