// The header has room for all that is in it, in windows of every width and with the browser's text as large as people
// set it. Media queries follow that setting, and not the root's size that the screens are enlarged by.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { makeSuperuser } from './people/superuser.ts';
import { expectInside } from './screens/inside.ts';
import { closeEnlarged, FULL_HEADER, openEnlarged } from './screens/large-text.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ settings: FULL_HEADER });

test.afterAll(closeEnlarged);

const WIDTHS = [320, 861, 921, 1024, 1181, 1261, 1280, 1366, 1440, 1900];

async function expectRoom(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await test.step(`at ${width} px`, () => expectInside(page));
  }
}

test('the header has room in every window, with large text too', { tag: ['@wide-only', '@chromium'] }, async ({
  playwright,
  launchOptions,
  browser,
  baseURL,
  parent,
  service,
}) => {
  await parent.api('PUT /user/me', { body: { first_name: 'Marie-Christine' } });
  await makeSuperuser(service, parent);
  for (const opened of [browser, await openEnlarged({ playwright, launchOptions })]) {
    const page = await opened.newPage({ baseURL: baseURL ?? '', locale: 'fr-FR' });
    await page.goto(paths.contact());
    await expectRoom(page);
    await logIn(page, parent);
    await page.goto(paths.contact());
    const account = page.getByRole('banner').getByRole('button', { name: 'Marie-Christine' });
    await expect(account).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Administration' })).toBeVisible();
    await expectRoom(page);
    await page.context().close();
  }
});
