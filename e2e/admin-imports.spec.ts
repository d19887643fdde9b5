// What superusers see of the catalogue's imports, and do after one.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes, unique } from './people/people.ts';
import { makeSuperuser } from './people/superuser.ts';
import { expectNoViolations } from './screens/axe.ts';
import { expectInside } from './screens/inside.ts';
import { logIn, test } from './service/fixtures.ts';
import { importFeed } from './service/import-feed.ts';

test('a superuser links the gifts from before an import to the catalogue', {
  tag: '@wide',
}, async ({ page, parent, service }) => {
  const mark = unique();
  const link = `https://www.aubert.example/doudou-${mark}`;
  const [gift] = await newWishes(parent, await newRegistry(parent), [{ title: 'Doudou', link }]);
  await importFeed(service, mark, [{ id: '1', title: `Doudou ${mark}`, link, shop: 'Aubert', price: '24.90 EUR' }]);
  await makeSuperuser(service, parent);
  await logIn(page, parent);
  await page.goto(paths.adminImports());
  const imported = page.getByRole('row').filter({ hasText: mark });
  await expect(imported.getByRole('time')).toHaveText(/\d{2}:\d{2}:\d{2}/);
  await expect(page.locator('main :is(tbody, h2)').first(), 'imports come first').toContainText(mark);
  await page.getByRole('button', { name: 'Rattacher les cadeaux' }).click();
  // At once, not when somebody looks by chance.
  await expect(page.getByText(/^Terminé. Cadeaux regardés\s: \d+, nouvellement rattachés\s: [1-9]/)).toBeVisible({
    timeout: 20_000,
  });
  await expectInside(page);
  await expectNoViolations(page);

  await importFeed(service, mark, [{ id: '1', title: `Doudou ${mark}`, link, shop: 'Aubert', price: '19.90 EUR' }]);
  expect(await parent.api('GET /wish/{wish_id}', { params: { wish_id: gift.id } })).toMatchObject({
    new_price: 19.9,
  });

  await test.step('below many imports it is one press away', async () => {
    const imports = '**/catalog/imports?*';
    const full = { added: 1_300_000, state: 'failed', reason: 'BROKEN_OFF', details: 'unexpected end of file' };
    await page.route(imports, async (route) => {
      const [one] = await (await route.fetch()).json();
      const json = Array.from({ length: 25 }, (_, id) => ({ ...one, id, ...full }));
      await route.fulfill({ json, headers: { 'X-Total-Count': '25' } });
    });
    await page.reload();
    await page.getByRole('link', { name: 'Les cadeaux d’avant un import' }).click();
    await expect(page.getByRole('button', { name: 'Rattacher les cadeaux' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Les cadeaux d’avant un import' })).toBeInViewport();
    await expectInside(page);
    // Their digits stay together, however narrow a column's heading is.
    const added = page.getByRole('cell', { name: /1\s300\s000$/ }).first();
    expect(await added.evaluate((cell) => cell.firstElementChild?.clientHeight)).toBeLessThan(30);
    await page.unroute(imports);
  });

  await test.step('which lines were refused is read line by line, not in a column', async () => {
    const imports = '**/catalog/imports?*';
    const refusals = [{ line: 1204, reason: 'COLUMNS' }];
    await page.route(imports, async (route) => {
      const [one] = await (await route.fetch()).json();
      await route.fulfill({ json: [{ ...one, refused: 130, refusals }], headers: { 'X-Total-Count': '1' } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Voir 130 lignes refusées' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lignes refusées' });
    const line = dialog.getByText(/^Ligne 1\s204, pas autant de colonnes que de noms$/);
    expect((await line.boundingBox())?.width).toBeGreaterThan(300);
    await expectInside(page);
    await expectNoViolations(page);
    await page.unroute(imports);
  });
});
