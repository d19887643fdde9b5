// What a family sees of a list: gifts at once, in view, in the order they want.

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#contract/pages.ts';
import { newRegistry, newWishes, type Parent, share, unique, untilNoDoubleTap } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

const WORDS = 'Notre petite Léonie arrive bientôt, et nous sommes impatients de vous la présenter. '.repeat(6);

/** A typical list with a cover, a description, a date and three categories; returns its address. */
async function shareLivedInRegistry(parent: Parent): Promise<string> {
  const [cover] = await parent.api('GET /s3/default_images/header');
  const registry = await newRegistry(parent, { ...cover, description: WORDS });
  const tall = await uploadTall(parent);
  await newWishes(parent, registry, [
    { title: 'Poussette', price: 249.9, img_path: tall },
    { title: 'Mobile', price: 42 },
    { title: 'Body', price: 12, is_favorite: true },
  ]);
  await newWishes(
    parent,
    registry,
    [
      { title: 'Lampe', price: 19 },
      { title: 'Berceuse', price: 0 },
    ],
    'Repas',
  );
  await newWishes(
    parent,
    registry,
    [
      { title: 'Doudou', price: 15 },
      { title: 'Hochet', price: 8 },
    ],
    'Jeux',
  );
  return paths.publicRegistry(await share(parent, registry));
}

