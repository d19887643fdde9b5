import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { goToSummary } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test('the page with the most files asks for fifteen things at most, and for no styles: they are in it', async ({
  page,
  parent,
}) => {
  await logIn(page, parent);
  const { id } = await newRegistry(parent);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto(paths.editRegistry(id));
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(asked).not.toContain('stylesheet');
  expect(asked.filter((kind) => kind !== 'image' && kind !== 'font').length).toBeLessThanOrEqual(15);
});

// Anything repainted counts as late, however early it first appeared.
test('what the server rendered above a giver’s form stays in place when the form appears', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Veilleuse' }]);
  await goToSummary(page, paths.publicRegistry(await share(parent, registry)), ['Veilleuse']);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.summary(), { waitUntil: 'commit' });
  const words = await page.getByText('Dites aux parents').elementHandle();
  scripts.resolve();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
  expect(await words?.evaluate((element) => element.isConnected)).toBe(true);
});

test('fonts load after the scripts on a first visit, and at once later', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  const familiesOf = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await page.route('**/entry.client*.js', async (route) => {
    expect(asked).not.toContain('font');
    await route.continue();
  });
  await page.goto(paths.home());
  await expect.poll(() => asked).toContain('font');
  await expect.poll(familiesOf).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'J’ai compris', exact: true }).click();
  await page.unroute('**/entry.client*.js');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  asked.length = 0;
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('font');
  scripts.resolve();
});
