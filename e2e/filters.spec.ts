// The gifts of a list in the order a family wants, and only those it looks for.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { newRegistry, newWishes, share, untilNoDoubleTap } from './people/people.ts';
import { logIn, test } from './service/fixtures.ts';

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

test('a long list is sorted by price', { tag: '@wide' }, async ({ page, livedIn }) => {
  const rising = ['Hochet', 'Body', 'Doudou', 'Lampe', 'Mobile', 'Poussette', 'Berceuse'];
  await page.goto(livedIn.path);
  const filters = page.getByRole('button', { name: 'Filtres' });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('combobox', { name: 'Trier' }).and(page.locator(':visible')).selectOption('Prix croissant');
  await expect(cards(page)).toHaveText(rising);
  const show = page.getByRole('button', { name: 'Voir 7 cadeaux' });
  if (await show.isVisible()) {
    // It appears where « Filtres » was pressed.
    await untilNoDoubleTap(page);
    await show.click();
    await expect(cards(page).first()).toBeInViewport();
  }
  await expect(page).toHaveURL(/sort=price/);
});

// Firefox's driver cannot switch scripts off.
test.describe('without a script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a long list is sorted by price', { tag: '@wide' }, async ({ page, livedIn }) => {
    await page.goto(livedIn.path);
    await page.getByRole('combobox', { name: 'Trier' }).selectOption('Prix décroissant');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(cards(page)).toHaveText(['Poussette', 'Mobile', 'Lampe', 'Doudou', 'Body', 'Hochet', 'Berceuse']);
  });
});

test('once the filter sheet is closed, the results are in view', async ({ page, livedIn }) => {
  await page.goto(livedIn.path);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Prix maximum' }).fill('15');
  await untilNoDoubleTap(page);
  await page.getByRole('button', { name: 'Voir 4 cadeaux' }).click();
  await expect(page.getByText('4 cadeaux sur 7')).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
});

test('where the filters stand side by side, none of them is cut', async ({ page, livedIn }) => {
  await page.goto(livedIn.path);
  for (const width of [1024, 1141]) {
    await page.setViewportSize({ width, height: 800 });
    const fields = page.getByRole('search').locator('select[name=sort]:visible, input[name=max]:visible');
    for (const field of await fields.all()) expect(await field.evaluate(roomIn)).toBeGreaterThanOrEqual(0);
    await expect(fields).toHaveCount(width === 1141 ? 2 : 0);
  }
});

/** Runs in the page: how much wider a field is than what it says. */
function roomIn(field: Element): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const said = field instanceof HTMLSelectElement ? field.options[0]?.text : field.getAttribute('placeholder');
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = font;
  const taken = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + pen.measureText(said ?? '').width;
  return field.clientWidth - taken;
}

/**
 * Runs in the page. Once its list has been laid out, what is out of sight is no longer drawn: this is in sight. Null if
 * that has been before.
 */
function isUnderItsPressOnceMeasured(link: Element): Promise<boolean | null> {
  link.scrollIntoView({ block: 'center' });
  const list = link.closest('[data-measured]');
  if (!list || list.matches('[data-measured=whole]')) return Promise.resolve(null);
  const task = new MessageChannel();
  const observer = new MutationObserver(() => task.port2.postMessage(null));
  observer.observe(list, { attributeFilter: ['data-measured'] });
  return new Promise((resolve) => {
    task.port1.onmessage = () => {
      const { left, top } = link.getBoundingClientRect();
      resolve(document.elementFromPoint(left + 9, top + 9) === link);
    };
  });
}

test('a list stays filtered on the way back from a gift, and its filters are those of its address', async ({
  page,
  livedIn,
}) => {
  await page.goto(livedIn.path);
  const search = page.getByRole('searchbox');
  const gift = page.getByRole('link', { name: 'Doudou' });
  await expect(async () => {
    await search.fill('');
    await search.fill('dou');
    expect(await gift.evaluate(isUnderItsPressOnceMeasured)).toBe(true);
  }).toPass();
  await expect(page).toHaveURL(/\?q=dou$/);
  await gift.click();
  await page.getByRole('link', { name: 'La liste', exact: false }).first().click();
  await expect(page).toHaveURL(/\?q=dou#wish-/);
  await expect(cards(page)).toHaveText(['Doudou']);

  // Two steps back at once: the gift between is skipped, and the list never left.
  await search.fill('');
  await expect(page).not.toHaveURL(/q=/);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\?q=dou$/);
  await expect(search).toHaveValue('dou');
  await expect(cards(page)).toHaveText(['Doudou']);
});

test('the parents’ filter says that it shows gifts reserved in part, where there are any', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  await share(parent, registry);
  const [whole, part] = await newWishes(parent, registry, [
    { title: 'Doudou' },
    { title: 'Body', quantity: 3 },
    { title: 'Lampe' },
  ]);
  await bookWishes(service.url, [whole], newGiver());
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const filters = page.getByRole('button', { name: 'Filtres', exact: true });
  const dialog = page.getByRole('dialog');
  await filters.click();
  await expect(dialog.getByRole('checkbox', { name: 'Réservés seulement', exact: true })).toBeVisible();
  await bookWishes(service.url, [part], newGiver());
  await page.reload();
  await expect(page.getByText('1 réservé · 2 disponibles')).toBeVisible();
  await filters.click();
  await dialog.getByRole('checkbox', { name: 'Réservés, même en partie', exact: true }).check();
  await dialog.getByRole('button', { name: 'Voir 2 cadeaux' }).click();
  await expect(cards(page)).toHaveText(['Doudou', 'Body']);
});

test('a filter by a category that was deleted meanwhile is none, for the gifts as for its field', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  const [{ category_id }] = await newWishes(parent, registry, [{ title: 'Doudou' }]);
  await logIn(page, parent);
  const gone = String(category_id + 1);
  await page.goto(`${paths.ownerRegistry(registry.id)}?category=${gone}&q=dou`);
  await expect(cards(page)).toHaveText(['Doudou']);
  await page.getByRole('button', { name: 'Filtres', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Catégorie' })).toHaveValue('0');
});
