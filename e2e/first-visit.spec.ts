import { expect, type Locator } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { goToSummary } from './people/givers.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ tab: 'new' });

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

test('what is opened on demand asks for its own styles, not for the page’s once more', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Veilleuse' }, { title: 'Mobile' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
  const sheets = asked.filter((path) => path.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(sheets).not.toContainEqual(expect.stringContaining('site'));
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

test('the notice on cookies covers nothing that cannot be scrolled clear of it, and moves nothing', {
  tag: '@wide',
}, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Veilleuse' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const notice = page.getByRole('complementary', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sum;
  });
  // Its height would be a twelfth of a phone's window. A slow browser also draws what it has read of the page so far,
  // a title without its date or fields without the last, which moves a hundredth.
  expect(shifts).toBeLessThan(0.05);

  const isWide = page.viewportSize()?.width === 1280;
  await page.getByRole('button', { name: 'Réserver : Veilleuse' }).click();
  const basket = page.getByRole('link', { name: /panier/i }).last();
  await expect(basket).toBeInViewport({ ratio: 1 });
  if (isWide) await expectAbove(basket, notice);
  else await expectAbove(notice, page.getByRole('main'));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  if (isWide) await expectAbove(page.getByRole('contentinfo'), notice);
  else await expect(notice).not.toBeInViewport();
  await notice.getByRole('button', { name: 'J’ai compris' }).press('Enter');
  await expect(notice).toBeHidden();
});

/** Pages scroll by whole pixels, texts are as high as they are. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan((below?.y ?? 0) + 1);
}

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
