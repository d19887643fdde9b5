import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { test } from './fixtures.ts';
import { takeTab } from './tabs.ts';

/** A browser that no other journey shares. */
const TOLD = { contextOptions: {}, viewport: { width: 360, height: 740 }, of: 'tabs.spec.ts' };

async function leaveTraces(page: Page): Promise<void> {
  await page.goto(paths.home());
  await page.evaluate(async () => {
    localStorage.setItem('trace', 'kept');
    sessionStorage.setItem('trace', 'kept');
    await caches.open('trace');
  });
  await page.context().addCookies([{ name: 'trace', value: 'kept', url: page.url() }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().newPage();
  await page.setViewportSize({ width: 800, height: 600 });
  await page.route('**/*', (route) => route.abort());
  await page.context().route('**/*', (route) => route.abort());
  await page.context().setOffline(true);
}

// In Firefox each journey has a browser of its own.
test('a tab that a journey leaves is as if nobody had used it', { tag: '@chromium' }, async ({ browser, guard }) => {
  const first = await takeTab(browser, guard, TOLD);
  await leaveTraces(first.page);
  await first.leave();
  const second = await takeTab(browser, guard, TOLD);
  expect(second.page).toBe(first.page);
  expect(second.page.context().pages()).toEqual([second.page]);
  expect(await second.page.context().cookies()).toEqual([]);
  const traces = () =>
    second.page.evaluate(async () => ({
      stored: localStorage.length + sessionStorage.length,
      caches: await caches.keys(),
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      width: innerWidth,
    }));
  expect(await traces()).toMatchObject({ stored: 0, caches: [], isDark: false });
  await second.page.goto(paths.home());
  expect(await traces()).toMatchObject({ caches: [], isDark: false, width: 360 });
  await second.close();
});

test('a tab in which a journey intervened is no other’s', async ({ browser, guard }) => {
  for (const intervene of [
    (page: Page) => page.exposeFunction('tell', () => undefined),
    (page: Page) => page.context().grantPermissions(['clipboard-read']),
    (page: Page) => page.clock.setFixedTime(0),
    (page: Page) => page.close(),
  ]) {
    const first = await takeTab(browser, guard, TOLD);
    await intervene(first.page);
    await first.leave();
    expect(first.page.isClosed()).toBe(true);
    const second = await takeTab(browser, guard, TOLD);
    expect(second.page).not.toBe(first.page);
    await second.close();
  }
});
