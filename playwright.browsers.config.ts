import { defineConfig, type Project } from '@playwright/test';
import base from './playwright.config.ts';
import { findFirefox } from './scripts/other-browsers.mjs';

const { contextOptions: _, ...use } = base.use ?? {};

const NARROW = { width: 360, height: 740 };

// The same journeys in Debian's Firefox, driven by Playwright through WebDriver BiDi: `npm run test:browsers`. `{
// tag: '@chromium' }` excludes a journey, with a comment saying why.
export default defineConfig({
  ...base,
  workers: 2,
  timeout: 60_000,
  projects: [
    // They bring browsers of their own.
    { name: 'extension', testMatch: 'browsers/extension-journey.ts' },
    { name: 'webkit', testMatch: 'browsers/webkit-journey.ts' },
    // As wide as the journeys expect; BiDi knows neither touch nor phones.
    { ...firefox(NARROW), name: 'firefox', grepInvert: /@chromium|@wide-only|forced colours/ },
    {
      ...firefox({ width: 1280, height: 800 }),
      name: 'firefox-wide',
      grep: /@wide-only/,
      grepInvert: /@chromium/,
    },
    {
      ...firefox(NARROW, { 'browser.display.document_color_use': 2 }),
      name: 'firefox-forced-colours',
      grep: /forced colours/,
    },
  ],
});

function firefox(viewport: { width: number; height: number }, preferences = {}): Project {
  return {
    testMatch: ['*.spec.ts', 'browsers/offline-journey.ts'],
    // They need no browser, check colours Firefox cannot report, need their own Chromium, or what the driver cannot
    // forward: what a page sends.
    testIgnore: ['killed.spec.ts', 'accessibility.spec.ts', 'click-in-a-shop.spec.ts', 'lost-answers.spec.ts'],
    use: {
      ...use,
      browserName: 'firefox',
      channel: 'moz-firefox',
      viewport,
      // They add a style, which the policy of the API's pages refuses.
      screenshot: 'off',
      // BiDi cannot emulate preferences: reduced motion and forced colours are Firefox settings.
      colorScheme: null,
      contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
      launchOptions: {
        executablePath: findFirefox() ?? 'firefox',
        args: [],
        firefoxUserPrefs: {
          'ui.prefersReducedMotion': 1,
          // As on phones, over the page: others take twelve pixels of its width.
          'ui.useOverlayScrollbars': 1,
          'dom.events.testing.asyncClipboard': true,
          ...preferences,
        },
      },
    },
  };
}
