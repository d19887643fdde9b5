import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { test } from './service/fixtures.ts';

test('Chromium reads the manifest, finds nothing wrong in it, and could install the app', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto(paths.home());
  const chromium = await page.context().newCDPSession(page);
  const { url, errors, data } = await chromium.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe(paths.webManifest('fr'));
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'fr', share_target: { action: paths.addWish() } });
  // Headless browsers never offer to install a page; everything the app can do is done.
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
