// What is not there, or no longer.

import { expect } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { shareRegistry } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

const NO_LIST = 'Cette liste est introuvable';

test('a list that was taken offline is reported as not found, kindly', async ({ page, parent, guard }) => {
  guard.tolerate(/status of 404/);
  const { registry, link, gift } = await shareRegistry(parent);
  const { id, name } = link;
  await page.request.get(paths.publicRegistry(name));
  await parent.api('DELETE /shortlink/{shortlink_id}', { params: { shortlink_id: id } });
  for (const path of [paths.publicRegistry(name), paths.publicRegistry(registry.id), paths.publicWish(name, gift.id)]) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['x-robots-tag'], path).toContain('noindex');
    expect(await response.text(), path).toMatch(headOf(NO_LIST));
  }
  await page.goto(paths.publicRegistry(name));
  await expect(page.getByRole('heading', { level: 1, name: NO_LIST })).toBeVisible();
});

test('a list that is gone cannot be changed, and one’s own are one press away', async ({ page, parent, guard }) => {
  guard.tolerate(/status of 404/);
  await logIn(page, parent);
  await page.goto(paths.editRegistry(1));
  await expect(page.getByRole('heading', { level: 1, name: NO_LIST })).toBeVisible();
  await page.getByRole('link', { name: 'Voir mes listes' }).click();
  await expect(page).toHaveURL(paths.myRegistries());
});

test('a gift that was taken off the list is not found, and the list is one press away', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const { link, gift } = await shareRegistry(parent);
  const { name } = link;
  await parent.api('DELETE /wish/{wish_id}', { params: { wish_id: gift.id } });
  const response = await page.goto(paths.publicWish(name, gift.id));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Ce cadeau est introuvable' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir les autres cadeaux' }).click();
  await expect(page).toHaveURL(paths.publicRegistry(name));
});

test('a gift is not found under the address of another list', async ({ request, parent }) => {
  const { registry, link, gift } = await shareRegistry(parent);
  const other = await shareRegistry(parent);
  for (const path of [paths.publicWish(other.link.name, gift.id), paths.publicWish(other.registry.id, gift.id)]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(headOf('Ce cadeau est introuvable'));
  }
  for (const path of [paths.publicWish(link.name, gift.id), paths.publicWish(registry.id, gift.id)]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(headOf('Un &lt;b&gt;lapin&lt;/b&gt;'));
  }
});

test('an unknown address leads home', async ({ request, service }) => {
  for (const path of ['/nowhere', '/my-list', '/list/1/2/3', '/wp-login.php', '/my-list/L%E9onie']) {
    const response = await request.get(path);
    expect(response.url(), path).toBe(`${service.url}${paths.home()}`);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(headOf('[^<]+'));
  }
});

/** A page's own heading, as the service sends it. */
function headOf(words: string): RegExp {
  return new RegExp(`<h1[^>]*>${words}<`);
}
