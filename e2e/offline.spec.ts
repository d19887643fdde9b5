// In the metro: what was seen last is available without a network.

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { untilOurs } from './people/ours.ts';
import { newRegistry, newWishes, share } from './people/people.ts';
import { logOut } from './people/session.ts';
import { clearHttpCache } from './service/clear-http-cache.ts';
import { logIn, test } from './service/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

// Firefox's driver cannot cut a service worker off the network: browsers/offline-journey.ts covers it.
test('a list and the basket that were seen are there without a network, and other pages say so', {
  tag: ['@wide', '@chromium'],
}, async ({ page, parent, guard }) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  await newWishes(parent, registry, [{ title: 'Veilleuse lune' }, { title: 'Doudou' }]);
  const name = await share(parent, registry);
  const path = paths.publicRegistry(name);
  await page.goto(path);
  await putIntoBasket(page, 'Doudou');
  const wrapped = page.locator(':is(article, li):has-text("Doudou") [data-paper]');
  const paper = (await wrapped.getAttribute('data-paper')) ?? '';
  await expect.poll(() => areKept(page, [path, paths.offline(), paths.basket()])).toBe(true);

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Veilleuse lune' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vous êtes hors connexion' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();

  await page.goto(paths.help());
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', paths.help());
  await expect(page.getByRole('listitem').filter({ hasText: 'Doudou' })).toBeVisible();
  // Without a picture, it is wrapped as it was on its list.
  await expect(wrapped).toHaveAttribute('data-paper', paper);
  await page.getByRole('link', { name: 'La liste de Suzanne' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Retirer du panier : Doudou' })).toBeVisible();

  // By the address in the parents' message.
  await page.goto(paths.sharedRegistry(name, 'fr'));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();

  await page.goto(paths.basket());
  await expect(page.getByRole('heading', { level: 1, name: 'Mon panier' })).toBeVisible();
  await expect(page.getByText('Doudou', { exact: true })).toBeVisible();

  await page.goto(paths.help());
  await expect(page.getByRole('link', { name: 'Réessayer' })).toHaveAttribute('href', paths.help());
  await page.context().setOffline(false);
  await expect(page).toHaveURL(paths.help());
});

test('back from a gift to its list without a network, the list is there, where it was left', {
  tag: ['@chromium'],
}, async ({ page, parent, guard }) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  const titles = Array.from({ length: 12 }, (_, at) => `Body ${at + 1}`);
  await newWishes(
    parent,
    registry,
    titles.map((title) => ({ title })),
  );
  const path = paths.publicRegistry(await share(parent, registry));
  await page.goto(path);
  await expect.poll(() => areKept(page, [path, paths.offline()])).toBe(true);
  await untilOurs(page);
  await page.getByRole('link', { name: 'Body 11', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Body 11' })).toBeVisible();

  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Body 11', exact: true })).toBeInViewport();
  await putIntoBasket(page, 'Body 11');
  await expect(page.getByRole('button', { name: 'Retirer du panier : Body 11' })).toBeVisible();
  // What was not kept says so, and the list is one step back again.
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Impossible de charger le voeu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeAttached();
  await page.context().setOffline(false);
});

test('whoever logs out leaves no list to the next person at the browser', { tag: ['@chromium'] }, async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  await newWishes(parent, registry, [{ title: 'Doudou' }]);
  const path = paths.publicRegistry(await share(parent, registry));
  await page.goto(path);
  await expect.poll(() => areKept(page, [path, paths.offline()])).toBe(true);
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  expect(await areKept(page, [path])).toBe(true);
  await logOut(page);
  await expect(page.getByText('Déconnexion réussie.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.home());
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors connexion' })).toBeVisible();
  await expect(page.getByText('La liste de Suzanne')).toHaveCount(0);
  await page.context().setOffline(false);
});

test('no page with a token in its address is kept, and no private one; pictures have a place of their own', async ({
  page,
  parent,
}) => {
  const [cover] = await parent.api('GET /s3/default_images/header');
  const registry = await newRegistry(parent, { image_path: cover?.image_path ?? null });
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const stores = names.map(async (name) => {
        const known = await (await caches.open(name)).keys();
        return known.map(({ url }) => ({ name, path: new URL(url).pathname }));
      });
      return (await Promise.all(stores)).flat();
    });
  // So that many push out no scripts and no texts.
  const places = async () => (await kept()).filter(({ path }) => path.startsWith('/images/')).map(({ name }) => name);
  await expect.poll(async () => new Set(await places())).toEqual(new Set(['pictures']));
  await expect.poll(async () => (await kept()).map(({ path }) => path)).toContain(paths.basket());
  await page.goto(paths.myBooking('A'.repeat(43)));
  await page.goto(paths.login());
  await page.goto(paths.home());
  const pages = (await kept()).filter(({ path }) => !/^\/(assets|images)\//.test(path)).map(({ path }) => path);
  expect(pages.filter((path) => !/^\/(cart|offline|my-list\/[^/]+)$/.test(path))).toEqual([]);
});

test('a browser without room for more shows what it kept; one whose storage is broken still has the service', {
  tag: ['@chromium'],
}, async ({ page, parent, guard }) => {
  guard.tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
  const registry = await newRegistry(parent, { title: 'La liste de Suzanne' });
  const path = paths.publicRegistry(await share(parent, registry));
  await page.goto(path);
  await expect.poll(() => areKept(page, [path, paths.offline(), paths.basket()])).toBe(true);
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const worker = page.context().serviceWorkers()[0];
  await worker?.evaluate(async (url) => {
    const scope = globalThis as unknown as { keep: (cache: string, url: string, page: Response) => Promise<void> };
    await scope.keep('lists', url, await fetch(url)).catch(() => {});
  }, path);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'La liste de Suzanne' })).toBeVisible();
  await page.context().setOffline(false);
  await browser.send('Storage.overrideQuotaForOrigin', { origin });

  await worker?.evaluate(() => {
    caches.match = () => Promise.reject(new DOMException('', 'UnknownError'));
  });
  await clearHttpCache(page);
  const [scripts] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/assets/site-')),
    page.reload(),
  ]);
  expect(scripts.ok()).toBe(true);
});

test('a release has a service worker of its own, which keeps its pages', async ({ request }) => {
  const served = await (await request.get('/service-worker.js')).text();
  expect(served).toContain(readFileSync('build/.stamp', 'utf8'));
});

function areKept(page: Page, wanted: string[]): Promise<boolean> {
  return page.evaluate(
    async (each) => (await Promise.all(each.map((path) => caches.match(path)))).every(Boolean),
    wanted,
  );
}
