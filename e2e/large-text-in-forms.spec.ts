// Forms with large text.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { closeEnlarged, openEnlarged, textBox } from './screens/large-text.ts';
import { logIn, test } from './service/fixtures.ts';

test.afterAll(closeEnlarged);

test('with text twice as large the words of a form’s steps stand apart, and a day is as wide as other fields', async ({
  page,
  parent,
}) => {
  await logIn(page, parent);
  await page.goto(paths.newRegistry());
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const words = page.getByRole('navigation', { name: 'Étapes' }).locator('button > span:last-child');
  const [list, address, baby] = await Promise.all([0, 1, 2].map((index) => textBox(words.nth(index))));
  expect(list?.bottom).toBeLessThan(address?.top ?? 0);
  expect(address?.bottom).toBeLessThan(baby?.top ?? 0);
  const field = await page.getByRole('textbox', { name: 'Nom de la liste' }).boundingBox();
  expect(await page.getByLabel(/^Date prévue/).boundingBox()).toMatchObject({ x: field?.x, width: field?.width });
});

test('on a phone with large text a form’s notice covers no title, and its marks grow with the words', {
  tag: ['@wide-only', '@chromium'],
}, async ({ playwright, launchOptions, baseURL }) => {
  const opened = await openEnlarged({ playwright, launchOptions });
  const page = await opened.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  await page.goto(paths.register());
  await page.locator('main button[type=submit]').press('Enter');
  const notice = await page.getByRole('alert').filter({ hasText: 'Formulaire non valide' }).boundingBox();
  await page.evaluate(() => window.scrollTo(0, 0));
  const title = await textBox(page.getByRole('heading', { level: 1 }));
  expect((notice?.y ?? 0) + (notice?.height ?? 999)).toBeLessThanOrEqual(title.top);
  const mark = page.getByText('Champ obligatoire').first().locator('xpath=..').locator('svg');
  expect((await mark.boundingBox())?.width).toBe(24);
  await page.context().close();
});
