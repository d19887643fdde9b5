import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { findFirefox } from './scripts/other-browsers.mjs';

const { contextOptions: _, ...use } = base.use ?? {};

// The same journeys in Debian's Firefox, which Playwright drives by WebDriver BiDi: `npm run test:browsers`.
// `{ tag: '@chromium' }` keeps a journey out, and a comment beside it says why.
export default defineConfig({
  ...base,
  workers: 2,
  timeout: 60_000,
  projects: [
    // They bring browsers of their own.
    { name: 'extension', testMatch: 'browsers/extension-journey.ts' },
    { name: 'webkit', testMatch: 'browsers/webkit-journey.ts' },
    {
      name: 'firefox',
      grepInvert: /@chromium/,
      testMatch: ['*.spec.ts', 'browsers/offline-journey.ts'],
      // No browser, a look at colours that Firefox cannot be asked for, and a Chromium of its own.
      testIgnore: ['killed.spec.ts', 'accessibility.spec.ts', 'click-in-a-shop.spec.ts'],
      use: {
        ...use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 1280, height: 800 },
        // It cannot be asked by BiDi to prefer anything: less motion is a setting of its own.
        colorScheme: null,
        contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
        launchOptions: {
          executablePath: findFirefox() ?? 'firefox',
          args: [],
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'dom.events.testing.asyncClipboard': true },
        },
      },
    },
  ],
});