async function uploadTall(parent: Parent): Promise<string> {
  const create = { width: 300, height: 900, channels: 3 as const, background: '#c03f2b' };
  const body = new FormData();
  body.set(
    'file',
    new Blob([Uint8Array.from(await sharp({ create }).png().toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  return (await parent.api('POST /s3/upload/{bucket_name}', { params: { bucket_name: 'item' }, body })).image_path;
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const firstReserve = (page: Page) => page.getByRole('button', { name: /^Réserver : / }).first();

test('the first gift can be reserved within a screen and a half, and how it works is explained once', {
  tag: '@wide',
}, async ({ page, parent }) => {
  await page.goto(await shareLivedInRegistry(parent));
  const { height } = page.viewportSize() ?? { height: 0 };
  const place = await firstReserve(page).boundingBox();
  expect(place?.y).toBeLessThan(1.5 * height - (place?.height ?? 0));
  await expect(page.getByText('Sans compte, sans paiement')).toHaveCount(1);
  await expect(page.getByText('7 cadeaux disponibles')).toBeVisible();
});

test('a cover shows its whole motif, and so does a picture that is not square', { tag: '@wide' }, async ({
  page,
  parent,
}) => {
  await page.goto(await shareLivedInRegistry(parent));
  const cover = await page.getByRole('button', { name: /Photo de couverture/ }).boundingBox();
  const card = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
  if (!(cover && card)) throw new Error('The header is not there.');
  const isBeside = card.x >= cover.x + cover.width;
  if (!isBeside) expect(cover.y + cover.height - card.y).toBeLessThanOrEqual(24);
  const tall = page.getByRole('article').first().locator('img');
  await expect.poll(() => tall.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  const { picture, place } = await tall.evaluate((image) => ({
    picture: image.getBoundingClientRect(),
    place: image.closest('div')?.getBoundingClientRect() ?? image.getBoundingClientRect(),
  }));
  expect(picture.height).toBeLessThanOrEqual(place.height + 1);
  expect(picture.height / picture.width).toBeCloseTo(3, 1);
});

test('a long list is sorted by price', { tag: '@wide' }, async ({ page, parent }) => {
  const rising = ['Hochet', 'Body', 'Doudou', 'Lampe', 'Mobile', 'Poussette', 'Berceuse'];
  await page.goto(await shareLivedInRegistry(parent));
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

  test('a long list is sorted by price', { tag: '@wide' }, async ({ page, parent }) => {
    await page.goto(await shareLivedInRegistry(parent));
    await page.getByRole('combobox', { name: 'Trier' }).selectOption('Prix décroissant');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await expect(cards(page)).toHaveText(['Poussette', 'Mobile', 'Lampe', 'Doudou', 'Body', 'Hochet', 'Berceuse']);
  });
});

test('on a phone each category is one tap away, and the bar above the gifts hides none', async ({ page, parent }) => {
  await page.goto(await shareLivedInRegistry(parent));
  const before = await page.evaluate(() => history.length);
  const ways = page.getByRole('navigation', { name: 'Catégories' });
  await ways.getByRole('link', { name: /^Jeux/ }).click();
  const title = page.getByRole('heading', { level: 2, name: /^Jeux/ });
  await expect(title).toBeInViewport({ ratio: 1 });
  const bar = await ways.boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.locator('summary').filter({ has: title })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('once the filter sheet is closed, the results are in view', async ({ page, parent }) => {
  await page.goto(await shareLivedInRegistry(parent));
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Prix maximum' }).fill('15');
  await untilNoDoubleTap(page);
  await page.getByRole('button', { name: 'Voir 4 cadeaux' }).click();
  await expect(page.getByText('4 cadeaux sur 7')).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
});

test('where the filters stand side by side, none of them is cut', async ({ page, parent }) => {
  await page.goto(await shareLivedInRegistry(parent));
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

test('a phone on its side leaves room between what stays at the top and the basket, and for a QR code', async ({
  page,
  parent,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const path = await shareLivedInRegistry(parent);
  await page.goto(path);
  await firstReserve(page).click();
  const ways = page.getByRole('navigation', { name: 'Catégories' });
  await ways.getByRole('link', { name: /^Jeux/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Jeux/ })).toBeInViewport({ ratio: 1 });
  await expect(ways).not.toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const basket = await page.getByRole('link', { name: 'Continuer' }).locator('..').boundingBox();
  expect((basket?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(200);

  await logIn(page, parent);
  const [registry] = await parent.api('GET /birthregistry/', {});
  await page.goto(paths.ownerRegistry(registry?.id ?? 0));
  await unfoldSharing(page);
  await page.getByRole('button', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog');
  const [title, code, buttons] = await Promise.all(
    [dialog.locator('header'), dialog.getByRole('img', { name: /QR/ }), dialog.locator('footer')].map((part) =>
      part.boundingBox(),
    ),
  );
  const free = (buttons?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
  expect(free).toBeGreaterThan(code?.height ?? Number.POSITIVE_INFINITY);
});

test('the drawn cover fills its place, whatever was opened', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Mobile' }]);
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const cover = page.locator('main header svg').first();
  const widthOf = (locator: typeof cover) => locator.evaluate((element) => element.getBoundingClientRect().width);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await widthOf(cover)).toBe(await widthOf(cover.locator('..')));
});

test('the home page’s search brings its results into view, also when opened by its address', { tag: '@wide' }, async ({
  page,
  parent,
}) => {
  const title = `Chez ${unique()}`;
  await share(parent, await newRegistry(parent, { title }));
  const found = page.locator('#recherche').getByRole('link', { name: /^Consulter/ });
  await page.goto(paths.home());
  await page.getByRole('searchbox', { name: 'Rechercher une liste de naissance' }).fill(title);
  await page.getByRole('searchbox').press('Enter');
  await expect(found).toBeInViewport();
  await page.goto(`${paths.home()}?q=${encodeURIComponent(title)}`);
  await expect(found).toBeInViewport();
});

test('what more the home page’s search brings has the focus, and is one step of the history with the rest', async ({
  page,
  parent,
}) => {
  const title = `Chez ${unique()}`;
  for (let count = 0; count < 10; count += 1) await share(parent, await newRegistry(parent, { title }));
  await page.goto(paths.help());
  await page.goto(`${paths.home()}?q=${encodeURIComponent(title)}`);
  const found = page.locator('#recherche').getByRole('link', { name: /^Consulter/ });
  await expect(found).toHaveCount(9);
  await page.getByRole('link', { name: 'Voir plus de listes' }).press('Enter');
  await expect(found).toHaveCount(10);
  await expect(found.last()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.help());
});

test('a list stays filtered on the way back from a gift, and its filters are those of its address', async ({
  page,
  parent,
}) => {
  await page.goto(await shareLivedInRegistry(parent));
  const search = page.getByRole('searchbox');
  await search.fill('dou');
  await expect(page).toHaveURL(/\?q=dou$/);
  await page.getByRole('link', { name: 'Doudou' }).click();
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

test('on a gift’s page the button becomes the way to the basket, and stays in sight', { tag: '@wide' }, async ({
  page,
  parent,
}) => {
  await page.goto(await shareLivedInRegistry(parent));
  await page.getByRole('link', { name: 'Poussette' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poussette' })).toBeVisible();
  await expect(firstReserve(page)).toBeInViewport({ ratio: 1 });
  await firstReserve(page).click();
  const toBasket = page.getByRole('article').getByRole('link', { name: 'Voir mon panier' });
  await expect(toBasket).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Retirer du panier : Poussette' })).toBeInViewport({ ratio: 1 });
  // A second tap right after the first was meant for the button, and leads nowhere.
  await untilNoDoubleTap(page);
  await toBasket.click();
  await expect(page).toHaveURL(paths.basket());
});

test('the countdown is not red; punctuation that parents typed stays with its word', async ({ page, parent }) => {
  await page.clock.setFixedTime('2027-01-10T12:00:00Z');
  const registry = await newRegistry(parent, {
    title: 'Bienvenue Léonie !',
    description: 'Merci : à bientôt !',
    event_date: '2027-02-10',
  });
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.textContent()).toBe('Bienvenue Léonie\u00A0!');
  expect(await page.getByRole('blockquote').textContent()).toBe('Merci\u00A0: à bientôt\u00A0!');
  const ink = await title.evaluate((element) => getComputedStyle(element).color);
  await expect(page.getByText('Dans 31 jours')).toHaveCSS('color', ink);
  const params = { birth_registry_id: registry.id };
  await parent.api('PUT /birthregistry/{birth_registry_id}', { params, body: { event_date: '2027-02-09' } });
  await page.reload();
  await expect(page.getByText('Plus que 30 jours')).toHaveCSS('color', ink);
});

test('a long list opened by a press soon has all of its gifts, and the way back leads to where one was', async ({
  page,
  parent,
}) => {
  const registry = await newRegistry(parent);
  const titles = Array.from({ length: 40 }, (_, position) => ({ title: `Cadeau ${position + 1}` }));
  await newWishes(parent, registry, titles.slice(0, 30));
  await newWishes(parent, registry, titles.slice(30));
  await logIn(page, parent);
  await page.goto(paths.myRegistries());
  await page.getByRole('link', { name: registry.title, exact: true }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page.locator('[data-measured=whole]')).toHaveCount(2);
  // Categories and gifts that are not drawn because they are out of sight have their place all the same.
  const heights = await page.evaluate(() => {
    const lists = [...document.querySelectorAll<HTMLElement>('[data-measured]')];
    const heightNow = () => document.documentElement.scrollHeight;
    const measured = heightNow();
    for (const { dataset } of lists) dataset.measured = 'no';
    const drawn = heightNow();
    for (const { dataset } of lists) dataset.measured = 'whole';
    return { measured, drawn };
  });
  expect(heights.measured).toBe(heights.drawn);
  const last = page.getByRole('link', { name: 'Cadeau 40', exact: true });
  // In the middle: at an edge a bar may cover it, and pressing it would scroll on.
  await last.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => scrollY);
  const opened = page.context().waitForEvent('page');
  await last.click({ modifiers: ['Control'] });
  await expect((await opened).getByRole('heading', { level: 1, name: 'Cadeau 40' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: registry.title })).toBeVisible();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cadeau 40' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});
