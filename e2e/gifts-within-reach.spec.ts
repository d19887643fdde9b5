// What a family sees of a list: gifts at once, and in view.

import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { putIntoBasket } from './people/givers.ts';
import { shareLivedInRegistry, uploadPlain } from './people/lived-in-registry.ts';
import { newRegistry, newWishes, type Registry, share, untilNoDoubleTap } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

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

test('so it can under a square photo, two babies and a long title', { tag: '@wide' }, async ({ page, parent }) => {
  const babies = [{ firstname: 'Léonie' }, { firstname: 'Gabriel' }] as Registry['babies'];
  const registry = await newRegistry(parent, {
    title: 'La liste de naissance de Léonie et Gabriel Dupont',
    description: 'Notre petite famille s’agrandit. '.repeat(12),
    image_path: await uploadPlain(parent, 'list-header', { width: 900, height: 900 }),
    babies,
  });
  await newWishes(parent, registry, [{ title: 'Poussette' }]);
  await newWishes(parent, registry, [{ title: 'Hochet' }], 'Jeux');
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect(page.getByRole('blockquote')).toBeVisible();
  expect((await firstReserve(page).boundingBox())?.y).toBeLessThan(1.5 * height);
});

test('a cover shows its whole motif, and so does a picture that is not square', { tag: '@wide' }, async ({
  page,
  parent,
}) => {
  await page.goto(await shareLivedInRegistry(parent));
  const cover = await page.getByRole('button', { name: /Image de couverture/ }).boundingBox();
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

test('on a phone a gift’s name and price stand above its button, with every bar open', async ({ page, parent }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const registry = await newRegistry(parent);
  const [table] = await newWishes(parent, registry, [
    { title: 'Table à langer en bois de hêtre', price: 139.9 },
    { title: 'Body', price: 10 },
  ]);
  const name = await share(parent, registry);
  await page.goto(paths.publicRegistry(name));
  await putIntoBasket(page, 'Body');
  await page.goto(paths.publicWish(name, Number(table?.id)));
  await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mon panier' })).toBeVisible();
  const button = await page.getByRole('button', { name: /^Réserver : / }).boundingBox();
  const price = await page.getByText('139,90').boundingBox();
  expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
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

test('parents see their gifts before sharing, which is one tap away', { tag: '@wide' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await newWishes(parent, registry, [{ title: 'Doudou' }]);
  await share(parent, registry);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  const sharing = page.getByRole('region', { name: 'Partager la liste' });
  const tops = [cards(page).first(), sharing].map(async (one) => (await one.boundingBox())?.y ?? Number.NaN);
  const [gifts = Number.NaN, bar = Number.NaN] = await Promise.all(tops);
  expect(gifts).toBeLessThan(bar);
  await page.getByRole('button', { name: 'Partager la liste' }).click();
  await expect(sharing).toBeFocused();
  await expect(sharing.getByRole('button', { name: 'Copier le lien' })).toBeInViewport({ ratio: 1 });
});

test('on a phone what adds a gift stays at hand, below the lines and not over their ends', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const titles = ['Poussette', 'Mobile', 'Body', 'Lampe', 'Berceuse', 'Doudou', 'Hochet', 'Lit'];
  await newWishes(
    parent,
    registry,
    titles.map((title) => ({ title })),
  );
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await cards(page).last().scrollIntoViewIfNeeded();
  const bar = page.getByRole('link', { name: 'Ajouter un cadeau', exact: true }).locator('..');
  await expect(bar).toBeInViewport();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 360 });
  // Nor over the page's end.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
});

test('a phone on its side leaves room above the basket, and for a QR code', async ({ page, parent }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const path = await shareLivedInRegistry(parent);
  await page.goto(path);
  await firstReserve(page).click();
  const ways = page.getByRole('navigation', { name: 'Catégories' });
  await ways.getByRole('link', { name: /^Jeux/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Jeux/ })).toBeInViewport({ ratio: 1 });
  await expect(ways).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const basket = await page.getByRole('link', { name: 'Continuer' }).locator('..').boundingBox();
  expect(basket?.y ?? 0).toBeGreaterThan(270);

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
  await expect(page.getByRole('link', { name: 'Continuer' })).toBeHidden();
  // A second tap right after the first was meant for the button, and leads nowhere.
  await untilNoDoubleTap(page);
  await toBasket.click();
  await expect(page).toHaveURL(paths.basket());
});

test('on a new list, adding a first gift is in sight', { tag: '@wide-only' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('link', { name: /^Ajouter un cadeau/ })).toBeInViewport({ ratio: 1 });
});

test('while a long description is read, the button stays in sight', { tag: '@wide' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const description = 'Une poussette légère, qui se plie d’une main. '.repeat(60);
  const [gift] = await newWishes(parent, registry, [{ title: 'Poussette', description }]);
  await page.goto(paths.publicWish(await share(parent, registry), gift?.id ?? 0));
  await page.getByRole('link', { name: 'Signaler' }).scrollIntoViewIfNeeded();
  await expect(firstReserve(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(firstReserve(page)).toBeInViewport({ ratio: 1 });
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
