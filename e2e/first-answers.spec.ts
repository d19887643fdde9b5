// What a page of the parents asks for in its head, before its scripts are there.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('a gift that is not shared stands there before the scripts, without the list’s others', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  const [gift] = await newWishes(parent, registry, [{ title: 'Veilleuse' }, { title: 'Mobile' }]);
  await logIn(page, parent);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/v1\/(wish|birthregistry)\//.test(pathname)) asked.push(pathname + search);
  });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.ownerWish(registry.id, gift?.id ?? 0), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Veilleuse' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeHidden();
  scripts.resolve();
  await expect(page.getByRole('link', { name: 'Modifier' })).toBeVisible();
  expect(asked.toSorted()).toEqual([`/api/v1/birthregistry/${registry.id}?wishes=none`, `/api/v1/wish/${gift?.id}`]);
});

test.describe('before any form was opened', () => {
  test.use({ tab: 'new' });

  test('all scripts of one are asked for in one go', async ({ page, parent }) => {
    await logIn(page, parent);
    await page.goto(paths.myRegistries());
    const asked: string[] = [];
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      asked.push(
        route
          .request()
          .url()
          .replace(/.*\/|-[\w-]{8}\.js$/g, ''),
      );
      await scripts.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Créer une liste' }).click();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['new-registry', 'parents-forms', 'forms']));
    scripts.resolve();
    await expect(page.getByRole('textbox', { name: 'Nom de la liste' })).toBeVisible();
    expect(asked).toHaveLength(new Set(asked).size);
  });
});
