// What a family sees of a list: gifts at once, and in view.

import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#contract/pages.ts';
import { bookWishes, newGiver } from './people/givers.ts';
import { uploadPlain } from './people/lived-in-registry.ts';
import { newRegistry, newWishes, type Registry, share } from './people/people.ts';
import { unfoldSharing } from './people/sharing-hands.ts';
import { logIn, test } from './service/fixtures.ts';

const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const firstReserve = (page: Page) => page.getByRole('button', { name: /^Réserver : / }).first();

test('the first gift can be reserved within a screen and a half, and how it works is explained once', {
  tag: '@wide',
}, async ({ page, livedIn }) => {
  await page.goto(livedIn.path);
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
    image_path: await uploadPlain(parent, 'list-header', { width: 300, height: 300 }),
    babies,
  });
  await newWishes(parent, registry, [{ title: 'Poussette' }]);
  await newWishes(parent, registry, [{ title: 'Hochet' }], 'Jeux');
  await page.goto(paths.publicRegistry(await share(parent, registry)));
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect(page.getByRole('blockquote')).toBeVisible();
  expect((await firstReserve(page).boundingBox())?.y).toBeLessThan(1.5 * height);
});

test('on a card no short word stands in a line of its own, the price is under the title and the state under it', async ({
  page,
  parent,
  service,
}) => {
  const registry = await newRegistry(parent);
  const [rest, , gone] = await newWishes(parent, registry, [
    { title: 'Siège auto groupe 0+', price: 1179.9, quantity: 3 },
    { title: 'Veilleuse', price: 34.5 },
    { title: 'Doudou', price: 9 },
  ]);
  const path = paths.publicRegistry(await share(parent, registry));
  await bookWishes(service.url, [rest, gone], newGiver());
  await page.goto(path);
  const lines = await cards(page)
    .first()
    .getByRole('link')
    .evaluate((link) => [...link.getClientRects()].map(({ width }) => width));
  expect(lines).toHaveLength(2);
  expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2);
  const levelsOf = (texts: Locator) => texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().y));
  await expect(page.getByText('Encore 2')).toBeVisible();
  const all = page.getByRole('article');
  for (const card of [all.first(), all.last()]) {
    const [price = Number.POSITIVE_INFINITY, state = 0] = await levelsOf(card.getByText(/€$|^(Encore 2|Réservé)$/));
    expect(price).toBeLessThan(state);
  }
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

test('a phone on its side leaves room above the basket, and for a QR code', async ({ page, livedIn }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(livedIn.path);
  await firstReserve(page).click();
  const ways = page.getByRole('navigation', { name: 'Catégories' });
  await ways.getByRole('link', { name: /^Jeux/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Jeux/ })).toBeInViewport({ ratio: 1 });
  await expect(ways).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const basket = await page.getByRole('link', { name: 'Continuer' }).locator('..').boundingBox();
  expect(basket?.y ?? 0).toBeGreaterThan(270);

  await logIn(page, livedIn.parent);
  await page.goto(paths.ownerRegistry(livedIn.id));
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

test('on a new list, adding a first gift is in sight', { tag: '@wide-only' }, async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id));
  await expect(page.getByRole('link', { name: /^Ajouter un cadeau/ })).toBeInViewport({ ratio: 1 });
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
  const opened = page.context().waitForEvent('page');
  await last.click({ modifiers: ['Control'] });
  await expect((await opened).getByRole('heading', { level: 1, name: 'Cadeau 40' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: registry.title })).toBeVisible();
  // Where it is as it is pressed: what comes late and the browser's hand may both scroll the page until then.
  const pressed = await last.evaluateHandle((link) => {
    const place = { top: Number.NaN };
    link.addEventListener('click', () => Object.assign(place, { top: link.getBoundingClientRect().top }));
    return place;
  });
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cadeau 40' })).toBeVisible();
  await page.goBack();
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().top))
    .toBe((await pressed.jsonValue()).top);
});

test('gifts without pictures are not all wrapped alike, each everywhere in the same paper', async ({
  page,
  livedIn,
}) => {
  await page.goto(livedIn.path);
  const presents = page.getByRole('article').locator('[data-paper]');
  const papers = await presents.evaluateAll((all) => all.map((one) => one.getAttribute('data-paper') ?? ''));
  expect(papers).toHaveLength(6);
  expect(new Set(papers).size).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Mobile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile' })).toBeVisible();
  await expect(presents).toHaveAttribute('data-paper', papers[0] ?? '');
});

test('the address of a gift on one’s own list leads to it, and a reload to where one was', async ({ page, parent }) => {
  const registry = await newRegistry(parent);
  const gifts = await newWishes(
    parent,
    registry,
    Array.from({ length: 12 }, (_, index) => ({ title: `Body ${index}` })),
  );
  await logIn(page, parent);
  await page.goto(paths.ownerRegistry(registry.id, gifts[9]?.id));
  const link = page.getByRole('link', { name: 'Body 9', exact: true });
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(link).toBeVisible();
  await expect(link).not.toBeInViewport();
});
