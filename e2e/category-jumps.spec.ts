// The ways between the categories of a list, above its gifts.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes, type Parent, share } from './people/people.ts';
import { afterFrames } from './screens/after-frames.ts';
import { logIn, test } from './service/fixtures.ts';

const jumps = (page: Page) => page.getByRole('navigation', { name: 'Catégories' });
const current = (page: Page) => jumps(page).locator('[aria-current]');

test('each category is one tap away, and the bar above the gifts hides none', { tag: '@wide' }, async ({
  page,
  livedIn,
}) => {
  await page.goto(livedIn.path);
  // The row follows the category in view, and a link that moves while it is pressed is not pressed.
  await page.getByRole('heading', { level: 2, name: /^Chambre/ }).evaluate((title) => title.scrollIntoView());
  await expect(current(page)).toHaveText(/^Chambre/);
  const before = await page.evaluate(() => history.length);
  await jumps(page).getByRole('link', { name: /^Jeux/ }).click();
  const title = page.getByRole('heading', { level: 2, name: /^Jeux/ });
  await expect(title).toBeInViewport({ ratio: 1 });
  const bar = await jumps(page).boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.locator('summary').filter({ has: title })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('in a long list they stay at hand and say where one is, to visitors and parents', { tag: '@wide' }, async ({
  page,
  parent,
}) => {
  const { id, name } = await newLongList(parent);
  for (const path of [paths.publicRegistry(name), paths.ownerRegistry(id)]) {
    if (path === paths.ownerRegistry(id)) await logIn(page, parent);
    await page.goto(path);
    await page.getByRole('link', { name: 'Cadeau 20', exact: true }).evaluate((link) => link.scrollIntoView());
    await expect(jumps(page)).toBeInViewport({ ratio: 1 });
    await expect(current(page)).toHaveText(/^Bain/);
    // Moved by hand, the row stays there as long as the category does.
    const row = jumps(page).getByRole('list');
    await row.evaluate((list) => list.scrollTo(0, 0));
    await page.getByRole('heading', { level: 2, name: /^Livres/ }).evaluate((title) => title.scrollIntoView(false));
    // Firefox scrolls by whole pixels.
    await expect(page.getByRole('heading', { level: 2, name: /^Livres/ })).toBeInViewport({ ratio: 0.99 });
    await expect(current(page)).toHaveText(/^Bain/);
    await afterFrames(page);
    expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    // Its gifts are too few to get to the top.
    await jumps(page)
      .getByRole('link', { name: /^Livres/ })
      .press('Enter');
    await expect(current(page)).toHaveText(/^Livres/);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(jumps(page).getByRole('link', { name: /^Livres/ })).not.toHaveAttribute('aria-current');
  }
});

async function newLongList(parent: Parent): Promise<{ id: number; name: string }> {
  const registry = await newRegistry(parent);
  const titles = Array.from({ length: 25 }, (_, position) => ({ title: `Cadeau ${position + 1}` }));
  await newWishes(parent, registry, titles.slice(0, 12));
  await newWishes(parent, registry, titles.slice(12, 24), 'Bain');
  await newWishes(parent, registry, titles.slice(24), 'Livres');
  return { id: registry.id, name: await share(parent, registry) };
}
