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

const SCREENS = 'accessibility.spec.ts';

// Journeys are e2e/*.spec.ts; each worker runs a server of its own (e2e/service/fixtures.ts).
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/service/first-start.ts',
  // One works while the others wait for the browser or the service.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 150_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // What it asks for, no journey could hold back; offline.spec.ts has it.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every journey would take half of a small machine.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  // The user agents are a person's: HeadlessChrome would be answered as a search engine is.
  projects: [
    // It needs no browser and waits for long: it begins first, so that nobody waits for it alone.
    { name: 'killed', testMatch: 'killed.spec.ts' },
    // One tab shows all screens, the one spec in both widths.
    { name: 'screens', testMatch: SCREENS, use: PHONE },
    { name: 'phone', testIgnore: ['killed.spec.ts', SCREENS], use: PHONE },
    {
      // Journeys through menus, sheets, forms and lists that a wide screen shows otherwise: `{ tag: '@wide' }`. The
      // rest is a phone's.
      name: 'desktop',
      grep: /@wide/,
      testIgnore: ['killed.spec.ts', SCREENS],
      use: { viewport: { width: 1280, height: 800 }, userAgent: chrome('X11; Linux x86_64', '') },
    },
  ],
});
