// What parents do with several gifts at once.

import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { saved, shown } from './people/arranging-hands.ts';
import { expectFocusInSight } from './people/keyboard-hands.ts';
import { newRegistry, newWishes, type Parent } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

const LONG = 'Lit à barreaux en hêtre 60 × 120';

/** Opens twelve favourites, the first with a long name, to be arranged. */
async function openFavourites(page: Page, parent: Parent): Promise<void> {
  const registry = await newRegistry(parent);
  const titles = [LONG, ...Array.from({ length: 11 }, (_, index) => `Body ${index}`)];
  await newWishes(
    parent,
    registry,
    titles.map((title) => ({ title, is_favorite: true })),
  );
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
}

test('on a phone a favourite’s name has room, and what takes the focus is not covered by the bar of what is chosen', async ({
  page,
  parent,
}) => {
  await openFavourites(page, parent);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: LONG }) });
  await expect(row.getByRole('img', { name: 'Coup de cœur' })).toBeVisible();
  // As much as others.
  expect((await row.locator('strong').boundingBox())?.width).toBeGreaterThan(150);

  await page.getByRole('checkbox').first().press('Space');
  await expect(page.getByRole('region', { name: '1 cadeau choisi' })).toBeVisible();
  await expectFocusInSight(page);
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
  }
});

test('in a window zoomed to 400 % the bar of what is chosen leaves room for the gifts', async ({ page, parent }) => {
  await openFavourites(page, parent);
  await page.setViewportSize({ width: 320, height: 220 });
  await page.getByRole('checkbox').first().press('Space');
  const bar = page.getByRole('region', { name: '1 cadeau choisi' });
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(80);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
  }
  await bar.getByRole('button', { name: 'Déplacer vers…' }).press('Enter');
  await expect(bar.getByRole('button', { name: 'Chambre' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('dialog', { name: 'Supprimer 1 cadeau ?' })).toBeVisible();
});

test('on a wide screen what is done with the chosen gifts stands in one row, and steps in a menu', {
  tag: '@wide-only',
}, async ({ page, parent }) => {
  await openFavourites(page, parent);
  const steps = page.getByRole('button', { name: `Ranger «\u00A0${LONG}\u00A0»` });
  const first = page.locator('section[aria-labelledby^="wishes-of-"] li strong').first();
  for (const [step, title] of [
    ['Descendre', 'Body 0'],
    ['Monter', LONG],
  ] as const) {
    await steps.press('Enter');
    await page.getByRole('button', { name: step, exact: true }).press('Enter');
    await expect(first).toHaveText(title);
    await expect(steps).toBeFocused();
  }

  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(12);
  for (const box of await boxes.all()) await box.press('Space');
  const bar = page.getByRole('region', { name: '12 cadeaux choisis' });
  const height = async (one: Locator) => (await one.boundingBox())?.height ?? Number.NaN;
  expect(await height(bar)).toBeLessThan(72);
  expect(await height(bar.getByText('12 cadeaux choisis'))).toBeLessThan(32);
});

test('several gifts are moved, made favourites and deleted together, and that is undone', async ({
  page,
  parent,
  guard,
}) => {
  guard.tolerate(/ERR_FAILED/);
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Lit' }, { title: 'Veilleuse', is_favorite: true }, { title: 'Mobile' }]);
  await newWishes(parent, registry, [{ title: 'Baignoire' }], 'Bain');
  await logIn(page, parent);
  await page.goto(paths.arrangeRegistry(registry.id));
  const choose = async (...titles: string[]) => {
    for (const title of titles) await page.getByRole('checkbox', { name: `Choisir « ${title} »` }).check();
  };
  const undo = page.getByRole('button', { name: 'Annuler' });

  await choose('Lit', 'Mobile');
  const bar = page.getByRole('region', { name: '2 cadeaux choisis' });
  // By keyboard: an arrow looks at the choices, Enter takes one.
  await bar.getByRole('button', { name: 'Déplacer vers…' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(bar.getByRole('button', { name: 'Chambre' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bar.getByRole('button', { name: 'Bain' })).toBeFocused();
  await page.keyboard.press('Enter');
  // What was in hand is elsewhere: one goes on with what stands beside its place.
  await expect(page.getByRole('button', { name: 'Déplacer « Veilleuse »' })).toBeFocused();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Veilleuse', 'Bain: Baignoire, Lit, Mobile']);
  await undo.click();
  await expect.poll(() => saved(parent, registry)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);

  await choose('Lit', 'Veilleuse');
  const change = '**/api/v1/birthregistry/*/wishes';
  await page.route(change, (route) => route.abort());
  await page.getByRole('button', { name: 'Coup de cœur' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(change);
  await page.getByRole('region', { name: '2 cadeaux choisis' }).getByRole('button', { name: 'Coup de cœur' }).click();
  await expect(page.getByText('1 cadeau est maintenant un coup de cœur.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Coup de cœur' })).toHaveCount(2);
  await undo.click();
  await expect(page.getByRole('img', { name: 'Coup de cœur' })).toHaveCount(1);

  await choose('Lit', 'Baignoire');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog', { name: 'Supprimer 2 cadeaux ?' }).getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Veilleuse, Mobile', 'Bain: ']);
  // What was pressed is gone: the focus is near by.
  await expect(undo).toBeFocused();
  await undo.click();
  await expect.poll(() => shown(page)).toEqual(['Chambre: Lit, Veilleuse, Mobile', 'Bain: Baignoire']);
  await expect(page.getByRole('button', { name: 'Déplacer « Baignoire »' })).toBeFocused();
});
